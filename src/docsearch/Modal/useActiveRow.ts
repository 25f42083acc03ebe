import { useEffect, useState, type KeyboardEvent } from 'react';

export interface ActiveRow {
  /** Index over all lists; the first row is active from the start. */
  readonly index: number;
  readonly set: (index: number) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** Id of a row, for `aria-activedescendant`. */
export const rowId = (index: number): string =>
  `docsearch-item-${String(index)}`;

/**
 * Moves through the rows with the arrow keys, around the ends, while the focus
 * stays in the input.
 *
 * @param lists changes when the rows are others, which starts at the first again
 */
export function useActiveRow(count: number, lists: string): ActiveRow {
  const [active, setActive] = useState({ lists, index: 0 });
  const index =
    active.lists === lists ? Math.min(active.index, Math.max(0, count - 1)) : 0;
  const [isByKey, setByKey] = useState(false);
  useEffect(() => {
    if (!isByKey) return;
    document.getElementById(rowId(index))?.scrollIntoView({ block: 'nearest' });
  }, [index, isByKey]);
  return {
    index,
    set(next) {
      if (next === index) return;
      setByKey(false);
      setActive({ lists, index: next });
    },
    onKeyDown(event) {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step === undefined || count === 0) return;
      event.preventDefault();
      setByKey(true);
      setActive({ lists, index: (index + step + count) % count });
    },
  };
}
