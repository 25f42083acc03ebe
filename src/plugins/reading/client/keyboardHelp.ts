import { loadFailed } from '../../shared/lazyLoad';
import { isHelpKey } from '../shortcuts';
import { delegate } from '../../shared/delegate';

// The button in the footer and the question mark open the list of keys, unless
// another dialog is open.
delegate('click', '.keyboard-help', open);
window.addEventListener('keydown', (event) => {
  if (!isHelpKey(event) || document.querySelector('dialog[open]')) return;
  event.preventDefault();
  open();
});

function open(): void {
  import('./keyboardDialog').then(
    ({ openKeyboardDialog }) => openKeyboardDialog(),
    loadFailed,
  );
}
