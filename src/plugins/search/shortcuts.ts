import { createStorageSlot } from '@docusaurus/theme-common';
import { SINGLE_KEYS } from './contract';

const slot = createStorageSlot(SINGLE_KEYS);

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

/** The modifier of the search shortcut on the reader's platform. */
export const shortcutKey = (): string =>
  /mac|iphone|ipad/i.test(navigator.userAgent) ? '⌘' : SERVER_KEY;

/** The modifier for server-side rendering. */
export const SERVER_KEY = 'Ctrl';
