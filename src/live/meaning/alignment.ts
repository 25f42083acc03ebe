/** Index in the first list, index in the second. */
export type Pair = readonly [number, number];

/** What stands between two pairs: from (inclusive), to (exclusive), of each list. */
export interface Between {
  readonly before: Pair;
  readonly after: Pair;
}

/**
 * Above this many edits the shortest way from one list to the other is not
 * looked for: its cost is the length of the lists times the edits.
 */
const MOST_EDITS = 400;

type Key = string | number;

/**
 * Pairs equal entries of two lists in order, as many as there are.
 *
 * The lists' common ends cost nothing; what differs is aligned by the greedy
 * algorithm of E. W. Myers, "An O(ND) Difference Algorithm and Its Variations"
 * (1986). Lists that differ too much for it are first cut where they share an
 * entry that each has once.
 *
 * @returns pairs, both indices ascending
 */
export function align(
  before: readonly Key[],
  after: readonly Key[],
): readonly Pair[] {
  const whole = {
    before: [0, before.length],
    after: [0, after.length],
  } as const;
  const pairs = alignRange(before, after, whole);
  if (pairs) return pairs;
  const anchors = uniquePairs(before, after);
  const inside = between(anchors, before.length, after.length);
  return inside.flatMap((range, index) => {
    const anchor = anchors[index];
    return [
      ...(alignRange(before, after, range) ?? []),
      ...(anchor ? [anchor] : []),
    ];
  });
}

/** The ranges before, between and after the pairs, empty ones too. */
export function between(
  pairs: readonly Pair[],
  beforeLength: number,
  afterLength: number,
): readonly Between[] {
  const ends: readonly Pair[] = [...pairs, [beforeLength, afterLength]];
  return ends.map(([beforeEnd, afterEnd], index) => {
    const [lastBefore, lastAfter] = pairs[index - 1] ?? [-1, -1];
    return {
      before: [lastBefore + 1, beforeEnd],
      after: [lastAfter + 1, afterEnd],
    };
  });
}

/** @returns `undefined` when the ranges differ too much */
function alignRange(
  before: readonly Key[],
  after: readonly Key[],
  range: Between,
): Pair[] | undefined {
  let [beforeStart, beforeEnd] = range.before;
  let [afterStart, afterEnd] = range.after;
  const head: Pair[] = [];
  while (
    beforeStart < beforeEnd &&
    afterStart < afterEnd &&
    before[beforeStart] === after[afterStart]
  ) {
    head.push([beforeStart, afterStart]);
    beforeStart += 1;
    afterStart += 1;
  }
  const tail: Pair[] = [];
  while (
    beforeStart < beforeEnd &&
    afterStart < afterEnd &&
    before[beforeEnd - 1] === after[afterEnd - 1]
  ) {
    beforeEnd -= 1;
    afterEnd -= 1;
    tail.push([beforeEnd, afterEnd]);
  }
  const middle = shortestEdits(
    before.slice(beforeStart, beforeEnd),
    after.slice(afterStart, afterEnd),
  );
  return (
    middle && [
      ...head,
      ...middle.map(([b, a]) => [b + beforeStart, a + afterStart] as const),
      ...tail.reverse(),
    ]
  );
}

function shortestEdits(
  before: readonly Key[],
  after: readonly Key[],
): Pair[] | undefined {
  if (before.length === 0 || after.length === 0) return [];
  const most = Math.min(before.length + after.length, MOST_EDITS);
  // reached[k + most + 1]: how far in `before` a way on diagonal k has come.
  const reached = new Int32Array(2 * most + 3);
  const history: Int32Array[] = [];
  const at = (table: Int32Array, k: number): number => table[k + most + 1] ?? 0;
  const goesDown = (table: Int32Array, k: number, edits: number): boolean =>
    k === -edits || (k !== edits && at(table, k - 1) < at(table, k + 1));
  for (let edits = 0; edits <= most; edits += 1) {
    history.push(reached.slice());
    for (let k = -edits; k <= edits; k += 2) {
      let x = goesDown(reached, k, edits)
        ? at(reached, k + 1)
        : at(reached, k - 1) + 1;
      while (
        x < before.length &&
        x - k < after.length &&
        before[x] === after[x - k]
      ) {
        x += 1;
      }
      reached[k + most + 1] = x;
      if (x >= before.length && x - k >= after.length) return wayBack(edits, k);
    }
  }
  return undefined;

  function wayBack(lastEdits: number, lastK: number): Pair[] {
    const pairs: Pair[] = [];
    let x = before.length;
    let k = lastK;
    for (let edits = lastEdits; edits >= 0; edits -= 1) {
      const table = history[edits] ?? reached;
      const down = goesDown(table, k, edits);
      const from = down ? at(table, k + 1) : at(table, k - 1) + 1;
      while (x > from) {
        x -= 1;
        pairs.push([x, x - k]);
      }
      x = down ? from : from - 1;
      k += down ? 1 : -1;
    }
    return pairs.reverse();
  }
}

/** Pairs of entries that each list has once, the longest run in order. */
function uniquePairs(before: readonly Key[], after: readonly Key[]): Pair[] {
  const once = (keys: readonly Key[]): Map<Key, number> => {
    const seen = new Map<Key, number>();
    keys.forEach((key, index) => seen.set(key, seen.has(key) ? -1 : index));
    return seen;
  };
  const inAfter = once(after);
  const candidates = [...once(before)].flatMap(([key, index]): Pair[] => {
    const other = inAfter.get(key) ?? -1;
    return index >= 0 && other >= 0 ? [[index, other]] : [];
  });
  // Patience: piles[n] ends the best run of n + 1 pairs found so far.
  const piles: number[] = [];
  const previous: (number | undefined)[] = [];
  candidates.forEach(([, other], index) => {
    let low = 0;
    let high = piles.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      const top = candidates[piles[middle] ?? 0];
      if (top && top[1] < other) low = middle + 1;
      else high = middle;
    }
    previous[index] = piles[low - 1];
    piles[low] = index;
  });
  const run: Pair[] = [];
  for (let index = piles.at(-1); index !== undefined;) {
    const pair = candidates[index];
    if (pair) run.push(pair);
    index = previous[index];
  }
  return run.reverse();
}
