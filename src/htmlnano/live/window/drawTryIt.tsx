import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import '../../../plugins/shared/reactRoot';
import { fromHash, type Shared } from './share';
import { versionOfPage } from './liveVersion';
import { end } from './analysis';
import { FIELD } from './Source';
import TryIt from './TryIt';
import type { Opening } from './useContent';
import './tryIt.lazy.css';

/** The content with which the window opens. */
export interface Asked {
  /** The hash of an address, which may hold a page. */
  readonly hash?: string;
  readonly content?: Shared;
}

let root: Root | undefined;
let count = 0;

/** Draws Try it in its window, until the window closes. */
export async function drawTryIt(
  dialog: HTMLDialogElement,
  { hash = '', content }: Asked,
): Promise<void> {
  const version = versionOfPage();
  const link = await fromHash(hash, version.presets);
  const opening: Opening = content
    ? { content }
    : { content: link.state, isLink: true, notice: link.notice };
  if (!dialog.open) return;
  if (!root) {
    const container = dialog.querySelector('.try-it-content');
    if (!container) return;
    root = createRoot(container);
    dialog.addEventListener('close', close, { once: true });
  }
  const title = dialog.querySelector('h1');
  if (title) title.textContent = `Try htmlnano ${version.library}`;
  count += 1;
  flushSync(() =>
    root?.render(<TryIt key={count} version={version} opening={opening} />),
  );
  // On a touch screen a keyboard would cover the result.
  if (window.matchMedia('(pointer: fine)').matches) {
    const run = dialog.querySelector<HTMLElement>('.try-it-held button');
    (run ?? dialog.querySelector<HTMLElement>(FIELD))?.focus();
  }
}

function close(): void {
  root?.unmount();
  root = undefined;
  end();
}
