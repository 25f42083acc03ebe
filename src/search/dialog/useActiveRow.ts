import { useEffect, useState, type KeyboardEvent } from 'react';

export type ActiveRow = ReturnType<typeof useActiveRow>;

/** Id of a row, for `aria-activedescendant`. */
export const rowId = (index: number): string =>
  `docsearch-item-${String(index)}`;

/**
 * Moves through the rows with the arrow keys, wrapping around, while the focus
 * remains in the input.
 *
 * @param ids of the rows; the active one remains so when others are inserted
 * @param query a new one activates the first row
 */
export function useActiveRow(ids: readonly string[], query: string) {
  const [active, setActive] = useState({ query, index: 0, id: '' });
  const isThere = ids[active.index] === active.id;
  const at = isThere ? active.index : Math.max(0, ids.indexOf(active.id));
  const index = active.query === query ? at : 0;
  const [isByKey, setByKey] = useState(false);
  useEffect(() => {
    if (!isByKey) return;
    document.getElementById(rowId(index))?.scrollIntoView({ block: 'nearest' });
  }, [index, isByKey]);
  const activate = (next: number): void =>
    setActive({ query, index: next, id: ids[next] ?? '' });
  return {
    /** Index over all lists, initially 0. */
    index,
    set: (next: number): void => {
      if (next === index) return;
      setByKey(false);
      activate(next);
    },
    onKeyDown: (event: KeyboardEvent): void => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step === undefined || ids.length === 0) return;
      event.preventDefault();
      setByKey(true);
      activate((index + step + ids.length) % ids.length);
    },
  };
}
