import { announce } from '../../shared/announce';

/** The next order of a column; the third press restores the original one. */
const NEXT: Readonly<Record<string, 'ascending' | 'descending'>> = {
  none: 'ascending',
  ascending: 'descending',
};

/** The original order of rows in tables that have been sorted. */
const pageOrder = new WeakMap<HTMLTableSectionElement, HTMLTableRowElement[]>();

/** Sorts 10 after 9. */
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
  const sign = { ascending: 1, descending: -1 };
  body.append(
    ...(order
      ? rows.toSorted(
          (a, b) => sign[order] * compare(textAt(a, cell), textAt(b, cell)),
        )
      : rows),
  );
  announce(
    order
      ? `Sorted by ${button.textContent}, ${order}`
      : 'Sorted as on the page',
  );
}

const textAt = (
  row: HTMLTableRowElement,
  { cellIndex }: HTMLTableCellElement,
) => row.cells[cellIndex]?.textContent ?? '';

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
