import { createStorageSlot } from '@docusaurus/theme-common';

const slot = createStorageSlot('single-keys');

/**
 * Whether `/` and `?` do something. Who speaks to the computer, or often hits a
 * key by mistake, can switch them off (WCAG 2.1.4).
 */
export const hasSingleKeys = (): boolean => slot.get() !== 'off';

/** Switches them on or off, for all pages and visits. */
export function setSingleKeys(isOn: boolean): void {
  if (isOn) slot.del();
  else slot.set('off');
}
