import { useEffect, useRef, useState } from 'react';
import type { ListRow } from './rowLists';

/** The active row, and the handlers that change it. */
export type ActiveRow = ReturnType<typeof useActiveRow>;

/** Id of a row, for `aria-activedescendant`. */
export const rowId = (index: number): string =>
  `docsearch-item-${String(index)}`;

/**
 * Moves through the rows with the arrow keys, wrapping around, while the focus
 * remains in the input.
 *
 * @param rows the active one stays active when stored searches move
 * @param query a changed one activates the first row
 */
export function useActiveRow(rows: readonly ListRow[], query: string) {
  const [active, setActive] = useState({ query, id: '', isByArrow: false });
  const { isByArrow } = active;
  const found = rows.findIndex(({ id }) => id === active.id);
  const index = active.query === query ? Math.max(0, found) : 0;
  useEffect(() => {
    if (!isByArrow) return;
    document.getElementById(rowId(index))?.scrollIntoView({ block: 'nearest' });
  }, [index, isByArrow]);
  const hasMoved = usePointer();
  const activate = (next: number, byArrow: boolean): void => {
    setActive({ query, id: rows[next]?.id ?? '', isByArrow: byArrow });
  };
  return {
    /** Index over all lists, initially 0. */
    index,
    /** Whether the reader has moved to a row since the query was typed. */
    isChosen: active.query === query && found >= 0,
    /** Activates the row that the pointer has moved to. */
    set: (next: number): void => {
      if (next !== index && hasMoved()) activate(next, false);
    },
    onKeyDown: (event: KeyboardEvent): void => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step === undefined || rows.length === 0) return;
      event.preventDefault();
      activate((index + step + rows.length) % rows.length, true);
    },
  };
}

/**
 * Returns a function that says whether the pointer has just moved. Chromium and
 * WebKit send `mousemove` also when rows appear under a pointer that rests. As
 * `movementX` differs between engines, positions are compared; the first event only
 * tells the initial one.
 */
function usePointer(): () => boolean {
  const pointer = useRef({ x: NaN, y: NaN, hasMoved: false });
  useEffect(() => {
    const track = ({ screenX, screenY }: MouseEvent): void => {
      const { x, y } = pointer.current;
      const hasMoved = !Number.isNaN(x) && (screenX !== x || screenY !== y);
      pointer.current = { x: screenX, y: screenY, hasMoved };
    };
    // In the capture phase, before the handlers of the rows.
    document.addEventListener('mousemove', track, { capture: true });
    return () =>
      document.removeEventListener('mousemove', track, { capture: true });
  }, []);
  return () => pointer.current.hasMoved;
}
