/** Truncates a text without splitting surrogate pairs such as 😀. */
export const cut = (text: string, most: number): string =>
  text.length > most
    ? text.slice(0, most).replace(/[\ud800-\udbff]$/, '')
    : text;
