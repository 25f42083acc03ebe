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

/** Navigates with the app's router, once the app runs. */
let route: ((path: string) => void) | undefined;

/** Sets the function that navigates to a path of the app. */
export function routeBy(navigate: (path: string) => void): void {
  route = navigate;
}

/** Closes the dialog, and then navigates to an address in this tab. */
export function openAddress(address: string): void {
  const dialog = findDialog();
  if (!dialog?.open) {
    navigate(address);
    return;
  }
  // Its event scrolls the page back to where it was.
  dialog.addEventListener('close', () => navigate(address), { once: true });
  closeDialog();
}

function navigate(address: string): void {
  // The new address decides about the focus.
  if (document.activeElement instanceof HTMLElement)
    document.activeElement.blur();
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
 * Closes the dialog. The focus leaves the input at once, as the next key may be for the
 * page.
 */
export function closeDialog(): void {
  const dialog = findDialog();
  if (!dialog) return;
  dialog.close();
  inputOf(dialog).blur();
}

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
