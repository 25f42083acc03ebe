import { planQuery, type Plan, type QueryWord } from './plan';
import type { SearchRecord } from './types';
import { createVocabulary, type Vocabulary } from './vocabulary';
import { splitWords, SYNONYMS, wordsOf } from './words';

/** A section that answers a query. */
export interface Match {
  /** The section's heading, or that of its texts which answers best. */
  readonly record: SearchRecord;
  readonly score: number;
}

export interface Engine {
  /** All sections that have a word of the query, the best first. */
  search(query: string): {
    readonly matches: readonly Match[];
    /** What to mark in the matches. */
    readonly plan: Plan;
  };
}

/** Where in a section a word may stand, and what it counts there. */
const FIELDS = {
  title: 4,
  /** Of a page, from its front matter. */
  keywords: 0.5,
  /** The headings above. */
  parents: 0.5,
  content: 1,
} as const;

/** How sections are ranked; `npm run bench:search` shows what a change does. */
const WEIGHTS = {
  /** Saturation: how little a word's tenth occurrence adds (BM25's k1). */
  saturation: 2.5,
  /** How much longer sections count less (BM25's b). */
  length: 0.2,
  /** A word in the headings, next to one in the text. */
  heading: 0.8,
  /** Words like "how", which a section need not have. */
  stopWord: 0.05,
  /** Power of the share of the query that a section has. */
  coverage: 1.5,
  /** All words in one text instead of here and there in the section. */
  together: 2,
  /** A heading that says just what was asked. */
  wholeTitle: 1,
  /** A page with a good answer lifts its other answers. */
  page: 0.2,
  /** Share of the best score below which nothing is an answer. */
  least: 0.1,
} as const;

/** A heading, the headings above it, or a paragraph. */
interface Text {
  readonly section: number;
  readonly field: keyof typeof FIELDS;
  /** What to show where this text answers best. */
  readonly record: SearchRecord;
  /** How many words, the parts of identifiers taken singly. */
  readonly words: number;
  /** What one word of it counts. */
  worth: number;
}

interface Index {
  readonly sections: readonly SearchRecord[];
  readonly texts: readonly Text[];
  // What each search reads of all texts, side by side for the processor's sake.
  readonly sectionOf: Uint32Array;
  readonly worthOf: Float64Array;
  readonly isContent: Uint8Array;
  /** The texts that have a term, once for each time. */
  readonly postings: ReadonlyMap<string, readonly number[]>;
  readonly vocabulary: Vocabulary;
}

/** Indexes the records of one version; each heading before its texts. */
export function createEngine(records: readonly SearchRecord[]): Engine {
  const index = buildIndex(records);
  return {
    search(query) {
      const plan = planQuery(query, index.vocabulary);
      const matches =
        plan.words.length > 0
          ? rank(index, plan)
          : index.sections.map((record) => ({ record, score: 0 }));
      return { matches, plan };
    },
  };
}

function buildIndex(records: readonly SearchRecord[]): Index {
  const sections: SearchRecord[] = [];
  const lengths: number[] = [];
  const texts: Text[] = [];
  const postings = new Map<string, number[]>();
  const listsOf = listCache(postings);
  const add = (text: string, field: Text['field'], record: SearchRecord) => {
    let words = 0;
    for (const word of splitWords(text)) {
      const lists = listsOf(word);
      words += Math.max(1, lists.length - 1);
      for (const list of lists) list.push(texts.length);
    }
    const section = sections.length - 1;
    if (field === 'content') lengths[section] = (lengths[section] ?? 0) + words;
    texts.push({ section, field, record, words, worth: 0 });
  };
  for (const record of records) {
    if (record.type === 'content') {
      add(record.content ?? '', 'content', record);
      continue;
    }
    sections.push(record);
    lengths.push(0);
    const headings = headingsOf(record);
    add(headings.at(-1) ?? '', 'title', record);
    add(headings.slice(0, -1).join(' '), 'parents', record);
    for (const word of record.keywords ?? []) add(word, 'keywords', record);
  }
  weigh(texts, lengths);
  return {
    sections,
    texts,
    sectionOf: Uint32Array.from(texts, ({ section }) => section),
    worthOf: Float64Array.from(texts, ({ worth }) => worth),
    isContent: Uint8Array.from(texts, ({ field }) => +(field === 'content')),
    postings,
    vocabulary: createVocabulary(postings.keys(), SYNONYMS.flat()),
  };
}

