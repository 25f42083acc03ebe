import { createStorageSlot } from '@docusaurus/theme-common';

const slot = createStorageSlot('single-keys');

/**
 * Whether `/` and `?` are shortcuts. Readers who use speech input, or hit keys
 * by mistake, can turn them off (WCAG 2.1.4).
 */
export const hasSingleKeys = (): boolean => slot.get() !== 'off';

/** Turns them on or off, for all pages and visits. */
export function setSingleKeys(isOn: boolean): void {
  if (isOn) slot.del();
  else slot.set('off');
}

/** Ctrl+K or Command+K. */
export const isShortcut = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey);

/** The slash key, unless a text field has the focus. */
export const isSlash = (event: KeyboardEvent): boolean => isBare(event, '/');

/** The question mark, likewise, which opens the list of keys. */
export const isHelpKey = (event: KeyboardEvent): boolean => isBare(event, '?');

const isBare = (event: KeyboardEvent, key: string): boolean =>
  event.key === key &&
  !(event.ctrlKey || event.metaKey || event.altKey || event.isComposing) &&
  !isTextField(event.target) &&
  hasSingleKeys();

const isTextField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** The modifier of the search shortcut on the reader's platform. */
export const shortcutKey = (): string =>
  /mac|iphone|ipad/i.test(navigator.userAgent) ? '⌘' : SERVER_KEY;

/** The modifier for server-side rendering. */
export const SERVER_KEY = 'Ctrl';
