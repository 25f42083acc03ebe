import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import logger from '@docusaurus/logger';
import { Globby } from '@docusaurus/utils';
import { Kept } from '../../examples/kept';
import type { Library } from '../../minify/library';
import { loadLibrary } from '../../minify/loadLibrary';
import { runInNode } from '../../minify/runInNode';
import { differenceOf } from './sameDocument';

/** The workspace whose htmlnano minifies this site: the newest. */
const LIBRARY = 'libraries/next';

/**
 * What leaves the document as it is: React takes it over node by node, so that
 * texts, comments and elements must stay.
 */
const HEAD = { removeAttributeQuotes: true, removeOptionalTags: true };

/**
 * Sorted attributes compress better. Not in the head: a crawler may look for a
 * description as all the world writes it, name first.
 */
const BODY = { ...HEAD, sortAttributes: 'frequency' };

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

/** A page that was minified, as it is kept between builds. */
interface Page {
  readonly html: string;
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
  const kept = new Kept<Page>(siteDir, 'minify-html');
  const before: Size[] = [];
  const after: Size[] = [];
  for (const file of files) {
    const place = path.join(outDir, file);
    const html = await fs.readFile(place, 'utf8');
    let page = kept.get(html);
    if (page === undefined) {
      page = await minifyPage(library, html, file);
      kept.set(html, page);
    }
    before.push(page.before);
    after.push(page.after);
    await fs.writeFile(place, page.html);
  }
  kept.prune();
  const report: Report = {
    pages: files.length,
    before: sum(before),
    after: sum(after),
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
): Promise<Page> {
  // Some crawlers look for <head> and <body>, which may be omitted.
  const parts =
    /^([^]*?<head>)([^]*?)(<\/head><body[^>]*>)([^]*?)((?:<\/body>)?(?:<\/html>)?)$/.exec(
      html.trimEnd(),
    );
  if (!parts) throw new Error(`${file} has no <head> and <body>.`);
  const [, start = '', head = '', middle = '', body = '', end = ''] = parts;
  const part = async (source: string, options: object): Promise<string> => {
    const copy = (): object => ({ ...options });
    const made = await runInNode(library, source, copy, undefined);
    if (made.kind === 'error') throw new Error(`${file}: ${made.text}`);
    return made.text;
  };
  const minified =
    start + (await part(head, HEAD)) + middle + (await part(body, BODY)) + end;
  const difference = differenceOf(html, minified);
  if (difference !== undefined) {
    throw new Error(`htmlnano would change ${file}: ${difference}`);
  }
  return {
    html: minified,
    before: await sizeOf(html),
    after: await sizeOf(minified),
  };
}

/** Among the files that Docusaurus generates. */
export const REPORT_FILE = 'minify-html.json';

const change = ({ before, after }: Report, what: keyof Size): string =>
  `${String(before[what])} to ${String(after[what])}`;

async function sizeOf(text: string): Promise<Size> {
  const { length } = await brotli(text, FAST);
  return { bytes: Buffer.byteLength(text), compressed: length };
}

const brotli = promisify<zlib.InputType, zlib.BrotliOptions, Buffer>(
  zlib.brotliCompress,
);

/** As hosts compress pages when they are asked for. The best takes ten times as long. */
const FAST = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 5 } };

const sum = (sizes: readonly Size[]): Size => ({
  bytes: sizes.reduce((total, { bytes }) => total + bytes, 0),
  compressed: sizes.reduce((total, { compressed }) => total + compressed, 0),
});
