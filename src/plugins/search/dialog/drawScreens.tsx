import { createRoot } from 'react-dom/client';
import '../../shared/reactRoot';
import { inputOf, partOf, versionOf } from '../button/searchDialog';
import { SCREENS } from '../contract';
import { Screens } from './Screens';

/** By dialog: renders its screens again. */
const drawn = new WeakMap<HTMLDialogElement, (entered?: string) => void>();

/**
 * Renders the screens of an open dialog for the query in its input, until it closes.
 *
 * @param entered the query for which Enter was pressed
 */
export function drawScreens(dialog: HTMLDialogElement, entered?: string): void {
  const draw = drawn.get(dialog) ?? start(dialog);
  draw(entered);
}

function start(dialog: HTMLDialogElement): (entered?: string) => void {
  const input = inputOf(dialog);
  // React's container is an element of its own, as the app owns the one around it.
  const container = document.createElement('div');
  partOf(dialog, `.${SCREENS}`).append(container);
  const root = createRoot(container);
  let entered: string | undefined;
  const draw = (query = entered): void => {
    entered = query;
    root.render(
      <Screens
        dialog={dialog}
        version={versionOf(dialog)}
        query={input.value}
        isEntered={input.value === entered}
      />,
    );
  };
  const onInput = (): void => {
    // Typing cancels Enter.
    entered = undefined;
    draw();
  };
  const onClose = (): void => {
    // The event is asynchronous: the dialog may be open again.
    if (dialog.open) {
      onInput();
      return;
    }
    drawn.delete(dialog);
    input.removeEventListener('input', onInput);
    dialog.removeEventListener('close', onClose);
    root.unmount();
    container.remove();
  };
  input.addEventListener('input', onInput);
  dialog.addEventListener('close', onClose);
  drawn.set(dialog, draw);
  return draw;
}
