import type { ClientModule } from '@docusaurus/types';
import type { Root } from 'react-dom/client';
import { TRY_IT_HASH, TRY_IT_ELEMENT } from '../names';
import { announce } from '../../../plugins/shared/announce';
import { delegate } from '../../../plugins/shared/delegate';
import { onPage } from '../../../plugins/shared/page';

let attempts = 0;
let opened: { readonly container: Element; readonly root: Root } | undefined;

// `live/build/tryItElement` draws the button.
delegate('click', `${TRY_IT_ELEMENT} > button`, ({ parentElement }) => {
  if (parentElement) void open(parentElement, TRY_IT_HASH);
});

/** The hash for which Try it was opened. */
let openedFor = '';

/**
 * Opens "Try it" on a page "Usage", for a link to it or a press of its button.
 * Nothing of it is fetched before.
 */
const follow = (): void => {
  // The app shows another page.
  if (opened && !opened.container.isConnected) {
    opened.root.unmount();
    opened = undefined;
  }
  const element = document.querySelector<HTMLElement>(TRY_IT_ELEMENT);
  const { hash } = window.location;
  // Going back to an open "Try it" leaves its state as it is.
  const isNew = hash !== openedFor && hash.includes('=');
  openedFor = hash;
  if (element && hash.split('=')[0] === TRY_IT_HASH && (isNew || !opened))
    void open(element, hash);
};

onPage(follow);
window.addEventListener('hashchange', follow);

export default { onRouteDidUpdate: follow } satisfies ClientModule;

async function open(element: HTMLElement, hash: string): Promise<void> {
  const attempt = (attempts += 1);
  element.setAttribute('aria-busy', 'true');
  try {
    const { prepareTryIt, createRoot } = await import('../prepareTryIt');
    const tryIt = await prepareTryIt(element.dataset.version, hash);
    // Another link may have been followed meanwhile.
    if (attempt !== attempts || !element.isConnected) return;
    if (!opened) {
      const container = document.createElement('div');
      // React does not touch the children of an element with `dangerouslySetInnerHTML`.
      element.replaceChildren(container);
      opened = { container, root: createRoot(container) };
    }
    opened.root.render(tryIt);
    // The browser takes the whole hash for the anchor.
    document.querySelector(TRY_IT_HASH)?.scrollIntoView();
  } catch {
    const said = 'Try it could not be loaded.';
    announce(said);
    // What is open stays, with what the reader typed.
    if (opened) return;
    element.replaceChildren(
      `${said} Check your network connection. `,
      element.querySelector('button') ?? '',
    );
  } finally {
    // From now on its own height keeps the room.
    delete document.documentElement.dataset.opens;
    element.removeAttribute('aria-busy');
  }
}
