/** Runs the contenders on the pages, without reading or writing files. */
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

import { type Losses, lossesOf } from '../../src/live/losses';
import { readPage } from '../../src/live/readPage';
import type { Minifier } from './minifiers';

/** A source page, named after its file. */
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

/** The result of a contender on a page. */
export type Measurement =
  | {
      readonly ok: true;
      readonly page: string;
      readonly sizes: Sizes;
      readonly losses: Losses;
      /** The contender's own warnings. */
      readonly warnings: readonly string[];
    }
  | { readonly ok: false; readonly page: string; readonly error: string };

/** One row of the tables. */
export interface Contender {
  readonly name: string;
  readonly seconds: number;
  readonly measurements: readonly Measurement[];
}

/** The levels that servers use for compression ahead of time. */
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

/** The row with which all others are compared. */
export function measureSource(pages: readonly Page[]): Contender {
  return {
    name: 'none (source)',
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

/** Measures a contender on its pages, one after the other. */
export async function measure(
  minifier: Minifier,
  pages: readonly Page[],
): Promise<Contender> {
  const start = performance.now();
  const measurements: Measurement[] = [];

  for (const page of pages) {
    if (minifier.pages?.includes(page.name) ?? true) {
      measurements.push(await measurePage(minifier, page));
    }
  }

  return {
    name: minifier.name,
    seconds: (performance.now() - start) / 1000,
    measurements,
  };
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

/** Finds losses; a contender that changes the text of a page has failed. */
function lossesWithSameText(source: string, minified: string): Losses {
  const losses = lossesOf(readPage(source), readPage(minified));

  if (losses.text) {
    const { before, after } = losses.text;

    throw new Error(`the text changed: "${before}" became "${after}"`);
  }

  return losses;
}
