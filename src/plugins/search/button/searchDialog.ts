import { truncate } from '../../shared/text';
import { orThrow } from '../../shared/orThrow';

/** The `maxlength` of the input; a longer initial query is truncated. */
export const MAX_QUERY_LENGTH = 64;

/** Id of the grid of results. */
export const RESULTS_ID = 'docsearch-list';

/** The dialog, which is in the HTML of every page with a navbar. */
export const findDialog = (): HTMLDialogElement | null =>
  document.querySelector('dialog.DocSearch');

/**
 * A part of the dialog.
 *
 * @throws Error when it is missing
 */
export const partOf = (
  dialog: HTMLDialogElement,
  selector: string,
): HTMLElement =>
  orThrow(
    dialog.querySelector<HTMLElement>(selector),
    `The search dialog's ${selector}`,
  );

/**
 * The name of the docs version to search.
 *
 * @throws Error when the dialog has none
 */
export const versionOf = ({ dataset }: HTMLDialogElement): string =>
  orThrow(dataset.version, 'The version of the search dialog');

export const inputOf = (dialog: HTMLDialogElement): HTMLInputElement =>
  partOf(dialog, 'input') as HTMLInputElement;

/** Fills in a query, as if the reader had typed it. */
export function fillIn(query: string): void {
  const dialog = findDialog();
  if (!dialog) return;
  const input = inputOf(dialog);
  input.value = truncate(query, MAX_QUERY_LENGTH);
  input.dispatchEvent(new InputEvent('input', { bubbles: true }));
  input.focus();
}

/**
 * Opens the search dialog, which becomes modal a frame later. Closing it in any way
 * restores the focus and the scroll position of the page.
 *
 * @param query the initial one: text that is selected on the page, and again in the
 *   input, so that typing replaces it; none for a dialog that is open already, with
 *   what is typed in it
 * @param then called when the input has been shown
 */
export function openDialog(
  query: string | undefined,
  then: (dialog: HTMLDialogElement) => void,
): void {
  const dialog = findDialog();
  if (dialog?.open !== (query === undefined)) return;
  const input = inputOf(dialog);
  const { body, activeElement: from } = document;
  const { scrollX, scrollY, location } = window;
  const address = location.href;
  dialog.returnValue = '';
  if (query !== undefined) {
    input.value = truncate(query, MAX_QUERY_LENGTH);
    dialog.show();
    // At once, for the next key.
    input.focus();
    input.select();
  }
  requestAnimationFrame(() =>
    setTimeout(() => {
      makeModal(dialog);
      then(dialog);
    }),
  );
  const restore = (): void => {
    body.classList.remove('DocSearch--active');
    hideScrollbar(false);
    // After a result was chosen, it decides about the focus and the scroll position.
    if (dialog.returnValue === LEFT || window.location.href !== address) return;
    if (document.activeElement === body)
      (from as HTMLElement | null)?.focus({ preventScroll: true });
    window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
  };
  dialog.addEventListener('close', restore, { once: true });
}

/**
 * Makes an open dialog modal. The input is shown before, as the browser then
 * recalculates the styles of the whole page.
 */
function makeModal(dialog: HTMLDialogElement): void {
  const { classList } = document.body;
  if (!dialog.open || classList.contains('DocSearch--active')) return;
  // Before DocSearch's rule for the class hides the scrollbar that is measured.
  hideScrollbar(true);
  classList.add('DocSearch--active');
  // `openEarly` has opened it before this script ran.
  if (dialog.matches(':modal')) return;
  dialog.open = false;
  dialog.showModal();
}

/**
 * Hides the scrollbar of the page, and keeps its width free. DocSearch's own rule is
 * fetched with the screens: by then, the text would have moved.
 */
function hideScrollbar(isHidden: boolean): void {
  const { body, documentElement: root } = document;
  const width = window.innerWidth - root.clientWidth;
  const room = isHidden ? `${String(width)}px` : '';
  body.style.marginRight = room;
  body.style.overflow = isHidden ? 'hidden' : '';
  // For elements that are fixed at the edge of the viewport.
  body.style.setProperty('--search-scrollbar', room);
}

/** The dialog's return value when the reader has chosen an address. */
const LEFT = 'left';

/** Navigates with the app's router, once the app runs. */
let route: ((path: string) => void) | undefined;

/** Sets the function that navigates to a path of the app. */
export function routeBy(navigate: (path: string) => void): void {
  route = navigate;
}

/** Closes the dialog, and navigates to an address in this tab. */
export function openAddress(address: string): void {
  // Without restoring the scroll position, which the new address determines.
  closeDialog(LEFT);
  if (route && address.startsWith('/')) {
    route(address);
    return;
  }
  const { href, hash } = new URL(address, window.location.href);
  const isShown = hash !== '' && href === window.location.href;
  window.location.assign(address);
  // Browsers do not report that a link leads to the section that is shown.
  if (isShown) window.dispatchEvent(new HashChangeEvent('hashchange'));
}

/**
 * Closes the dialog. The focus leaves it at once, not with the `close` event, as the
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
 * Handles the Tab key, so that the focus stays in the dialog: from a modal dialog it
 * could move to the browser's own controls. Focusable elements are collected each
 * time, as screens change.
 */
export function trapFocus(event: KeyboardEvent, dialog: HTMLElement): void {
  const all = [...dialog.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => element.checkVisibility(),
  );
  const [first, last] = [all[0], all.at(-1)];
  const from = event.shiftKey ? first : last;
  if (document.activeElement !== from) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
