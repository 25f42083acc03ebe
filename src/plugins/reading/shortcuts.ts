import { createStorageSlot } from '@docusaurus/theme-common';

const slot = createStorageSlot('single-keys');

/**
 * Whether `/` opens the search. Readers who use speech input, or hit keys by mistake, can
 * turn it off in the search dialog (WCAG 2.1.4).
 */
export const hasSingleKeys = (): boolean => slot.get() !== 'off';

/** Turns it on or off, for all pages and visits. */
export function setSingleKeys(isOn: boolean): void {
  if (isOn) slot.del();
  else slot.set('off');
}

/** What tells a key of a composition. */
interface ComposedKey {
  readonly isComposing: boolean;
  readonly keyCode: number;
}

/**
 * Whether a key belongs to an input method, which composes text with arrow keys,
 * Enter and Escape, too. Safari ends the composition before the key that ends it:
 * then only the code tells (https://www.w3.org/TR/uievents/#determine-keydown-keyup-keyCode).
 */
export const isComposed = ({ isComposing, keyCode }: ComposedKey): boolean =>
  isComposing || keyCode === 229;

/** The slash key, unless a text field has the focus. */
export const isSlash = (event: KeyboardEvent): boolean =>
  event.key === '/' &&
  !(event.ctrlKey || event.metaKey || event.altKey || isComposed(event)) &&
  // In a shadow tree the target is its host, outside of it.
  !isTextField(event.composedPath()[0]) &&
  hasSingleKeys();

const isTextField = (target: EventTarget | undefined): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) ||
    hidesFocus(target));

/**
 * Whether the focus is within, in a closed shadow tree: an element that has the
 * focus, but cannot get it.
 */
const hidesFocus = (target: HTMLElement): boolean =>
  target === document.activeElement &&
  target !== document.body &&
  target.tabIndex < 0 &&
  !target.hasAttribute('tabindex');

/** The modifier of the search shortcut on the reader's platform. */
export const shortcutKey = (): string =>
  /mac|iphone|ipad/i.test(navigator.userAgent) ? '⌘' : SERVER_KEY;

/** The modifier for server-side rendering. */
export const SERVER_KEY = 'Ctrl';
