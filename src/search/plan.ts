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

// Letters to mark of a term that is meant as a whole.
const WHOLE = Infinity;

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
  const typed = typedWords(query, vocabulary);
  addJoined(typed, vocabulary);
  for (const [index, word] of typed.entries()) {
    for (const [term, sureness] of meaningsOf(word.text, vocabulary)) {
      add(word, term, sureness * word.sureness);
    }
    if (word.terms.size > 0) continue;
    const isLast = index === typed.length - 1;
    for (const [meant, typos] of mistyped(word.text, vocabulary, isLast)) {
      for (const [term, sureness] of meaningsOf(meant, vocabulary)) {
        add(word, term, sureness * SURENESS.typo ** typos);
      }
    }
  }
  const saysMore = typed.some(({ text }) => !STOP_WORDS.has(text));
  const words = typed.map(({ text, terms, marks }) => ({
    text,
    isRequired: !saysMore || !STOP_WORDS.has(text),
    terms,
    marks,
  }));
  const marks = new Map<string, number>();
  for (const word of words.filter(({ isRequired }) => isRequired)) {
    for (const [term, letters] of word.marks) {
      marks.set(term, Math.max(letters, marks.get(term) ?? 0));
    }
  }
  return { words, marks };
}

interface TypedWord {
  readonly text: string;
  readonly sureness: number;
  readonly terms: Map<string, number>;
  readonly marks: Map<string, number>;
}

/** The words of a query, identifiers taken apart. */
function typedWords(query: string, vocabulary: Vocabulary): TypedWord[] {
  const isKnown = (text: string): boolean =>
    vocabulary.has(text) || vocabulary.startingWith(text).length > 0;
  return wordsOf(query)
    .flatMap(({ text, parts }) => {
      const sureness = isKnown(text) ? SURENESS.part : 1;
      return parts.length > 0
        ? parts.map((part) => ({ text: part.text, sureness }))
        : [{ text, sureness: 1 }];
    })
    .map((word) => ({ ...word, terms: new Map(), marks: new Map() }));
}

function add(
  { terms, marks }: TypedWord,
  term: string,
  sureness: number,
  letters = WHOLE,
): void {
  terms.set(term, Math.max(sureness, terms.get(term) ?? 0));
  marks.set(term, Math.max(letters, marks.get(term) ?? 0));
}

/** Adds for each word what it is alone, and written together with the next. */
function addJoined(typed: readonly TypedWord[], vocabulary: Vocabulary): void {
  for (const from of typed.keys()) {
    const most = Math.min(typed.length, from + MAX_JOINED);
    for (let end = from + 1; end <= most; end++) {
      const words = typed.slice(from, end);
      const text = words.map((word) => word.text).join('');
      const [first] = words;
      const sureness =
        words.length > 1 ? SURENESS.joined : (first?.sureness ?? 1);
      for (const word of words) {
        if (vocabulary.has(text)) add(word, text, sureness);
        if (end < typed.length) continue;
        for (const term of vocabulary.startingWith(text)) {
          const share = SURENESS.prefixShare * (text.length / term.length);
          add(word, term, sureness * (SURENESS.prefix + share), text.length);
        }
      }
    }
  }
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
