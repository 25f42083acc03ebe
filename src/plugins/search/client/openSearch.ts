import { delegate } from '../../shared/delegate';
import { savesData } from '../../shared/requests';
import {
  isComposed,
  isSlash,
  SERVER_KEY,
  shortcutKey,
} from '../../reading/shortcuts';
import {
  closeDialog,
  fillIn,
  findDialog,
  inputOf,
  trapFocus,
  openDialog,
  selectedText,
} from '../button/searchDialog';
import { isShortcut } from '../openEarly';
import { fetchScreens, showScreens } from './screens';

/*
 * Opens and closes the search dialog, whether the app runs or not. The screens are
 * fetched when the reader points at the button, focuses it, or opens the dialog.
 */

// Replaces the modifier key in the HTML by that of the reader's platform.
if (shortcutKey() !== SERVER_KEY) {
  for (const key of document.querySelectorAll('kbd.DocSearch-Button-Key')) {
    if (key.textContent === SERVER_KEY) key.textContent = shortcutKey();
  }
}
for (const type of ['pointerover', 'focusin', 'touchstart'] as const) {
  delegate(type, '.DocSearch-Button', () => {
    // A touch is mostly followed by a click, which needs the screens anyway.
    if (type === 'touchstart' || !savesData()) prefetch();
  });
}
delegate('click', '.DocSearch-Button', () => open(selectedText()));
delegate('click', '.DocSearch-Cancel', () => closeDialog());
delegate('click', '.DocSearch-Reset', () => fillIn(''));
delegate('click', '.search-missing button', () => {
  const dialog = findDialog();
  if (!dialog) return;
  void showScreens(dialog);
  // The button is hidden now, and loses the focus.
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
  // The focus returns to where it was, not to what is under the pointer.
  event.preventDefault();
  closeDialog();
});
// In the capture phase, before the handlers of the input.
document.addEventListener('keydown', onKeyDown, { capture: true });
// `openEarly` has opened it before this script ran.
if (findDialog()?.open === true) open();

function onKeyDown(event: KeyboardEvent): void {
  if (isComposed(event)) return;
  const dialog = findDialog();
  if (dialog?.open !== true) {
    if (!isShortcut(event) && !isSlash(event)) return;
    event.preventDefault();
    open(selectedText());
  } else if (event.key === 'Tab') {
    trapFocus(event, dialog);
  } else if (event.key === 'Escape' || isShortcut(event)) {
    event.preventDefault();
    closeDialog();
  } else if (event.key === 'Enter' && event.target === inputOf(dialog)) {
    // With a modifier it opens another tab or window: it must not submit the form.
    const { altKey, ctrlKey, metaKey, shiftKey } = event;
    if (altKey || ctrlKey || metaKey || shiftKey) event.preventDefault();
  }
}

function open(query?: string): void {
  prefetch();
  openDialog(query, (dialog) => void showScreens(dialog));
}

/** Fetches the screens after the event has been handled, which comes first. */
function prefetch(): void {
  setTimeout(() => {
    const dialog = findDialog();
    if (!dialog) return;
    fetchScreens(dialog).catch(() => {
      // Opening the dialog tries again, and handles the failure.
    });
  });
}
