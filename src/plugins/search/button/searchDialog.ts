import { orThrow } from '../../shared/orThrow';

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

export const inputOf = (dialog: HTMLDialogElement) =>
  partOf(dialog, '#docsearch-input') as HTMLInputElement;

/** The field that has the name of the docs version to search. */
export const versionIn = (dialog: HTMLDialogElement) =>
  partOf(dialog, '[type=hidden]') as HTMLInputElement;

/** Fills in a query, as if the reader had typed it. */
export function fillIn(query: string): void {
  const dialog = findDialog();
  if (!dialog) return;
  const input = inputOf(dialog);
  input.value = query;
  input.dispatchEvent(new InputEvent('input', { bubbles: true }));
  input.focus();
}

/** Navigates with the app's router; `undefined` until the app runs. */
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
  // Its event scrolls the page back to its position.
  dialog.addEventListener('close', () => navigate(address), { once: true });
  closeDialog();
}

function navigate(address: string): void {
  // The new address decides which element gets the focus.
  if (document.activeElement instanceof HTMLElement)
    document.activeElement.blur();
  if (route && address.startsWith('/')) {
    route(address);
    return;
  }
  const { href, hash } = new URL(address, window.location.href);
  const isShown = hash !== '' && href === window.location.href;
  window.location.assign(address);
  // Browsers do not report a navigation to the section that is shown.
  if (isShown) window.dispatchEvent(new HashChangeEvent('hashchange'));
}

/**
 * Closes the dialog. The focus leaves the input at once, because the next key may be for
 * the page.
 */
export function closeDialog(): void {
  const dialog = findDialog();
  if (!dialog) return;
  dialog.close();
  inputOf(dialog).blur();
}

/** The modifier of the shortcut on the reader's platform; at build, the usual one. */
export const shortcutKey = (): string =>
  typeof document !== 'undefined' &&
  /mac|iphone|ipad/i.test(navigator.userAgent)
    ? '⌘'
    : 'Ctrl';
