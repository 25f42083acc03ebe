/** A word with a character after which browsers break lines, such as `--in-place`. */
const FRAGILE = /([^\s/]*[-|?][^\s/]*\/?)/;

/**
 * Splits code at the words that must stay on one line, so that its lines break at spaces
 * and after `/`.
 *
 * @returns texts between such words, and at odd places these words
 */
export const splitAtFragileWords = (code: string): string[] =>
  code.split(FRAGILE);
