/** The visible marks of spaces, tabs, no-break spaces and line ends. */
export const MARKS: Readonly<Record<string, string>> = {
  ' ': '·',
  '\t': '→',
  '\u00a0': '⍽',
  '\r': '␍',
  '\n': '¶',
};
