/** Truncates a text without splitting surrogate pairs such as 😀. */
export const truncate = (text: string, most: number): string =>
  text.length > most
    ? text.slice(0, most).replace(/[\ud800-\udbff]$/, '')
    : text;

/** At most 40 characters of a text. */
export const short = (text: string): string =>
  text.length <= 40 ? text : `${truncate(text, 39)}…`;

/** Whether a text is a name in camel case, such as `collapseWhitespace`. */
export const isCamelCase = (text: string): boolean =>
  /^[a-z]+(?:[A-Z][a-z\d]*)+$/.test(text);
