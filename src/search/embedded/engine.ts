import MiniSearch, { type SearchResult } from 'minisearch';
import { FITS, fitOf, readQuery, treeOf, type QueryWord } from './query';
import type { SearchRecord } from './types';
import { isStopWord, splitWords, termsOf } from './words';

/** A section that answers a query. */
export interface Match {
  /** The section's heading, or that of its texts which answers best. */
  readonly record: SearchRecord;
  readonly score: number;
}

export interface Engine {
  search(query: string): {
    /** All sections that have a word of the query, the best first. */
    readonly matches: readonly Match[];
    /** What to mark in them. */
    readonly words: readonly QueryWord[];
  };
}

/** How sections are ranked; `npm run bench:search` shows what a change does. */
const WEIGHTS = {
  /** A word in the section's own heading, next to one in its text. */
  title: 5,
  /** Power of the share of the query that a section has. */
  coverage: 2,
  /** A heading that says nothing but what was asked. */
  wholeTitle: 1,
  /** All words in one text instead of here and there in the section. */
  together: 2,
  /** A page with a good answer lifts its other answers. */
  page: 0.1,
  /** Share of the best score below which nothing is an answer. */
  least: 0.02,
} as const;

/** So many are looked at closely; nobody reads on for so long. */
const MOST_CANDIDATES = 100;

/** So many sections are indexed before the page may do something else. */
const SECTIONS_AT_ONCE = 10;

/** A heading with the texts below it: found as one. */
interface IndexedSection {
  readonly id: number;
  readonly title: string;
  /** Headings above, and the words for which the page is to be found. */
  readonly context: string;
  readonly text: string;
  /** The heading, then the texts. */
  readonly records: readonly SearchRecord[];
}

/** Indexes the records of one version; each heading before its texts. */
export async function createEngine(
  records: readonly SearchRecord[],
): Promise<Engine> {
  const sections = sectionsOf(records);
  const known = new Set<string>();
  const index = new MiniSearch<IndexedSection>({
    fields: ['title', 'context', 'text'],
    tokenize: (text) => [...splitWords(text)],
    processTerm(word, field) {
      // Words like "how" tell something in a heading at most.
      if (field === 'text' && isStopWord(word)) return null;
      const terms = termsOf(word);
      for (const term of terms) known.add(term);
      return [...terms];
    },
  });
  await index.addAllAsync(sections, { chunkSize: SECTIONS_AT_ONCE });
  return {
    search(query) {
      const words = readQuery(query, known);
      const boost = { title: WEIGHTS.title };
      const results = index.search(treeOf(words), { boost });
      const candidates = results.slice(0, MOST_CANDIDATES);
      return { matches: rank(sections, words, candidates), words };
    },
  };
}

function sectionsOf(records: readonly SearchRecord[]): IndexedSection[] {
  const starts = [...records.keys()].filter(
    (at) => records[at]?.type !== 'content',
  );
  return starts.map((start, id) => {
    const own = records.slice(start, starts[id + 1]);
    const [title = '', ...texts] = own.map(textOf);
    const above = own[0] === undefined ? [] : headingsOf(own[0]).slice(0, -1);
    return {
      id,
      title,
      context: [...above, ...(own[0]?.keywords ?? [])].join('\n'),
      text: texts.join('\n'),
      records: own,
    };
  });
}

const textOf = (record: SearchRecord): string =>
  record.content ?? headingsOf(record).at(-1) ?? '';

/** A record's heading and those above, the page's title said once. */
export function headingsOf({
  hierarchy: { lvl0, lvl1, ...below },
}: Pick<SearchRecord, 'hierarchy'>): string[] {
  const page = lvl0 === lvl1 ? [lvl1] : [lvl0, lvl1];
  return [...page, ...Object.values(below)].filter((title) => title !== null);
}

/** What was found in one section. */
interface Found {
  readonly section: IndexedSection;
  /** MiniSearch's score. */
  readonly score: number;
  /** The terms that were found. */
  readonly terms: readonly string[];
  /** How well they stand for each word of the query. */
  readonly fits: readonly number[];
}

function rank(
  sections: readonly IndexedSection[],
  words: readonly QueryWord[],
  results: readonly SearchResult[],
): Match[] {
  const found = results.flatMap(({ id, score, terms, queryTerms }): Found[] => {
    const section = sections[id as number];
    if (section === undefined) return [];
    const fits = fitsOf(words, terms);
    // MiniSearch multiplies by the terms of the query that it found, of which a
    // word may have several; the coverage counts the words.
    return [{ section, score: score / queryTerms.length, terms, fits }];
  });
  // A word that few sections have tells more.
  const rarities = words.map((_, at) => {
    const having = found.filter(({ fits }) => fits[at] !== 0);
    return Math.log(1 + sections.length / (having.length + 1));
  });
  return liftByPage(found.map((one) => weigh(one, words, rarities)));
}

const fitsOf = (
  words: readonly QueryWord[],
  terms: readonly string[],
): number[] =>
  words.map((word) => Math.max(0, ...terms.map((term) => fitOf(word, term))));

function weigh(
  { section: { title, records }, score, terms, fits }: Found,
  words: readonly QueryWord[],
  rarities: readonly number[],
): Match {
  const coverage =
    sum(fits.map((fit, at) => fit * (rarities[at] ?? 0))) / sum(rarities);
  const telling = splitWords(title).filter((word) => !isStopWord(word));
  const asked = telling.filter((word) =>
    termsOf(word).some((term) => terms.includes(term)),
  );
  const wholeTitle = asked.length / Math.max(1, telling.length);
  // How many words of the query are in the heading, and in each text.
  const { record, count } = records
    .map((one) => {
      const own = termsIn(one);
      const matched = terms.filter((term) => own.has(term));
      const fitting = fitsOf(words, matched).filter((fit) => fit > FITS.part);
      return { record: one, count: fitting.length };
    })
    .reduce((best, other) => (other.count > best.count ? other : best));
  return {
    record,
    score:
      score *
      coverage ** WEIGHTS.coverage *
      (1 + WEIGHTS.wholeTitle * wholeTitle * coverage) *
      (1 + (WEIGHTS.together * count) / words.length),
  };
}

const termsByRecord = new WeakMap<SearchRecord, ReadonlySet<string>>();

function termsIn(record: SearchRecord): ReadonlySet<string> {
  let terms = termsByRecord.get(record);
  if (terms === undefined) {
    terms = new Set(splitWords(textOf(record)).flatMap(termsOf));
    termsByRecord.set(record, terms);
  }
  return terms;
}

/** Orders the matches, and leaves out what has hardly anything of the query. */
function liftByPage(matches: readonly Match[]): Match[] {
  const best = new Map<string, number>();
  for (const { record, score } of matches) {
    const page = record.url_without_anchor;
    best.set(page, Math.max(score, best.get(page) ?? 0));
  }
  const lifted = matches
    .map(({ record, score }) => ({
      record,
      score: score + WEIGHTS.page * (best.get(record.url_without_anchor) ?? 0),
    }))
    .sort((a, b) => b.score - a.score);
  const least = WEIGHTS.least * (lifted[0]?.score ?? 0);
  return lifted.filter(({ score }) => score >= least);
}

const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);
