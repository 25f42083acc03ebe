import { on } from '../../shared/delegate';
import { savesData } from '../../shared/savesData';
import {
  isComposed,
  isShortcut,
  isSlash,
  SERVER_KEY,
  shortcutKey,
} from '../../shared/searchKeys';
import {
  closeDialog,
  fillIn,
  findDialog,
  inputOf,
  keepFocusInside,
  openDialog,
  selectedText,
} from '../button/searchDialog';
import { fetchScreens, showScreens } from './screens';

/*
 * Opens and closes the search dialog, with the app and without it: what it shows is
 * fetched when a reader turns to the button, or opens it.
 */

// The button shows the reader's key.
if (shortcutKey() !== SERVER_KEY) {
  for (const key of document.querySelectorAll('kbd.DocSearch-Button-Key')) {
    if (key.textContent === SERVER_KEY) key.textContent = shortcutKey();
  }
}
for (const sign of ['pointerover', 'focusin', 'touchstart'] as const) {
  on(sign, '.DocSearch-Button', () => {
    // A finger presses the button next.
    if (sign === 'touchstart' || !savesData()) prefetch();
  });
}
on('click', '.DocSearch-Button', () => open(selectedText()));
on('click', '.DocSearch-Cancel', () => closeDialog());
on('click', '.DocSearch-Reset', () => fillIn(''));
on('click', '.search-missing button', () => {
  const dialog = findDialog();
  if (!dialog) return;
  void showScreens(dialog);
  // The button goes.
  inputOf(dialog).focus();
});
document.addEventListener('submit', (event) => {
  const dialog = findDialog();
  if (!dialog?.contains(event.target as Node)) return;
  event.preventDefault();
  void showScreens(dialog, inputOf(dialog).value);
});
document.addEventListener('mousedown', (event) => {
  if (event.target !== findDialog()) return;
  // The focus goes back to where it was, not to what is under the mouse.
  event.preventDefault();
  closeDialog();
});
// In the capture phase, before the handlers of the input.
document.addEventListener('keydown', onKeyDown, { capture: true });

function onKeyDown(event: KeyboardEvent): void {
  if (isComposed(event)) return;
  const dialog = findDialog();
  if (dialog?.open !== true) {
    const query = queryOf(event);
    if (query === undefined) return;
    event.preventDefault();
    open(query);
  } else if (event.key === 'Tab') {
    keepFocusInside(event, dialog);
  } else if (event.key === 'Escape' || isShortcut(event)) {
    event.preventDefault();
    closeDialog();
  } else if (event.key === 'Enter' && event.target === inputOf(dialog)) {
    // With a modifier it is for another tab: it must not submit the form.
    const { altKey, ctrlKey, metaKey, shiftKey } = event;
    if (altKey || ctrlKey || metaKey || shiftKey) event.preventDefault();
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

function open(query: string): void {
  prefetch();
  openDialog(query, (dialog) => void showScreens(dialog));
}

/** After the key or the touch has been handled. */
function prefetch(): void {
  setTimeout(() => {
    const dialog = findDialog();
    if (!dialog) return;
    fetchScreens(dialog).catch(() => {
      // Opening the dialog tries again, and handles the failure.
    });
  });
}
