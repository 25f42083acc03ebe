import { createRoot, type Root } from 'react-dom/client';
import '../../shared/reactRoot';
import { inputOf, partOf } from '../button/searchDialog';
import { Screens } from './Screens';

/** The root of the open dialog. */
let root: Root | undefined;
let wasEntered = false;

/**
 * Renders the screens of an open dialog for the query in its input, until it closes.
 *
 * @param isEntered whether the reader has pressed Enter; the default is the last value
 */
export function drawScreens(
  dialog: HTMLDialogElement,
  isEntered = wasEntered,
): void {
  wasEntered = isEntered;
  if (!root) {
    root = createRoot(partOf(dialog, '.search-screens'));
    const close = (): void => {
      root?.unmount();
      root = undefined;
      wasEntered = false;
    };
    dialog.addEventListener('close', close, { once: true });
  }
  const query = inputOf(dialog).value;
  root.render(<Screens {...{ dialog, query, isEntered }} />);
}
