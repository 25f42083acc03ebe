/** cssnano and PurgeCSS name configuration files with it, and a browser has none. */
export const resolve = (...parts: readonly string[]): string => parts.join('/');

/** Plugins of cssnano look for the browserslist of a folder. */
export const dirname = (): string => '/';
