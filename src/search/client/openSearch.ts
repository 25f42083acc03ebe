import { on } from '../../shared/delegate';
import {
  isComposed,
  isShortcut,
  isSlash,
  SERVER_KEY,
  shortcutKey,
} from '../../shared/searchKeys';
import {
  closeDialog,
  findDialog,
  keepFocusInside,
  openDialog,
  selectedText,
} from '../button/searchDialog';

/*
 * Opens and closes the search dialog, before React runs and later without waiting
 * for it. `button/SearchBar` reads the state of the dialog from the page.
 */

// The button shows the reader's key.
if (shortcutKey() !== SERVER_KEY) {
  for (const key of document.querySelectorAll('kbd.DocSearch-Button-Key')) {
    if (key.textContent === SERVER_KEY) key.textContent = shortcutKey();
  }
}
on('click', '.DocSearch-Button', () => openDialog(selectedText()));
on('click', '.DocSearch-Cancel', () => closeDialog());
document.addEventListener('mousedown', (event) => {
  if (event.target !== findDialog()) return;
  // The focus goes back to where it was, not to what is under the mouse.
  event.preventDefault();
  closeDialog();
});
// In the capture phase, before React's handlers of the input.
document.addEventListener('keydown', onKeyDown, { capture: true });

function onKeyDown(event: KeyboardEvent): void {
  if (isComposed(event)) return;
  const dialog = findDialog();
  if (dialog?.open !== true) {
    const query = queryOf(event);
    if (query === undefined) return;
    event.preventDefault();
    openDialog(query);
  } else if (event.key === 'Tab') {
    keepFocusInside(event, dialog);
  } else if (event.key === 'Escape' || isShortcut(event)) {
    event.preventDefault();
    closeDialog();
  }
}

/**
 * The initial query, if a key opens the dialog: Ctrl+K, Command+K, the slash where
 * no text field has the focus, or any letter while the button has it.
 */
function queryOf(event: KeyboardEvent): string | undefined {
  if (isShortcut(event) || isSlash(event)) return selectedText();
  const { key, ctrlKey, metaKey, altKey } = event;
  const isTyped =
    document.activeElement?.matches('.DocSearch-Button') === true &&
    !(ctrlKey || metaKey || altKey) &&
    /^[\p{L}\p{N}]$/u.test(key);
  return isTyped ? key : undefined;
}
