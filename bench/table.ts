/** Formats a table in Markdown: a column of text, then columns of numbers. */
export function markdownTable(
  header: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const alignment = header.map((_, column) => (column === 0 ? '---' : '---:'));
  return [header, alignment, ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}