/** A word of a long section, or of a long heading, says less. */
function weigh(texts: readonly Text[], lengths: readonly number[]): void {
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const mean = Math.max(1, total / lengths.length);
  const { length } = WEIGHTS;
  for (const text of texts) {
    const norm =
      text.field === 'content'
        ? 1 - length + (length * (lengths[text.section] ?? 0)) / mean
        : Math.sqrt(text.words);
    text.worth = FIELDS[text.field] / norm;
  }
}

/**
 * The postings of a word's terms: of itself and of its parts. Most words come
 * more than once.
 */
function listCache(
  postings: Map<string, number[]>,
): (word: string) => readonly number[][] {
  const cache = new Map<string, number[][]>();
  const listOf = (term: string): number[] => {
    const known = postings.get(term);
    if (known !== undefined) return known;
    const list: number[] = [];
    postings.set(term, list);
    return list;
  };
  return (word) => {
    let lists = cache.get(word);
    if (lists === undefined) {
      lists = wordsOf(word).flatMap(({ text, parts }) =>
        [text, ...parts.map((part) => part.text)].map(listOf),
      );
      cache.set(word, lists);
    }
    return lists;
  };
}

/** A record's heading and those above, the page's title said once. */
export function headingsOf({
  hierarchy: { lvl0, lvl1, ...below },
}: Pick<SearchRecord, 'hierarchy'>): string[] {
  const page = lvl0 === lvl1 ? [lvl1] : [lvl0, lvl1];
  return [...page, ...Object.values(below)].filter((title) => title !== null);
}

/** What one word of the query found: figures by section and by text. */
interface Finding {
  readonly isRequired: boolean;
  /** How rare the word is. */
  readonly weight: number;
  readonly headingWeight: number;
  readonly contentWeight: number;
  readonly inHeadings: Float64Array;
  readonly inContent: Float64Array;
  /** How surely each text has the word. */
  readonly inTexts: Float32Array;
}

/** @param touched where to note the texts that have the word */
function find(
  index: Index,
  { terms, isRequired }: QueryWord,
  touched: Uint8Array,
): Finding {
  const { sections, texts, sectionOf, worthOf, isContent, postings } = index;
  const inHeadings = new Float64Array(sections.length);
  const inContent = new Float64Array(sections.length);
  const inTexts = new Float32Array(texts.length);
  const having = { either: 0, headings: 0, content: 0 };
  for (const [term, sureness] of terms) {
    for (const id of postings.get(term) ?? []) {
      const section = sectionOf[id] ?? 0;
      const isText = isContent[id] === 1;
      const figures = isText ? inContent : inHeadings;
      const before = figures[section] ?? 0;
      if (before === 0) {
        having[isText ? 'content' : 'headings'] += 1;
        const beside = (isText ? inHeadings : inContent)[section];
        if (beside === 0) having.either += 1;
      }
      figures[section] = before + sureness * (worthOf[id] ?? 0);
      if (sureness > (inTexts[id] ?? 0)) inTexts[id] = sureness;
      touched[id] = 1;
    }
  }
  const factor = isRequired ? 1 : WEIGHTS.stopWord;
  const weightOf = (count: number): number =>
    factor * rarity(count, sections.length);
  return {
    isRequired,
    weight: weightOf(having.either),
    // What is common in the text may be rare, and so tell much, in headings.
    headingWeight: WEIGHTS.heading * weightOf(having.headings),
    contentWeight: weightOf(having.content),
    inHeadings,
    inContent,
    inTexts,
  };
}

