import type { Synonyms } from '../options';
import {
  countPhrases,
  FITS,
  fitOf,
  readQuery,
  phrasesOf,
  type QueryWord,
} from './query';
import { createTermIndex, type Scored } from './termIndex';
import type { SearchRecord } from './types';
import {
  isStopWord,
  memoized,
  partsOf,
  plainWords,
  splitWords,
  stemOf,
  termsOf,
  type Word,
  wordsOf,
} from './words';

/** A section that matches a query. */
interface Match {
  /** Its heading or the text that matches best. */
  readonly record: SearchRecord;
  readonly score: number;
}

/** The index of a docs version. */
export interface Engine {
  search(query: string): {
    /** All sections with a word of the query, the best first. */
    readonly matches: readonly Match[];
    /** The words to highlight. */
    readonly words: readonly QueryWord[];
  };
}

/** Weights for the ranking. `npm run bench:search` measures their effect. */
const WEIGHTS = {
  /** A word in the section's heading, relative to one in its text. */
  title: 4,
  /** A term that begins with the last word of the query, relative to that word. */
  prefix: 0.2,
  /** Exponent of the coverage: the share of the query, by rarity, that matches. */
  coverage: 2,
  /** The share of the coverage that is measured in the best text, not in all texts. */
  inOneText: 0.25,
  /** A heading whose words are all in the query. */
  wholeTitle: 1,
  /** A heading with an identifier, typed in full, times its share of the query. */
  name: 8,
  /** All words in one text instead of several. */
  together: 2,
  /** A phrase of the query in one text. */
  phrase: 8,
  /** The share of the sum of a page's scores that is added to all its sections. */
  page: 0.02,
  /** Sections below this share of the best score are no matches. */
  least: 0.02,
  /** Sections with less of the query, by rarity, lack its telling words: no matches. */
  covered: 0.15,
} as const;

/** The number of phrases that raise the score, so that other sections are found too. */
const MAX_PHRASES = 2;

/** The number of sections that are indexed in one task. */
const SECTIONS_AT_ONCE = 10;

/** A heading with the texts below it. */
interface IndexedSection {
  readonly title: string;
  /** The headings above it, and the keywords of the page. */
  readonly context: string;
  readonly text: string;
  /** The heading, then the texts. */
  readonly records: readonly SearchRecord[];
}

/** Indexes the records of a version. Each heading must precede its texts. */
export async function createEngine(
  records: readonly SearchRecord[],
  synonyms: Synonyms,
): Promise<Engine> {
  const sections = sectionsOf(records);
  const index = createTermIndex([WEIGHTS.title, 1, 1]);
  for (const [at, { title, context, text }] of sections.entries()) {
    if (at % SECTIONS_AT_ONCE === 0) await nextTask();
    // Stop words are relevant only in headings.
    const telling = splitWords(text).filter((word) => !isStopWord(word));
    index.add([splitWords(title), splitWords(context), telling]);
  }
  return {
    search(query) {
      const words = readQuery(query, index.known, synonyms);
      const found = index.find(words, WEIGHTS.prefix);
      return { matches: rank(sections, query, words, found), words };
    },
  };
}

const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

function sectionsOf(records: readonly SearchRecord[]): IndexedSection[] {
  const starts = [...records.keys()].filter(
    (at) => records[at]?.type !== 'content',
  );
  const { lent, signposts } = lentIn(records);
  return starts.map((start, at) => {
    const own = records
      .slice(start, starts[at + 1])
      .filter((record) => !signposts.has(record));
    const [title = '', ...texts] = own.map(textOf);
    const above = own[0] === undefined ? [] : headingsOf(own[0]).slice(0, -1);
    return {
      title,
      context: [
        ...above,
        ...(own[0]?.keywords ?? []),
        ...pairsOf(title),
        ...(lent.get(title) ?? []),
      ].join('\n'),
      text: texts.join('\n'),
      records: own,
    };
  });
}

/**
 * Finds the words that table rows lend to other sections, so that people find these
 * sections in their own words. The first cell of a row counts for the headings that the
 * other cells name, and for identifiers in the second cell if the row has a cure. A
 * row that names only headings is a signpost: it is found at its targets alone.
 */
function lentIn(records: readonly SearchRecord[]): {
  readonly lent: ReadonlyMap<string, readonly string[]>;
  readonly signposts: ReadonlySet<SearchRecord>;
} {
  const headings = new Set(
    records.filter(({ type }) => type !== 'content').map(textOf),
  );
  const lent = new Map<string, readonly string[]>();
  const signposts = new Set<SearchRecord>();
  for (const record of records) {
    const [words, target, ...rest] = record.content?.split(': ') ?? [];
    if (words === undefined || target === undefined) continue;
    const isSignpost = [target, ...rest].every((title) => headings.has(title));
    const names = isSignpost
      ? []
      : splitWords(target).filter((word) => nameIn(word).length);
    // A row without a cure says what a module is: `minifyCss: cssnano's options`.
    if (names.length > 0 && rest.length === 0) continue;
    for (const title of [...names, target, ...rest])
      lent.set(title, [...(lent.get(title) ?? []), words]);
    if (isSignpost) signposts.add(record);
  }
  return { lent, signposts };
}

/** Joined neighbors in a heading: `commandline`, and `attributequotes` of an identifier. */
function pairsOf(title: string): string[] {
  const words = splitWords(title).flatMap(partsOf);
  return words.slice(1).map((word, at) => `${words[at] ?? ''}${word}`);
}

const textOf = (record: SearchRecord): string =>
  record.content ?? headingsOf(record).at(-1) ?? '';

