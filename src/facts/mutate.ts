import type { Cell, Row } from './tables';

/**
 * Changes one character: the last letter or digit becomes its successor. A text
 * without any gets one more character.
 */
export function mutateText(text: string): string {
  const [, before, last, after] = /^([^]*)([a-z0-9])([^]*?)$/i.exec(text) ?? [];
  return last === undefined
    ? `${text}x`
    : `${before ?? ''}${successor(last)}${after ?? ''}`;
}

function successor(character: string): string {
  const wrapped: Readonly<Record<string, string>> = { z: 'a', Z: 'A', 9: '0' };
  return wrapped[character] ?? String.fromCharCode(character.charCodeAt(0) + 1);
}

/** A row with one character of one cell changed, in its text and its code. */
export function mutateCell(row: Row, column: number): Row {
  const cells = row.cells.map((cell, index): Cell => {
    if (index !== column) return cell;
    const [code, ...others] = cell.code;
    const [link, ...links] = cell.links;
    return {
      ...cell,
      text: mutateText(cell.text),
      code: code === undefined ? [] : [mutateText(code), ...others],
      links: link === undefined ? [] : [mutateText(link), ...links],
    };
  });
  return { ...row, cells };
}

/** A list with one item replaced. */
export function withItem<Item>(
  items: readonly Item[],
  index: number,
  item: Item,
): Item[] {
  return items.map((other, at) => (at === index ? item : other));
}
