import type { Cell, Row } from '../../src/htmlnano/facts/tables';

/**
 * Changes one character: the last letter or digit becomes its successor. If
 * there is none, a character is added.
 */
export const mutateText = (text: string): string =>
  /[a-z0-9]/i.test(text)
    ? text.replace(/[a-z0-9](?=[^a-z0-9]*$)/i, successor)
    : `${text}x`;

function successor(character: string): string {
  const wrapped: Readonly<Record<string, string>> = { z: 'a', Z: 'A', 9: '0' };
  return wrapped[character] ?? String.fromCharCode(character.charCodeAt(0) + 1);
}

/**
 * Variants of a row with one changed character in a cell: one for each code
 * span, each link, and the rest of the text.
 */
export function mutantsOf(row: Row, column: number): Row[] {
  const cell = row.cells[column];
  if (!cell) return [];
  const { code, links, shape, text } = cell;
  const withWords = {
    ...cell,
    shape: mutateText(shape),
    text: mutateText(text),
  };
  const mutants: Cell[] = [
    ...code.map((span, index) => ({
      ...cell,
      code: code.with(index, mutateText(span)),
      text: text.replace(span, () => mutateText(span)),
    })),
    ...links.map((link, index) => ({
      ...withWords,
      links: links.with(index, mutateText(link)),
    })),
    ...(/[a-z]/i.test(shape) && links.length === 0 ? [withWords] : []),
  ];
  return (mutants.length > 0 ? mutants : [withWords]).map((mutant) => ({
    ...row,
    cells: row.cells.with(column, mutant),
  }));
}
