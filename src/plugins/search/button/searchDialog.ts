import { cut } from '../../shared/cut';

/** What the input takes; longer text is cut. */
export const MAX_QUERY_LENGTH = 64;

/** Id of the list of results. */
export const RESULTS_ID = 'docsearch-list';

/** The dialog, which stands in every page. */
export const findDialog = (): HTMLDialogElement | null =>
  document.querySelector('dialog.DocSearch');

/** A part of the dialog, which all pages have. */
export function partOf(
  dialog: HTMLDialogElement,
  selector: string,
): HTMLElement {
  const part = dialog.querySelector<HTMLElement>(selector);
  if (!part) throw new Error(`The search dialog has no ${selector}.`);
  return part;
}

/** The docs version that is searched. */
export function versionOf({ dataset }: HTMLDialogElement): string {
  const { version } = dataset;
  if (version === undefined)
    throw new Error('The search dialog names no version.');
  return version;
}

export const inputOf = (dialog: HTMLDialogElement): HTMLInputElement =>
  partOf(dialog, 'input') as HTMLInputElement;

/** Has the input hold a query, as if the reader had typed it. */
export function fillIn(query: string): void {
  const dialog = findDialog();
  if (!dialog) return;
  const input = inputOf(dialog);
  input.value = cut(query, MAX_QUERY_LENGTH);
  input.dispatchEvent(new InputEvent('input', { bubbles: true }));
  input.focus();
}

/**
 * Opens the search dialog, which becomes modal a frame later. Closing it in any way
 * restores the focus and the scroll position of the page.
 *
 * @param query a character that was typed, after which typing goes on, or selected
 *   text of the page, which typing replaces
 * @param then called when the input has been shown
 */
export function openDialog(
  query: string,
  then: (dialog: HTMLDialogElement) => void,
): void {
  const dialog = findDialog();
  if (!dialog || dialog.open) return;
  const input = inputOf(dialog);
  const { body, activeElement: from } = document;
  const { scrollX, scrollY, location } = window;
  const address = location.href;
  input.value = cut(query, MAX_QUERY_LENGTH);
  dialog.returnValue = '';
  dialog.show();
  // At once, so that the next key does not replace the typed character.
  input.focus();
  input.setSelectionRange(query.length === 1 ? 1 : 0, query.length);
  requestAnimationFrame(() =>
    setTimeout(() => {
      makeModal(dialog);
      then(dialog);
    }),
  );
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

/** Shows a path of the site: the app's router, once it runs. */
let route: ((path: string) => void) | undefined;

/** Has the app show pages that are chosen from the dialog. */
export function routeBy(show: (path: string) => void): void {
  route = show;
}

/** Leaves the dialog for an address, in this tab. */
export function openAddress(address: string): void {
  // The address scrolls the page.
  closeDialog(LEFT);
  if (route && address.startsWith('/')) route(address);
  else window.location.assign(address);
}

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
