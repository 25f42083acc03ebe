/** What stands for spaces, tabs, no-break spaces and line ends. */
export const MARKS: Readonly<Record<string, string>> = {
  ' ': '·',
  '\t': '→',
  '\u00a0': '⍽',
  '\r': '␍',
  '\n': '¶',
};

/** Makes white space visible. */
export const visible = (text: string): string =>
  text.replace(
    /[ \t\u00a0\r\n]/g,
    (space) => (MARKS[space] ?? '') + (space === '\n' ? space : ''),
  );
