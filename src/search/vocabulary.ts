import { stemOf } from './words';

/** All terms of an index, for finding those that a typed word may mean. */
export interface Vocabulary {
  has(term: string): boolean;
  /** Terms that start with a text, itself left out. */
  startingWith(prefix: string): readonly string[];
  /** Terms with the same stem as a word, itself included. */
  withStemOf(word: string): readonly string[];
  /** Known words up to so many typos away, each with its number of typos. */
  near(word: string, typos: number, asPrefix: boolean): Map<string, number>;
}

/**
 * @param unordered the terms of the index
 * @param others words that are known besides, and may be mistyped too
 */
export function createVocabulary(
  unordered: Iterable<string>,
  others: Iterable<string> = [],
): Vocabulary {
  const terms = [...unordered].sort();
  const known = new Set(terms);
  let spelled: readonly string[] | undefined;
  const startingWith = (prefix: string): readonly string[] => {
    const from = lowerBound(terms, prefix);
    let to = from;
    while (terms[to]?.startsWith(prefix)) to += 1;
    return terms.slice(terms[from] === prefix ? from + 1 : from, to);
  };
  const families = new Map<string, readonly string[]>();
  return {
    has: (term) => known.has(term),
    startingWith,
    withStemOf(word) {
      const stem = stemOf(word);
      let family = families.get(stem);
      if (family === undefined) {
        // A stem is the beginning of its words, but for a last `i` or `y`.
        const beginning = stem.slice(0, Math.max(2, stem.length - 1));
        family = [beginning, ...startingWith(beginning)].filter(
          (term) => known.has(term) && stemOf(term) === stem,
        );
        families.set(stem, family);
      }
      return family;
    },
    near(word, typos, asPrefix) {
      spelled ??= [...new Set([...terms, ...others])].sort();
      return nearTerms(spelled, word, typos, asPrefix);
    },
  };
}

function lowerBound(terms: readonly string[], text: string): number {
  let low = 0;
  let high = terms.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((terms[middle] ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Optimal string alignment distance (insert, delete, replace, swap neighbours)
 * from a word to every term. Terms are sorted, so that neighbours share the
 * table's first rows, and a beginning that is too far off rules out every term
 * that has it.
 *
 * @param asPrefix the word may be the beginning of the term it means
 */
function nearTerms(
  terms: readonly string[],
  word: string,
  typos: number,
  asPrefix: boolean,
): Map<string, number> {
  const found = new Map<string, number>();
  const rows = [Array.from({ length: word.length + 1 }, (_, index) => index)];
  // For each length of a beginning: how near the word came to it or a shorter.
  const nearest = [word.length];
  let previous = '';
  let dead = Infinity; // At this length the beginning is too far off.
  for (const term of terms) {
    let shared = 0;
    while (shared < previous.length && previous[shared] === term[shared]) {
      shared += 1;
    }
    if (shared < dead) {
      dead = Infinity;
      previous = term;
      for (let length = shared + 1; length <= term.length; length++) {
        const row = nextRow(rows, term, length, word);
        rows[length] = row;
        nearest[length] = Math.min(nearest[length - 1] ?? 0, row.at(-1) ?? 0);
        if (Math.min(...row) > typos) {
          dead = length;
          break;
        }
      }
    }
    const reached = Math.min(term.length, dead);
    const distance = asPrefix ? nearest[reached] : rows[reached]?.at(-1);
    if (distance !== undefined && distance <= typos) found.set(term, distance);
  }
  return found;
}

function nextRow(
  rows: readonly (readonly number[])[],
  term: string,
  length: number,
  word: string,
): number[] {
  const before = rows[length - 1] ?? [];
  const row = [length];
  for (let i = 1; i <= word.length; i++) {
    const differ = word[i - 1] === term[length - 1] ? 0 : 1;
    let best = Math.min(
      (before[i - 1] ?? 0) + differ,
      (before[i] ?? 0) + 1,
      (row[i - 1] ?? 0) + 1,
    );
    const areSwapped =
      word[i - 1] === term[length - 2] && word[i - 2] === term[length - 1];
    if (i > 1 && length > 1 && areSwapped) {
      best = Math.min(best, (rows[length - 2]?.[i - 2] ?? 0) + 1);
    }
    row.push(best);
  }
  return row;
}
