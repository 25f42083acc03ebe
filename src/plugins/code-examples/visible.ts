/** Makes spaces, tabs, no-break spaces and line ends visible. */
export function visible(text: string): string {
  return text
    .replace(/ /g, '·')
    .replace(/\t/g, '→')
    .replace(/\u00a0/g, '⍽')
    .replace(/\r/g, '␍')
    .replace(/\n/g, '¶\n');
}
