import { delegate } from '../../shared/delegate';
import { isComposed } from '../../shared/isComposed';
import { savesData } from '../../shared/requests';
import {
  closeDialog,
  fillIn,
  findDialog,
  inputOf,
  trapFocus,
} from '../button/searchDialog';
import { OPENED } from '../contract';
import { SERVER_KEY, shortcutKey } from '../shortcuts';
import { fetchScreens, showScreens } from './screens';

/*
 * What the search dialog does, whether the app runs or not. `openDialog` opens it. Its
 * screens are fetched when the reader points at the button, focuses it, or opens the
 * dialog.
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
document.addEventListener(OPENED, draw);
// Before this script ran, perhaps.
draw();
// In the capture phase, before the handlers of the input.
document.addEventListener('keydown', onKeyDown, { capture: true });

function onKeyDown(event: KeyboardEvent): void {
  const dialog = findDialog();
  if (dialog?.open !== true || isComposed(event)) return;
  if (event.key === 'Tab') {
    trapFocus(event, dialog);
  } else if (event.key === 'Escape') {
    // In Chromium and WebKit, it would first clear the input.
    event.preventDefault();
    closeDialog();
  } else if (event.key === 'Enter' && event.target === inputOf(dialog)) {
    // With a modifier it opens another tab or window: it must not submit the form.
    const { altKey, ctrlKey, metaKey, shiftKey } = event;
    if (altKey || ctrlKey || metaKey || shiftKey) event.preventDefault();
  }
}

/** Draws the screens of an open dialog. */
function draw(): void {
  const dialog = findDialog();
  if (dialog?.open) void showScreens(dialog);
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
