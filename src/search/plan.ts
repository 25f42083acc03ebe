import type { Vocabulary } from './vocabulary';
import { STOP_WORDS, stemOf, SYNONYMS, wordsOf } from './words';

/** One word that the reader typed, with all terms that it may stand for. */
export interface QueryWord {
  readonly text: string;
  /** Whether a section has to have it to be a full match. */
  readonly isRequired: boolean;
  /** Terms of the index, each with how surely it is meant, 0 to 1. */
  readonly terms: ReadonlyMap<string, number>;
}

/** What to look for, and what of it to mark in a text. */
export interface Plan {
  readonly words: readonly QueryWord[];
  /** How many letters of a term to mark: all of them, or the typed beginning. */
  readonly marks: ReadonlyMap<string, number>;
}

/** How surely a term of the index is what a typed word stands for. */
const SURENESS = {
  joined: 0.95,
  stem: 0.8,
  synonym: 0.45,
  /** For each typo. */
  typo: 0.7,
  /** A beginning, and what the share of the term that is typed adds. */
  prefix: 0.2,
  prefixShare: 0.5,
  /** A part of an identifier that the index has as a whole. */
  part: 0.3,
} as const;

// Readers seldom split an identifier into more words than this.
const MAX_JOINED = 4;

// The shortest words that may have one typo, and two; as in Algolia's defaults.
const TYPOS_FROM = [4, 8] as const;

const SYNONYMS_OF = new Map<string, string[]>();
for (const group of SYNONYMS) {
  for (const word of group) {
    const others = group.filter((other) => other !== word);
    const stem = stemOf(word);
    SYNONYMS_OF.set(stem, [...(SYNONYMS_OF.get(stem) ?? []), ...others]);
  }
}

/**
 * Turns what the reader typed into terms of the index: the words themselves,
 * other endings of them, the parts of identifiers and neighbours written
 * together, the last word as a beginning, and, for words that are unknown,
 * terms that are a typo or two away.
 */
export function planQuery(query: string, vocabulary: Vocabulary): Plan {
  const typed = wordsOf(query).flatMap(({ parts, text }) => {
    const isKnown =
      vocabulary.has(text) || vocabulary.startingWith(text).length > 0;
    return parts.length > 0
      ? parts.map((part) => ({
          text: part.text,
          sureness: isKnown ? SURENESS.part : 1,
        }))
      : [{ text, sureness: 1 }];
  });
  const texts = typed.map(({ text }) => text);
  const last = texts.length - 1;
  const marks = new Map<string, number>();
  const found = texts.map(() => new Map<string, number>());
  const add = (index: number, term: string, sureness: number, mark = 99) => {
    const terms = found[index];
    if (terms === undefined) return;
    terms.set(term, Math.max(sureness, terms.get(term) ?? 0));
    marks.set(term, Math.max(mark, marks.get(term) ?? 0));
  };

  for (const [from] of texts.entries()) {
    for (let to = from; to <= Math.min(last, from + MAX_JOINED - 1); to++) {
      const text = texts.slice(from, to + 1).join('');
      const sureness =
        to > from ? SURENESS.joined : (typed[from]?.sureness ?? 1);
      const terms = new Map<string, number>();
      if (vocabulary.has(text)) terms.set(text, sureness);
      if (to === last) {
        for (const term of vocabulary.startingWith(text)) {
          const share = text.length / term.length;
          terms.set(
            term,
            sureness * (SURENESS.prefix + SURENESS.prefixShare * share),
          );
        }
      }
      for (let index = from; index <= to; index++) {
        for (const [term, sure] of terms) {
          const isBeginning = to === last && term !== text;
          add(index, term, sure, isBeginning ? text.length : 99);
        }
      }
    }
  }
  for (const [index, text] of texts.entries()) {
    for (const [term, sureness] of meaningsOf(text, vocabulary)) {
      add(index, term, sureness * (typed[index]?.sureness ?? 1));
    }
    if (found[index]?.size === 0) {
      for (const [word, typos] of mistyped(text, vocabulary, index === last)) {
        for (const [term, sureness] of meaningsOf(word, vocabulary)) {
          add(index, term, sureness * SURENESS.typo ** typos);
        }
      }
    }
  }
  const isSaid = texts.some((text) => !STOP_WORDS.has(text));
  const words = texts.map((text, index) => ({
    text,
    isRequired: !isSaid || !STOP_WORDS.has(text),
    terms: found[index] ?? new Map<string, number>(),
  }));
  return { words, marks };
}

/** The terms that a known word stands for: its other endings, its synonyms. */
function meaningsOf(word: string, vocabulary: Vocabulary): Map<string, number> {
  const terms = new Map<string, number>();
  for (const synonym of SYNONYMS_OF.get(stemOf(word)) ?? []) {
    for (const term of vocabulary.withStemOf(synonym)) {
      terms.set(term, SURENESS.synonym);
    }
  }
  for (const term of vocabulary.withStemOf(word)) {
    terms.set(term, term === word ? 1 : SURENESS.stem);
  }
  return terms;
}

/** The nearest terms first: with one typo, and only if there are none with two. */
function mistyped(
  text: string,
  vocabulary: Vocabulary,
  asPrefix: boolean,
): Map<string, number> {
  for (const [index, from] of TYPOS_FROM.entries()) {
    if (text.length < from) break;
    const terms = vocabulary.near(text, index + 1, asPrefix);
    if (terms.size > 0) return terms;
  }
  return new Map();
}
