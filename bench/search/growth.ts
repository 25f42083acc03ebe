import { brotliCompressSync } from 'node:zlib';
import { createEngine } from '../../src/search/engine';
import { recordsOf } from '../../src/search/records';
import type { Outline } from '../../src/search/types';
import { plainMiniSearch, sectionsOf, type SectionDocument } from './engines';
import { percentile } from './percentile';

/** What an index of so many pages costs the reader's browser. */
export interface GrowthFigures {
  readonly engine: string;
  readonly pages: number;
  /** Compressed, in all. */
  readonly bytes: number;
  /** Milliseconds of processor time from the fetched text to the first query. */
  readonly load: number;
  readonly firstQuery: number;
  /** 99 of 100 keys. */
  readonly keystroke: number;
}

const EDITION = { language: 'en', version: 'x', docusaurus_tag: 'x' };
const ROUNDS = 9;

/**
 * Both engines on the same pages, in turn and by turns first, the median of the
 * rounds.
 */
export function measureGrowth(
  outlines: readonly Outline[],
  sizes: readonly number[],
): GrowthFigures[] {
  return sizes.flatMap((pages) => {
    const grown = grow(outlines, pages);
    const contenders = [thisSite(grown), miniSearch(grown)];
    const rounds = Array.from({ length: ROUNDS }, (_, round) => {
      const isOdd = round % 2 === 1;
      const inTurn = isOdd ? contenders.toReversed() : contenders;
      const figures = inTurn.map((contender) => measure(contender));
      return isOdd ? figures.toReversed() : figures;
    });
    return contenders.map(({ engine, files }, index) => {
      const of = (figure: (measured: Measured) => number): number =>
        percentile(
          rounds.flatMap((round) => round[index] ?? []).map(figure),
          0.5,
        );
      const keys = TYPED.map((_, key) => of(({ keys }) => keys[key] ?? NaN));
      return {
        engine,
        pages,
        bytes: files.reduce(
          (sum, file) => sum + brotliCompressSync(file).length,
          0,
        ),
        load: of(({ load }) => load),
        firstQuery: of(({ firstQuery }) => firstQuery),
        keystroke: percentile(keys, 0.99),
      };
    });
  });
}

interface Contender {
  readonly engine: string;
  /** What the browser fetches. */
  readonly files: readonly string[];
  /** Makes the index of the fetched text. */
  readonly load: () => (query: string) => unknown;
}

function thisSite(outlines: readonly Outline[]): Contender {
  const file = JSON.stringify(outlines);
  return {
    engine: 'this site',
    files: [file],
    load() {
      const fetched = JSON.parse(file) as Outline[];
      const engine = createEngine(
        fetched.flatMap((outline) => recordsOf(outline, EDITION)),
      );
      return (query) => engine.search(query);
    },
  };
}

/** The same texts, with the options that MiniSearch's README gives for typing. */
function miniSearch(outlines: readonly Outline[]): Contender {
  const documents = sectionsOf(
    outlines.flatMap((outline) => recordsOf(outline, EDITION)),
  );
  const file = JSON.stringify(documents);
  return {
    engine: 'plain MiniSearch',
    files: [file],
    load() {
      const index = plainMiniSearch();
      index.addAll(JSON.parse(file) as SectionDocument[]);
      return (query) => index.search(query, { prefix: true, fuzzy: 0.2 });
    },
  };
}

/** Key by key. */
const TYPED = [
  'collapse whitespace',
  'agressive',
  'removeComments',
  'how to use',
].flatMap((text) => Array.from(text, (_, at) => text.slice(0, at + 1)));

interface Measured extends Pick<GrowthFigures, 'load' | 'firstQuery'> {
  readonly keys: readonly number[];
}

function measure({ load }: Contender): Measured {
  const start = process.cpuUsage();
  const search = load();
  const { user, system } = process.cpuUsage(start);
  const timed = (query: string): number => {
    const before = performance.now();
    search(query);
    return performance.now() - before;
  };
  const firstQuery = timed('preset');
  return {
    load: (user + system) / 1000,
    firstQuery,
    keys: TYPED.map(timed),
  };
}

/**
 * More pages like the given ones. One word in ten is another on each page, so
 * that the vocabulary grows with the site as it does in real ones.
 */
export function grow(outlines: readonly Outline[], pages: number): Outline[] {
  const random = seeded(1);
  return Array.from({ length: pages }, (_, page) => {
    const model = outlines[page % outlines.length];
    if (model === undefined) throw new Error('There is no page to grow from.');
    const copy = Math.floor(page / outlines.length);
    if (copy === 0) return model;
    const vary = (text: string): string =>
      text.replace(/[A-Za-z]{4,}/g, (word) =>
        random() < 0.1
          ? word +
            String.fromCharCode(
              97 + (copy % 26),
              97 + Math.floor(random() * 26),
            )
          : word,
      );
    return {
      ...model,
      title: vary(model.title),
      permalink: `${model.permalink}-${String(copy)}`,
      sections: model.sections.map((section) => ({
        ...section,
        title: vary(section.title),
        texts: section.texts.map(vary),
        more: (section.more ?? []).map(vary),
      })),
    };
  });
}

/** Random numbers that are the same in every run (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
