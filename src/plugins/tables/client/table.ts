import { announce } from '../../shared/announce';
import { numberOf } from '../numberOf';

/** The next order of a column; the third press restores the original one. */
const NEXT: Readonly<Record<string, 'ascending' | 'descending'>> = {
  none: 'ascending',
  ascending: 'descending',
};

/** The original order of rows in tables that have been sorted. */
const pageOrder = new WeakMap<HTMLTableSectionElement, HTMLTableRowElement[]>();

/** For texts; it sorts 3.10.0 after 3.9.2. */
const { compare } = new Intl.Collator('en', { numeric: true });

/** Sorts a table by the column of a button in its head. */
export function sortTable(button: Element): void {
  const cell = button.closest('th');
  const body = button.closest('table')?.tBodies[0];
  if (!cell || !body) return;
  const rows = pageOrder.get(body) ?? [...body.rows];
  pageOrder.set(body, rows);
  const order = NEXT[cell.ariaSort ?? 'none'];
  for (const other of button.closest('tr')?.cells ?? []) {
    other.removeAttribute('aria-sort');
  }
  if (order) cell.setAttribute('aria-sort', order);
  const sorted = order ? sortRows(rows, cell) : rows;
  body.append(...(order === 'descending' ? sorted.toReversed() : sorted));
  announce(
    order
      ? `Sorted by ${button.textContent}, ${order}`
      : 'Sorted as on the page',
  );
}

/**
 * Sorts rows by a column: as numbers if all of it that has a digit is one, and what has
 * none, such as a dash, after them; else as texts.
 */
function sortRows(
  rows: readonly HTMLTableRowElement[],
  { cellIndex }: HTMLTableCellElement,
): HTMLTableRowElement[] {
  const keys = rows.map((row) => {
    const text = row.cells[cellIndex]?.textContent ?? '';
    return { row, text, number: numberOf(text) };
  });
  const isOfNumbers = keys.every(
    ({ text, number }) => number !== undefined || !/\d/.test(text),
  );
  return keys
    .sort(
      (one, other) =>
        (isOfNumbers &&
          (one.number ?? Infinity) - (other.number ?? Infinity)) ||
        compare(one.text, other.text),
    )
    .map(({ row }) => row);
}

/** Hides the rows of a table that lack a word of the query. */
export function filterTable(field: HTMLInputElement): void {
  const tools = field.closest('.table-tools');
  const rows = [...(tools?.querySelectorAll('tbody tr') ?? [])];
  const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
  let left = 0;
  for (const row of rows) {
    const text = [...row.children]
      .map(({ textContent }) => textContent.toLowerCase())
      .join('\n');
    const isLeft = words.every((word) => text.includes(word));
    row.toggleAttribute('hidden', !isLeft);
    if (isLeft) left += 1;
  }
  const status = tools?.querySelector('[role="status"]');
  if (!status) return;
  status.textContent =
    words.length === 0 ? '' : `${String(left)} of ${String(rows.length)} rows`;
}
