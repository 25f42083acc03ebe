import { cut } from '../../shared/cut';

/** What the input takes; longer text is cut. */
export const MAX_QUERY_LENGTH = 64;

/** The dialog, which stands in every page. */
export const findDialog = (): HTMLDialogElement | null =>
  document.querySelector('dialog.DocSearch');

/**
 * Opens the search dialog above the page, which is inert a frame later and stays
 * where it was. Closing it, in whatever way, gives the focus back to where it came
 * from.
 *
 * @param query a letter that was typed, which others follow, or text of the page,
 *   there to be replaced
 */
export function openDialog(query: string): void {
  const dialog = findDialog();
  const input = dialog?.querySelector('input');
  if (!dialog || !input || dialog.open) return;
  const { body, activeElement: from } = document;
  const { scrollX, scrollY, location } = window;
  const address = location.href;
  input.value = cut(query, MAX_QUERY_LENGTH);
  dialog.show();
  // Before the next key, so that it does not replace the one before.
  input.focus();
  input.setSelectionRange(query.length === 1 ? 1 : 0, query.length);
  requestAnimationFrame(() => setTimeout(() => makeModal(dialog)));
  const restore = (): void => {
    body.classList.remove('DocSearch--active');
    body.style.marginRight = '';
    if (document.activeElement === body)
      (from as HTMLElement | null)?.focus({ preventScroll: true });
    // A chosen hit scrolls the page on its own.
    if (window.location.href !== address) return;
    window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
  };
  dialog.addEventListener('close', restore, { once: true });
}

/**
 * Makes the page behind an open dialog inert, and marks the body. The browser then
 * computes all styles again, for which the field need not wait.
 */
function makeModal(dialog: HTMLDialogElement): void {
  if (!dialog.open || dialog.matches(':modal')) return;
  const { body, documentElement: root } = document;
  const scrollbar = window.innerWidth - root.clientWidth;
  body.classList.add('DocSearch--active');
  body.style.marginRight = `${String(scrollbar)}px`;
  dialog.open = false;
  dialog.showModal();
}

/** Closes it; the focus leaves it at once, as the next key may be for the page. */
export function closeDialog(): void {
  const dialog = findDialog();
  if (!dialog?.open) return;
  dialog.close();
  const { activeElement } = document;
  if (dialog.contains(activeElement)) (activeElement as HTMLElement).blur();
}

/** Text that the reader selected on the page: what to search for first. */
export const selectedText = (): string =>
  window.getSelection()?.toString().replace(/\s+/g, ' ').trim() ?? '';

const FOCUSABLE = 'input, button, a[href]';

/**
 * Keeps the Tab key inside: a modal dialog alone lets it go on to the browser's
 * own controls. What can be focused is asked each time, as screens change.
 */
export function keepFocusInside(
  event: { readonly shiftKey: boolean; preventDefault: () => void },
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
