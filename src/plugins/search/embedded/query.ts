import { distance } from 'fastest-levenshtein';
import type { Synonyms } from '../options';
import { isFiller, isStopWord, plainWords, stemOf, wordsOf } from './words';

/** A word of a query, and the terms that it matches. */
export interface QueryWord {
  readonly text: string;
  /** The terms, with numbers from 0 to 1 that say how well they match the word. */
  readonly terms: ReadonlyMap<string, number>;
  /** Prefixes of further terms, as the last word may be incomplete. */
  readonly prefixes: readonly string[];
  /** Less than 1 for a word that says little beside the others. */
  readonly weight: number;
}

/** How well terms other than the typed word match it. */
export const FITS = { stem: 0.7, synonym: 0.75, typo: 0.6, part: 0.1 } as const;

/** The weight of a filler word beside others. */
const FILLER = 0.3;

/** The most words that are joined to an identifier. */
const MAX_JOINED = 4;

/** Longer queries are truncated, as in Algolia. */
export const MAX_QUERY_LENGTH = 512;
const MAX_WORDS = 32;

/**
 * The lengths from which words may have one typo, and two. Algolia gets them as
 * `minWordSizefor1Typo` and `minWordSizefor2Typos`. Figures: decision 13.
 */
export const TYPOS_FROM = [5, 9] as const;

/** The length from which a prefix may have a typo, but not two. */
const PREFIX_TYPO_FROM = 6;

/**
 * Expands the words of a query with stems, synonyms, joined neighbors, the last
 * word as a prefix, and the known words that are most similar to unknown ones. Stop
 * words are dropped, unless there are no others.
 *
 * @param known all terms of the index
 */
export function readQuery(
  query: string,
  known: ReadonlySet<string>,
  synonyms: Synonyms,
): QueryWord[] {
  const groups = new Map<string, readonly string[]>();
  for (const group of synonyms) {
    for (const stem of new Set(group.map(stemOf)))
      groups.set(stem, [...(groups.get(stem) ?? []), ...group]);
  }
  const addSynonyms = (
    terms: Map<string, number>,
    text: string,
    fit: number,
  ): void => {
    for (const synonym of groups.get(stemOf(text)) ?? []) {
      if (synonym === text) continue;
      // `smaller` is about `minify`, which says little.
      const says = isFiller(synonym) && !isFiller(text) ? FILLER : 1;
      add(terms, synonym, fit * FITS.synonym * says);
    }
  };
  const words = typedWords(query, known).map((typed) => ({
    ...typed,
    terms: new Map<string, number>(),
    prefixes: [] as string[],
  }));
  for (const from of words.keys()) {
    const most = Math.min(words.length, from + MAX_JOINED);
    for (let end = from + 1; end <= most; end++) {
      const joined = words.slice(from, end);
      const text = joined.map((word) => word.text).join('');
      const isLast = end === words.length;
      if (!isKnown(text, known, isLast)) continue;
      for (const { terms, prefixes } of joined) {
        add(terms, text, 1);
        if (isLast) prefixes.push(text);
      }
    }
  }
  for (const [at, { text, parts, terms }] of words.entries()) {
    addSynonyms(terms, text, 1);
    if (terms.size === 0) {
      for (const near of nearest(
        text,
        [...known, ...synonyms.flat()],
        at === words.length - 1,
      )) {
        add(terms, near, FITS.typo);
        addSynonyms(terms, near, FITS.typo);
      }
    }
    for (const part of parts) add(terms, part, FITS.part);
  }
  return words;
}

/** Lengths of phrases that a text does not have by chance: four words, or all three. */
const PHRASE_WORDS = [3, 4] as const;

/** The overlapping phrases of a query, for {@link countPhrases}. */
export function phrasesOf(query: string): string[] {
  const words = plainWords(query.slice(0, MAX_QUERY_LENGTH)).trim().split(' ');
  const [least, most] = PHRASE_WORDS;
  const length = Math.max(least, Math.min(most, words.length));
  return words
    .slice(length - 1)
    .map((_, at) => ` ${words.slice(at, at + length).join(' ')} `);
}

/**
 * The length of the longest run of phrases that a text contains. A pasted message has
 * several phrases, and the terminal printed others around it.
 *
 * @param plain the text, from {@link plainWords}
 * @param phrases all phrases of the query, in order
 */