/** BM25's inverse document frequency. */
const rarity = (having: number, all: number): number =>
  Math.log(1 + (all - having + 0.5) / (having + 0.5));

const saturated = (frequency: number): number =>
  frequency / (frequency + WEIGHTS.saturation);

/** What a section has of the query. */
interface Tally {
  score: number;
  /** The share of the query that the section has, 0 to 1. */
  coverage: number;
  /** What to show: the heading, unless a text has more of the query. */
  text: Text | undefined;
  /** The share of the query that is in this text. */
  has: number;
  /** How surely: the share times the sureness, of the surest text. */
  share: number;
}

function rank(index: Index, plan: Plan): Match[] {
  const touched = new Uint8Array(index.texts.length);
  const findings = plan.words.map((word) => find(index, word, touched));
  const matches: { record: SearchRecord; score: number }[] = [];
  const best = new Map<string, number>();
  const tallies = tally(index, findings, touched).values();
  for (const { score, coverage, text, share } of tallies) {
    if (text === undefined) continue;
    const { record, field, words } = text;
    const title = field === 'title' ? Math.min(1, findings.length / words) : 0;
    const answer =
      score *
      coverage ** WEIGHTS.coverage *
      (1 + WEIGHTS.together * share) *
      (1 + WEIGHTS.wholeTitle * title * share);
    const page = record.url_without_anchor;
    best.set(page, Math.max(answer, best.get(page) ?? 0));
    matches.push({ record, score: answer });
  }
  for (const match of matches) {
    const page = best.get(match.record.url_without_anchor) ?? 0;
    match.score += WEIGHTS.page * page;
  }
  matches.sort((a, b) => b.score - a.score);
  const least = WEIGHTS.least * (matches[0]?.score ?? 0);
  return matches.filter(({ score }) => score >= least);
}

// Sums of the same shares in another order differ by less.
const ROUNDING = 1e-9;

function tally(
  index: Index,
  findings: readonly Finding[],
  touched: Uint8Array,
): ReadonlyMap<number, Tally> {
  const all = findings.reduce((sum, { weight }) => sum + weight, 0);
  const tallies = new Map<number, Tally>();
  for (let section = 0; section < index.sections.length; section++) {
    let score = 0;
    let coverage = 0;
    let isAnswer = false;
    for (const finding of findings) {
      const inHeadings = finding.inHeadings[section] ?? 0;
      const inContent = finding.inContent[section] ?? 0;
      if (inHeadings + inContent === 0) continue;
      score +=
        finding.headingWeight * saturated(inHeadings) +
        finding.contentWeight * saturated(inContent);
      coverage += finding.weight / all;
      isAnswer ||= finding.isRequired;
    }
    if (!isAnswer) continue;
    tallies.set(section, {
      score,
      coverage,
      text: undefined,
      has: 0,
      share: 0,
    });
  }
  chooseTexts(index, findings, all, touched, tallies);
  return tallies;
}

/** In the order of the page: a text has to beat the heading to be shown. */
function chooseTexts(
  { texts }: Index,
  findings: readonly Finding[],
  all: number,
  touched: Uint8Array,
  tallies: ReadonlyMap<number, Tally>,
): void {
  for (let id = touched.indexOf(1); id >= 0; id = touched.indexOf(1, id + 1)) {
    let has = 0;
    let share = 0;
    for (const { inTexts, weight } of findings) {
      const sureness = inTexts[id] ?? 0;
      if (sureness === 0) continue;
      has += weight / all;
      share += (weight * sureness) / all;
    }
    const text = texts[id];
    if (has === 0 || text === undefined) continue;
    const known = tallies.get(text.section);
    if (known === undefined) continue;
    const isBetter =
      known.text?.field === 'content' && Math.abs(has - known.has) < ROUNDING
        ? share > known.share + ROUNDING
        : has > known.has + ROUNDING;
    if (isBetter) {
      known.text = text;
      known.has = has;
    }
    known.share = Math.max(share, known.share);
  }
}
