import { SYNONYMS } from '../../src/htmlnano/synonyms';
import { brotliCompressSync } from 'node:zlib';
import { createEngine } from '../../src/plugins/search/embedded/engine';
import { recordsOf } from '../../src/plugins/search/embedded/records';
import type { IndexedDoc } from '../../src/plugins/search/embedded/types';
import { percentile } from './percentile';

/** What an index of many pages costs the reader's browser. */
export interface GrowthFigures {
  readonly pages: number;
  /** Compressed, in all. */
  readonly bytes: number;
  /** Milliseconds of processor time from the fetched text to the first query. */
  readonly load: number;
  readonly firstQuery: number;
  /** 99 of 100 keys. */
  readonly keystroke: number;
}

const FACETS = { language: 'en', version: 'x', docusaurus_tag: 'x' };
const ROUNDS = 5;

/** Measures the median of several rounds for each number of pages. */
export async function measureGrowth(
  docs: readonly IndexedDoc[],
  sizes: readonly number[],
): Promise<GrowthFigures[]> {
  const figures: GrowthFigures[] = [];
  for (const pages of sizes) {
    const file = JSON.stringify(grow(docs, pages));
    const rounds: Measured[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      rounds.push(await measure(file));
    }
    const of = (figure: (measured: Measured) => number): number =>
      percentile(rounds.map(figure), 0.5);
    const keys = TYPED.map((_, key) => of((round) => round.keys[key] ?? NaN));
    figures.push({
      pages,
      bytes: brotliCompressSync(file).length,
      load: of(({ load }) => load),
      firstQuery: of(({ firstQuery }) => firstQuery),
      keystroke: percentile(keys, 0.99),
    });
  }
  return figures;
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

/** @param file what the browser fetches */
async function measure(file: string): Promise<Measured> {
  const start = process.cpuUsage();
  const docs = JSON.parse(file) as IndexedDoc[];
  const engine = await createEngine(
    docs.flatMap((doc) => recordsOf(doc, FACETS)),
    SYNONYMS,
  );
  const { user, system } = process.cpuUsage(start);
  const timed = (query: string): number => {
    const before = performance.now();
    engine.search(query);
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
function grow(docs: readonly IndexedDoc[], pages: number): IndexedDoc[] {
  const random = seeded(1);
  return Array.from({ length: pages }, (_, page) => {
    const model = docs[page % docs.length];
    if (model === undefined) throw new Error('There is no page to grow from.');
    const copy = Math.floor(page / docs.length);
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
