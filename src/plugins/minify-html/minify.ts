import fs from 'node:fs/promises';
import path from 'node:path';
import zlib from 'node:zlib';
import logger from '@docusaurus/logger';
import { Globby } from '@docusaurus/utils';
import type { Library } from '../../minify/library';
import { loadLibrary } from '../../minify/loadLibrary';
import { runInNode } from '../../minify/runInNode';
import { differenceOf } from './sameDocument';

/** The workspace whose htmlnano minifies this site: the newest. */
const LIBRARY = 'libraries/next';

/**
 * What leaves the document as it is: React takes it over node by node, so that
 * texts, comments and elements must stay. Sorted attributes compress better.
 */
const OPTIONS = {
  removeAttributeQuotes: true,
  removeOptionalTags: true,
  sortAttributes: 'frequency',
};

/** Bytes of all pages, and of all pages compressed with Brotli. */
interface Size {
  readonly bytes: number;
  readonly compressed: number;
}

/** What the plugin saved: a test holds the Introduction's figures against it. */
export interface Report {
  readonly pages: number;
  readonly before: Size;
  readonly after: Size;
}

interface Site {
  readonly siteDir: string;
  /** Absolute path of the folder of the built site. */
  readonly outDir: string;
  readonly generatedFilesDir: string;
}

/**
 * Minifies the built pages with the library that they document. Docusaurus has
 * minified them with SWC before.
 *
 * @throws Error when a browser would read a page as another document than before
 */
export async function minify(site: Site): Promise<void> {
  const { siteDir, outDir, generatedFilesDir } = site;
  const library = loadLibrary(path.join(siteDir, LIBRARY));
  const files = await Globby('**/*.html', { cwd: outDir });
  const before: string[] = [];
  const after: string[] = [];
  for (const file of files) {
    const place = path.join(outDir, file);
    const html = await fs.readFile(place, 'utf8');
    const minified = await minifyPage(library, html, file);
    await fs.writeFile(place, minified);
    before.push(html);
    after.push(minified);
  }
  const report: Report = {
    pages: files.length,
    before: sizeOf(before),
    after: sizeOf(after),
  };
  await fs.writeFile(
    path.join(generatedFilesDir, REPORT_FILE),
    JSON.stringify(report),
  );
  logger.info(
    `htmlnano minified ${String(files.length)} pages: ${change(report, 'bytes')} bytes, with Brotli ${change(report, 'compressed')}.`,
  );
}

async function minifyPage(
  library: Library,
  html: string,
  file: string,
): Promise<string> {
  // Some crawlers look for <head> and <body>, which may be omitted.
  const parts =
    /^([^]*?<head>)([^]*?)(<\/head><body[^>]*>)([^]*?)((?:<\/body>)?(?:<\/html>)?)$/.exec(
      html.trimEnd(),
    );
  if (!parts) throw new Error(`${file} has no <head> and <body>.`);
  const [, start = '', head = '', middle = '', body = '', end = ''] = parts;
  const part = async (source: string): Promise<string> => {
    const options = (): object => ({ ...OPTIONS });
    const made = await runInNode(library, source, options, undefined);
    if (made.kind === 'error') throw new Error(`${file}: ${made.text}`);
    return made.text;
  };
  const minified =
    start + (await part(head)) + middle + (await part(body)) + end;
  const difference = differenceOf(html, minified);
  if (difference !== undefined) {
    throw new Error(`htmlnano would change ${file}: ${difference}`);
  }
  return minified;
}

/** Among the files that Docusaurus generates. */
export const REPORT_FILE = 'minify-html.json';

const change = ({ before, after }: Report, what: keyof Size): string =>
  `${String(before[what])} to ${String(after[what])}`;

const sizeOf = (texts: readonly string[]): Size => ({
  bytes: sum(texts.map((text) => Buffer.byteLength(text))),
  compressed: sum(texts.map((text) => zlib.brotliCompressSync(text).length)),
});

const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0);