export function countPhrases(
  plain: string,
  phrases: readonly string[],
): number {
  let longest = 0;
  let current = 0;
  for (const phrase of phrases) {
    current = plain.includes(phrase) ? current + 1 : 0;
    longest = Math.max(longest, current);
  }
  return longest;
}

/**
 * The words of a query. Unknown identifiers are split into parts. Numbers among the parts
 * are dropped, because Node.js ends its errors with `Node.js v22.11.0`. So is the `js` of
 * `Vue.js`.
 */
function typedWords(
  query: string,
  known: ReadonlySet<string>,
): {
  readonly text: string;
  readonly parts: readonly string[];
  readonly weight: number;
}[] {
  const written = wordsOf(query.slice(0, MAX_QUERY_LENGTH)).slice(0, MAX_WORDS);
  const words = written.flatMap(({ text, parts, start, end }, at) => {
    const texts = parts.map((part) => part.text);
    const idle = query.slice(start, end).includes('.')
      ? /^(?:\d+|js)$/
      : /^\d+$/;
    return texts.length === 0 || isKnown(text, known, at === written.length - 1)
      ? [{ text, parts: texts }]
      : texts
          .filter((part) => !idle.test(part))
          .map((part) => ({ text: part, parts: [] }));
  });
  const telling = words.filter(({ text }) => !isStopWord(text));
  const kept = telling.length > 0 ? telling : words;
  const hasOthers = kept.some(({ text }) => !isFiller(text));
  return kept.map((word) => ({
    ...word,
    weight: hasOthers && isFiller(word.text) ? FILLER : 1,
  }));
}

/** Whether the index has a word, or a term that begins with it if it is the last word. */
const isKnown = (
  text: string,
  known: ReadonlySet<string>,
  isLast: boolean,
): boolean =>
  known.has(text) ||
  known.has(stemOf(text)) ||
  (isLast && [...known].some((term) => term.startsWith(text)));

/** Adds a word and its stem. */
function add(terms: Map<string, number>, text: string, fit: number): void {
  const stem = stemOf(text);
  terms.set(stem, Math.max(fit * FITS.stem, terms.get(stem) ?? 0));
  terms.set(text, Math.max(fit, terms.get(text) ?? 0));
}

/** The terms with the fewest typos. The last word also matches the beginning of terms. */
function nearest(
  word: string,
  terms: readonly string[],
  isLast: boolean,
): string[] {
  const most = TYPOS_FROM.filter((length) => word.length >= length).length;
  const found = fewestTypos(word, terms, most, (term) => [term]);
  if (found.length > 0 || !isLast || word.length < PREFIX_TYPO_FROM)
    return found;
  return fewestTypos(word, terms, 1, (term) =>
    [-1, 0, 1].map((more) => term.slice(0, word.length + more)),
  );
}

/**
 * The terms with the fewest typos: missing, additional, wrong or transposed letters. The
 * first letter must match, because a term with another one is mostly another word.
 *
 * @param most the most typos that count
 * @param spell gives the spellings of a term to compare: its own, or its prefixes
 */
function fewestTypos(
  word: string,
  terms: readonly string[],
  most: number,
  spell: (term: string) => readonly string[],
): string[] {
  let least = most;
  let found: string[] = [];
  if (least === 0) return found;
  const swapped = Array.from(
    word.slice(2),
    (letter, at) =>
      word.slice(0, at + 1) + letter + word.charAt(at + 1) + word.slice(at + 3),
  );
  for (const term of terms) {
    if (!term.startsWith(word.charAt(0))) continue;
    const near = spell(term).filter(
      ({ length }) => Math.abs(length - word.length) <= least,
    );
    const typos = Math.min(
      ...near.flatMap((text) => [
        distance(word, text),
        ...swapped.map((other) => 1 + distance(other, text)),
      ]),
    );
    if (typos < least) found = [];
    if (typos <= least) found.push(term);
    least = Math.min(least, typos);
  }
  return found;
}

/** How well a term of the index matches a word, 0 to 1. */
export const fitOf = ({ terms, prefixes }: QueryWord, term: string): number =>
  prefixes.some((text) => term.startsWith(text)) ? 1 : (terms.get(term) ?? 0);
