import { on } from '../../shared/delegate';
import { isHydrated } from '../../shared/isHydrated';
import { isSearchKey, SERVER_KEY, shortcutKey } from '../../shared/searchKeys';
import {
  closeDialog,
  findDialog,
  openDialog,
  selectedText,
} from '../button/searchDialog';

// Before the site runs: the button shows the reader's key, and the dialog opens and
// takes what is typed. `button/SearchBar` goes on where it stands.
if (shortcutKey() !== SERVER_KEY) {
  for (const key of document.querySelectorAll('kbd.DocSearch-Button-Key')) {
    if (key.textContent === SERVER_KEY) key.textContent = shortcutKey();
  }
}
on('click', '.DocSearch-Button', () => {
  if (!isHydrated()) openDialog(selectedText());
});
on('click', '.DocSearch-Cancel', close);
on('mousedown', 'dialog.DocSearch', (dialog, { target }) => {
  if (target === dialog) close();
});
document.addEventListener('keydown', (event) => {
  if (isHydrated()) return;
  const isOpen = findDialog()?.open === true;
  if (isOpen ? event.key !== 'Escape' : !isSearchKey(event)) return;
  event.preventDefault();
  if (isOpen) close();
  else openDialog(selectedText());
});

function close(): void {
  if (!isHydrated()) closeDialog();
}
