/** The key that opens the search together with K, as the reader's keyboard has it. */
export const shortcutKey = (): string =>
  /mac|iphone|ipad/i.test(navigator.userAgent) ? '⌘' : SERVER_KEY;

/** What the server writes, which does not know the keyboard. */
export const SERVER_KEY = 'Ctrl';