/** The headings of a record, without the repeated title of the page. */
export function headingsOf({
  hierarchy: { lvl0, lvl1, ...below },
}: Pick<SearchRecord, 'hierarchy'>): string[] {
  const page = lvl0 === lvl1 ? [lvl1] : [lvl0, lvl1];
  return [...page, ...Object.values(below)].filter((title) => title !== null);
}

/** A section with a word of the query. */
interface Found {
  readonly section: IndexedSection;
  /** The score of the terms alone. */
  readonly score: number;
  /** The matched terms of the index. */
  readonly terms: readonly string[];
  /** How well they match each word of the query. */
  readonly fits: readonly number[];
}

/** Ranks results by the score of their terms and by how much of the query they have. */
function rank(
  sections: readonly IndexedSection[],
  query: string,
  words: readonly QueryWord[],
  results: ReadonlyMap<number, Scored>,
): Match[] {
  const found = sections.flatMap((section, id): Found[] => {
    const result = results.get(id);
    if (result === undefined) return [];
    const terms = [...result.terms];
    return [
      { section, score: result.score, terms, fits: fitsOf(words, terms) },
    ];
  });
  // This is the inverse document frequency.
  const rarities = words.map(({ weight }, at) => {
    const having = found.filter(({ fits }) => fits[at] !== 0);
    return weight * Math.log(1 + sections.length / (having.length + 1));
  });
  const phrases = phrasesOf(query);
  return liftByPage(
    found.flatMap((one) => weigh(one, words, phrases, rarities)),
  );
}

const fitsOf = (
  words: readonly QueryWord[],
  terms: readonly string[],
): number[] =>
  words.map((word) => Math.max(0, ...terms.map((term) => fitOf(word, term))));

function weigh(
  { section: { title, records }, score, terms, fits }: Found,
  words: readonly QueryWord[],
  phrases: readonly string[],
  rarities: readonly number[],
): Match | [] {
  const keywords = records[0]?.keywords ?? [];
  const phraseCount = Math.max(
    ...[...records.map(textOf), ...keywords].map((text) =>
      countPhrases(plainIn(text), phrases),
    ),
  );
  const fitsOfRecords = records.map((one) => {
    const own = termsIn(textOf(one));
    return fitsOf(
      words,
      terms.filter((term) => own.has(term)),
    );
  });
  const ofTitle = fitsOfRecords[0] ?? [];
  const coverageOf = (some: readonly number[]): number =>
    sum(some.map((fit, at) => fit * (rarities[at] ?? 0))) / sum(rarities);
  const inOne = fitsOfRecords.map((own) =>
    coverageOf(own.map((fit, at) => Math.max(fit, ofTitle[at] ?? 0))),
  );
  const coverage =
    WEIGHTS.inOneText * Math.max(...inOne) +
    (1 - WEIGHTS.inOneText) * coverageOf(fits);
  if (coverage < WEIGHTS.covered) return [];
  const titleFits = titleWords(title).map((word) => fitIn(words, word));
  const wholeTitle = sum(titleFits) / Math.max(1, titleFits.length);
  const name = nameIn(title);
  const isTyped = name.every((one) => words.some(({ text }) => text === one));
  const ofName = rarities.filter((_, at) =>
    name.includes(words[at]?.text ?? ''),
  );
  const share = isTyped ? sum(ofName) / sum(rarities) : 0;
  const matching = fitsOfRecords.map((own) =>
    own.map((fit) => Number(fit > FITS.part)),
  );
  const count = Math.max(...matching.map(sum));
  // The record that has most of the query, by rarity, is its excerpt.
  const { record } = records
    .map((one, at) => ({ record: one, share: coverageOf(matching[at] ?? []) }))
    .reduce((best, other) => (other.share > best.share ? other : best));
  return {
    record,
    score:
      score *
      coverage ** WEIGHTS.coverage *
      (1 + WEIGHTS.wholeTitle * wholeTitle * coverage) *
      (1 + WEIGHTS.name * share) *
      (1 + (WEIGHTS.together * count) / words.length) *
      (1 + WEIGHTS.phrase * Math.min(phraseCount, MAX_PHRASES)),
  };
}

/** How well a word of a heading matches the query. Identifiers match part by part. */
function fitIn(words: readonly QueryWord[], { text, parts }: Word): number {
  const best = (one: string): number =>
    Math.max(
      0,
      ...words.flatMap((word) => [
        fitOf(word, one) * word.weight,
        fitOf(word, stemOf(one)) * word.weight,
      ]),
    );
  const ofParts = parts.map((part) => best(part.text));
  return Math.max(best(text), sum(ofParts) / Math.max(1, parts.length));
}

const titleWords = memoized((title) =>
  wordsOf(title).filter(({ text }) => !isStopWord(text)),
);

/** The words of a heading that names an identifier such as `minifyCss`, or no words. */
function nameIn(title: string): readonly string[] {
  const words = titleWords(title);
  const isName = words.some(({ parts }) => parts.length > 0);
  return isName ? words.map(({ text }) => text) : [];
}

const termsIn = memoized((text) => new Set(splitWords(text).flatMap(termsOf)));

const plainIn = memoized(plainWords);

/** Raises the scores of sections on good pages, sorts, and drops the weakest. */
function liftByPage(matches: readonly Match[]): Match[] {
  const ofPages = new Map<string, number>();
  for (const { record, score } of matches) {
    const page = record.url_without_anchor;
    ofPages.set(page, score + (ofPages.get(page) ?? 0));
  }
  const lifted = matches
    .map(({ record, score }) => ({
      record,
      score:
        score + WEIGHTS.page * (ofPages.get(record.url_without_anchor) ?? 0),
    }))
    .sort((a, b) => b.score - a.score);
  const least = WEIGHTS.least * (lifted[0]?.score ?? 0);
  return lifted.filter(({ score }) => score >= least);
}

const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);
