import { cut } from '../../shared/cut';

/** What the input takes; longer text is cut. */
export const MAX_QUERY_LENGTH = 64;

/** The dialog, which stands in every page. */
export const findDialog = (): HTMLDialogElement | null =>
  document.querySelector('dialog.DocSearch');

/**
 * Opens the search dialog, which becomes modal a frame later. Closing it in any way
 * restores the focus and the scroll position of the page.
 *
 * @param query a character that was typed, after which typing goes on, or selected
 *   text of the page, which typing replaces
 */
export function openDialog(query: string): void {
  const dialog = findDialog();
  const input = dialog?.querySelector('input');
  if (!dialog || !input || dialog.open) return;
  const { body, activeElement: from } = document;
  const { scrollX, scrollY, location } = window;
  const address = location.href;
  input.value = cut(query, MAX_QUERY_LENGTH);
  dialog.returnValue = '';
  dialog.show();
  // At once, so that the next key does not replace the typed character.
  input.focus();
  input.setSelectionRange(query.length === 1 ? 1 : 0, query.length);
  requestAnimationFrame(() => setTimeout(() => makeModal(dialog)));
  const restore = (): void => {
    body.classList.remove('DocSearch--active');
    hideScrollbar(false);
    if (document.activeElement === body)
      (from as HTMLElement | null)?.focus({ preventScroll: true });
    // A chosen hit scrolls the page on its own, also to where the page already is.
    if (dialog.returnValue === LEFT || window.location.href !== address) return;
    window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
  };
  dialog.addEventListener('close', restore, { once: true });
}

/**
 * Makes an open dialog modal, and marks the body. As the browser then recalculates
 * the styles of the whole page, the input is shown first.
 */
function makeModal(dialog: HTMLDialogElement): void {
  if (!dialog.open || dialog.matches(':modal')) return;
  // First, as DocSearch's rule for the class hides the scrollbar that is measured.
  hideScrollbar(true);
  document.body.classList.add('DocSearch--active');
  dialog.open = false;
  dialog.showModal();
}

/**
 * Hides the scrollbar of the page, and keeps its place free. DocSearch's own rule
 * comes with the screens, when the text would have moved already.
 */
function hideScrollbar(isHidden: boolean): void {
  const { body, documentElement: root } = document;
  const width = window.innerWidth - root.clientWidth;
  const room = isHidden ? `${String(width)}px` : '';
  body.style.marginRight = room;
  body.style.overflow = isHidden ? 'hidden' : '';
  // For what is fixed at the edge of the window.
  body.style.setProperty('--search-scrollbar', room);
}

/** The dialog's return value when it is left for an address. */
const LEFT = 'left';

/** Closes the dialog for an address, which scrolls the page. */
export const leaveDialog = (): void => closeDialog(LEFT);

/**
 * Closes the dialog. The focus leaves it at once, not with the `close` event: the
 * next key may be for the page.
 */
export function closeDialog(returnValue?: typeof LEFT): void {
  const dialog = findDialog();
  if (!dialog?.open) return;
  dialog.close(returnValue);
  const { activeElement } = document;
  if (dialog.contains(activeElement)) (activeElement as HTMLElement).blur();
}

/** The text that is selected on the page, as the initial query. */
export const selectedText = (): string =>
  window.getSelection()?.toString().replace(/\s+/g, ' ').trim() ?? '';

const FOCUSABLE = 'input, button, a[href]';

/**
 * Moves the focus around inside the dialog: a modal dialog alone lets the Tab key
 * leave for the browser's own controls. Screens change, so that focusable elements
 * are collected each time.
 */
export function keepFocusInside(
  event: KeyboardEvent,
  dialog: HTMLElement,
): void {
  const all = [...dialog.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => element.checkVisibility(),
  );
  const [first, last] = [all[0], all.at(-1)];
  const from = event.shiftKey ? first : last;
  if (document.activeElement !== from) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
