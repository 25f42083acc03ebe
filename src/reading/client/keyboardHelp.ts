import { isHelpKey } from '../../shared/searchKeys';
import { announce } from '../../shared/announce';
import { on } from '../../shared/delegate';

// The list of keys, by the button in the footer and by the question mark. Where
// another dialog is open, that has the keys.
on('click', '.keyboard-help', open);
window.addEventListener('keydown', (event) => {
  if (!isHelpKey(event) || document.querySelector('dialog[open]')) return;
  event.preventDefault();
  open();
});

function open(): void {
  import('./keyboardDialog').then(
    ({ openKeyboardDialog }) => openKeyboardDialog(),
    () => announce('The list of keys could not be loaded. Try again.'),
  );
}
