/** Runs the contenders over the pages. No files, no output: see run.ts. */
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

import { type Losses, lossesOf } from '../../src/htmlnano/live/losses';
import { readPage } from '../../src/htmlnano/live/readPage';
import type { Minifier } from './minifiers';

/** A page as it is written, named after its file. */
export interface Page {
  readonly name: string;
  readonly html: string;
}

/** Bytes of one page, as a file and as a server sends it. */
export interface Sizes {
  readonly raw: number;
  readonly gzip: number;
  readonly brotli: number;
}

export type Figure = keyof Sizes;

/** What one contender made of one page. */
export type Measurement =
  | {
      readonly ok: true;
      readonly page: string;
      readonly sizes: Sizes;
      readonly losses: Losses;
      /** What the contender itself complains about. */
      readonly warnings: readonly string[];
    }
  | { readonly ok: false; readonly page: string; readonly error: string };

/** One row of the tables. */
export interface Contender {
  readonly name: string;
  readonly uses: readonly string[];
  /** Of the processor, in the fastest round. */
  readonly seconds: number;
  readonly measurements: readonly Measurement[];
}

/** The levels that a server that compresses ahead of time uses. */
const GZIP_LEVEL = 9;
const BROTLI_QUALITY = 11;

export function sizesOf(html: string): Sizes {
  const bytes = Buffer.from(html);

  return {
    raw: bytes.length,
    gzip: gzipSync(bytes, { level: GZIP_LEVEL }).length,
    brotli: brotliCompressSync(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }).length,
  };
}

/** The row that all others are compared with. */
export function measureSource(pages: readonly Page[]): Contender {
  return {
    name: 'none (source)',
    uses: [],
    seconds: 0,
    measurements: pages.map(({ name, html }) => ({
      ok: true,
      page: name,
      sizes: sizesOf(html),
      losses: lossesOf(readPage(html), readPage(html)),
      warnings: [],
    })),
  };
}

/**
 * All contenders over their pages, round after round, so that what else the
 * machine does hits all alike.
 */
export async function measureAll(
  minifiers: readonly Minifier[],
  pages: readonly Page[],
  rounds: number,
): Promise<Contender[]> {
  const contenders: Contender[] = [];
  const times = minifiers.map((): number[] => []);

  for (const minifier of minifiers) {
    contenders.push(await measure(minifier, pages));
  }

  for (let round = 0; round < rounds; round += 1) {
    for (const [index, minifier] of minifiers.entries()) {
      const start = process.cpuUsage();

      for (const page of pagesOf(minifier, pages)) {
        await minifier.minify(page.html);
      }

      const { user, system } = process.cpuUsage(start);

      times[index]?.push((user + system) / 1e6);
    }
  }

  return contenders.map((contender, index) => ({
    ...contender,
    seconds: Math.min(...(times[index] ?? [])),
  }));
}

const pagesOf = (minifier: Minifier, pages: readonly Page[]): Page[] =>
  pages.filter(({ name }) => minifier.pages?.includes(name) ?? true);

/** One contender over its pages, one page after the other. */
async function measure(
  minifier: Minifier,
  pages: readonly Page[],
): Promise<Contender> {
  const measurements: Measurement[] = [];

  for (const page of pagesOf(minifier, pages)) {
    measurements.push(await measurePage(minifier, page));
  }

  const { name, uses } = minifier;

  return { name, uses, seconds: 0, measurements };
}

async function measurePage(
  minifier: Minifier,
  { name, html }: Page,
): Promise<Measurement> {
  try {
    const { html: minified, warnings } = await minifier.minify(html);

    return {
      ok: true,
      page: name,
      sizes: sizesOf(minified),
      losses: lossesWithSameText(html, minified),
      warnings,
    };
  } catch (error) {
    return {
      ok: false,
      page: name,
      error: error instanceof Error ? error.message : String(error),
    };
  }
}

/** A contender that changes what a page says has failed. */
function lossesWithSameText(source: string, minified: string): Losses {
  const losses = lossesOf(readPage(source), readPage(minified));

  if (losses.text) {
    const { before, after } = losses.text;

    throw new Error(`the text changed: "${before}" became "${after}"`);
  }

  return losses;
}
