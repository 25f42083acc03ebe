/** Whether a text is a name in camel case, such as `collapseWhitespace`. */
export const isCamelCase = (text: string): boolean =>
  /^[a-z]+(?:[A-Z][a-z\d]*)+$/.test(text);
