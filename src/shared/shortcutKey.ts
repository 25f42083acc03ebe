/** The modifier of the search shortcut on the reader's platform. */
export const shortcutKey = (): string =>
  /mac|iphone|ipad/i.test(navigator.userAgent) ? '⌘' : SERVER_KEY;

/** The modifier for server-side rendering. */
export const SERVER_KEY = 'Ctrl';
