import { delegate } from '../../shared/delegate';
import { isComposed } from '../../shared/isComposed';
import { loadFailed } from '../../shared/loadFailed';
import { savesData } from '../../shared/requests';
import {
  closeDialog,
  fillIn,
  findDialog,
  shortcutKey,
} from '../button/searchDialog';
import { fetchIndex } from '../embedded/fetchIndex';

/*
 * Makes the search dialog work, with or without the app. `openDialog` opens it. Its
 * screens are fetched when the reader points at the button, focuses it, or opens the
 * dialog.
 */

// In development the index changes with each edit. This replaces only the screens, so
// that the first scripts do not run again.
if (import.meta.webpackHot)
  import.meta.webpackHot.accept('../dialog/drawScreens');

// The HTML has the key of most platforms.
for (const key of document.querySelectorAll(
  '.DocSearch-Button kbd:first-child',
))
  key.textContent = shortcutKey();

for (const type of ['pointerover', 'focusin', 'touchstart'] as const) {
  delegate(type, '.DocSearch-Button', () => {
    const dialog = findDialog();
    // A click mostly follows a touch, and needs the screens anyway.
    if (dialog && (type === 'touchstart' || !savesData()))
      // Opening the dialog tries again, and handles the failure.
      fetchScreens(dialog).catch(() => undefined);
  });
}
delegate('click', '.DocSearch-Cancel', closeDialog);
delegate('click', '.DocSearch-Reset', () => fillIn(''));
// Typing cancels Enter.
delegate('input', '#docsearch-input', () => draw(false));
document.addEventListener('submit', (event) => {
  if (!findDialog()?.contains(event.target as Node)) return;
  event.preventDefault();
  draw(true);
});
document.addEventListener('mousedown', (event) => {
  if (event.target !== findDialog()) return;
  // The focus returns to its old element, not to the one under the pointer.
  event.preventDefault();
  closeDialog();
});
document.addEventListener('search-open', () => draw());
// The dialog may have been opened before this script ran.
draw();
// The capture phase comes before the handlers of the input.
document.addEventListener('keydown', onKeyDown, { capture: true });

function onKeyDown(event: KeyboardEvent): void {
  const dialog = findDialog();
  if (dialog?.open !== true || isComposed(event)) return;
  if (event.key === 'Tab') {
    trapFocus(event, dialog);
  } else if (event.key === 'Escape') {
    // In Chromium and WebKit, the key would first clear the input.
    event.preventDefault();
    closeDialog();
  }
}

/**
 * Handles the Tab key, so that the focus stays in the dialog: from a modal dialog it
 * could move to the browser's own controls. Focusable elements are collected each
 * time, because the screens change.
 */
function trapFocus(event: KeyboardEvent, dialog: HTMLDialogElement): void {
  const all = [
    ...dialog.querySelectorAll<HTMLElement>('input, button, a[href]'),
  ].filter((element) => element.checkVisibility());
  const [first, last] = [all[0], all.at(-1)];
  const from = event.shiftKey ? first : last;
  if (document.activeElement !== from) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}

/** Fetches the script of the dialog's screens, and the index. */
function fetchScreens(dialog: HTMLDialogElement) {
  const { index } = dialog.dataset;
  // The query that needs it reports a failure.
  if (index) fetchIndex(index).catch(() => undefined);
  return import(
    /* webpackChunkName: "search-dialog" */ '../dialog/drawScreens'
  );
}

/**
 * Draws the screens of an open dialog, or says that they cannot be fetched.
 *
 * @param isEntered whether the reader has just pressed Enter, or typed
 */
function draw(isEntered?: boolean): void {
  const dialog = findDialog();
  if (!dialog?.open) return;
  fetchScreens(dialog).then(({ drawScreens }) => {
    // An earlier try may have failed.
    dialog.querySelector('.load-failure')?.remove();
    if (dialog.open) drawScreens(dialog, isEntered);
  }, loadFailed);
}
