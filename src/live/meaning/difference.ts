/** Something that a reader of the page, or a program on it, could notice. */
export interface Difference {
  /** Short and stable, such as `space-lost`. */
  readonly kind: string;
  /** One sentence in plain words: what differs, and where. */
  readonly message: string;
}

/** Takes a difference down. */
export type Report = (kind: string, message: string) => void;

/** How many differences are told; the others are counted. */
const TOLD = 20;

/**
 * Where differences are taken down. The same sentence is told once, and a long
 * list ends with a count, because nobody reads the hundredth.
 */
export function collectDifferences(): {
  readonly report: Report;
  readonly list: () => Difference[];
} {
  const all = new Map<string, Difference>();
  return {
    report: (kind, message) => {
      if (!all.has(message)) all.set(message, { kind, message });
    },
    list: () => {
      const found = [...all.values()];
      const told = mixed(found);
      const more = found.length - told.length;
      if (more === 0) return told;
      const message =
        more === 1
          ? 'There is 1 more difference.'
          : `There are ${String(more)} more differences.`;
      return [...told, { kind: 'more', message }];
    },
  };
}

/** Of too many, some of each kind: a hundred lost spaces hide no lost script. */
function mixed(found: readonly Difference[]): Difference[] {
  const seen = new Map<string, number>();
  const ranks = found.map(({ kind }, index) => {
    const rank = seen.get(kind) ?? 0;
    seen.set(kind, rank + 1);
    return { rank, index };
  });
  const chosen = new Set(
    ranks
      .sort((a, b) => a.rank - b.rank || a.index - b.index)
      .slice(0, TOLD)
      .map(({ index }) => index),
  );
  return found.filter((_, index) => chosen.has(index));
}
