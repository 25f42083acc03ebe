/** Cuts a text that is too long, but no character, such as 😀, in two. */
export const cut = (text: string, most: number): string =>
  text.length > most
    ? text.slice(0, most).replace(/[\ud800-\udbff]$/, '')
    : text;
