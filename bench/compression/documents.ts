/**
 * Puts tables into Markdown between two comments, `<!-- benchmark:name -->` and
 * `<!-- /benchmark:name -->`, or tells where the text between them differs.
 */

/** A Markdown file. */
export interface Document {
  readonly file: string;
  readonly text: string;
}

/** The tables by the name in their comments. */
export type Tables = ReadonlyMap<string, string>;

interface Section {
  /** Indices of the two comments. */
  readonly start: number;
  readonly end: number;
}

/** The text of the document with every table in its place. */
export function withTables(document: Document, tables: Tables): string {
  let lines = linesOf(document.text);

  for (const [name, table] of tables) {
    const { start, end } = sectionOf(document.file, lines, name);

    lines = [
      ...lines.slice(0, start + 1),
      ...expectedLines(table),
      ...lines.slice(end),
    ];
  }

  return lines.join('\n');
}

/** The first line of every section that differs, as `file:line: what`. */
export function staleLines(document: Document, tables: Tables): string[] {
  const lines = linesOf(document.text);

  return [...tables].flatMap(([name, table]) => {
    const { start, end } = sectionOf(document.file, lines, name);
    const actual = lines.slice(start + 1, end);
    const expected = expectedLines(table);
    const length = Math.max(actual.length, expected.length);
    const index = Array.from({ length }).findIndex(
      (_, at) => unpadded(actual[at]) !== unpadded(expected[at]),
    );

    return index === -1
      ? []
      : [
          `${document.file}:${String(start + 2 + index)}: ${name} is stale\n` +
            `  stands: ${actual[index] ?? '(nothing)'}\n` +
            `  is now: ${expected[index] ?? '(nothing)'}`,
        ];
  });
}

function sectionOf(
  file: string,
  lines: readonly string[],
  name: string,
): Section {
  const start = lines.indexOf(`<!-- benchmark:${name} -->`);
  const end = lines.indexOf(`<!-- /benchmark:${name} -->`);

  if (start === -1 || end < start) {
    throw new Error(
      `${file} needs a line <!-- benchmark:${name} --> and after it a line <!-- /benchmark:${name} -->`,
    );
  }

  return { start, end };
}

/** Blank lines around the table, so that Markdown ends the comments. */
function expectedLines(table: string): string[] {
  return ['', ...linesOf(table), ''];
}

/**
 * A formatter may pad the cells of a table: that makes it no other table. Nor do
 * times, `×1.25`, which are the machine's.
 */
function unpadded(line: string | undefined): string | undefined {
  return line
    ?.replace(/×(?:[\d.]+|NaN)/g, '×')
    .replace(/ +/g, ' ')
    .replace(/-{3,}/g, '---')
    .trim();
}

function linesOf(text: string): string[] {
  return text.split('\n');
}
