import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import logger from '@docusaurus/logger';
import { Kept } from '../../examples/kept';
import type { Library } from '../../minify/library';
import { loadLibrary } from '../../minify/loadLibrary';
import { runInNode } from '../../minify/runInNode';
import { builtPages } from '../builtPages';
import { differenceOf } from './sameDocument';

/** The workspace whose htmlnano minifies this site: the newest. */
const LIBRARY = 'libraries/next';

/** A part of a page: the content of `<head>` or of `<body>`. */
interface Part {
  readonly options: object;
  /** A page that has nothing but this part, to compare two of it. */
  readonly page: (part: string) => string;
}

/**
 * What leaves the document as it is: React takes it over node by node, so that
 * texts, comments and elements must stay. Configuration files are the business
 * of those who run htmlnano.
 */
const OPTIONS = {
  skipConfigLoading: true,
  removeAttributeQuotes: true,
  removeOptionalTags: true,
};

/** What follows is an element: it would show if the part did not end here. */
const HEAD: Part = {
  options: OPTIONS,
  page: (head) =>
    `<!doctype html><html><head>${head}</head><body><hr></body></html>`,
};

/**
 * Sorted attributes compress better. Not in the head: a crawler may look for a
 * description as all the world writes it, name first.
 */
const BODY: Part = {
  options: { ...OPTIONS, sortAttributes: 'frequency' },
  page: (body) => `<!doctype html><html><head></head><body>${body}`,
};

/** What was saved, in bytes of pages compressed with Brotli. */
export interface Report {
  pages: number;
  before: number;
  after: number;
}

/** Among the files that Docusaurus generates; the Introduction tells of it. */
export const REPORT_FILE = 'minify-html.json';

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
  const kept = new Kept<string>(siteDir, 'minify-html');
  const minifyPart = async (
    part: Part,
    source: string,
    file: string,
  ): Promise<string> => {
    const key = [part.options, source];
    const known = kept.get(key);
    if (known !== undefined) return known;
    const made = await run(library, part, source, file);
    kept.set(key, made);
    return made;
  };
  const report: Report = { pages: 0, before: 0, after: 0 };
  let measured = Promise.resolve();
  for await (const { file, html, replace } of builtPages(outDir)) {
    const [start, head, middle, body, end] = partsOf(html, file);
    const minified =
      start +
      (await minifyPart(HEAD, head, file)) +
      middle +
      (await minifyPart(BODY, body, file)) +
      end;
    await replace(minified);
    await measured;
    // Brotli has threads of its own: meanwhile the next page is minified.
    measured = measure(report, html, minified);
  }
  await measured;
  kept.prune();
  const file = path.join(generatedFilesDir, REPORT_FILE);
  await fs.writeFile(file, JSON.stringify(report));
  const { pages, before, after } = report;
  logger.info(
    `htmlnano minified ${String(pages)} pages, with Brotli ${String(before)} to ${String(after)} bytes.`,
  );
}

/**
 * Takes a page apart: what comes before its head, its head, what stands between,
 * its body, what comes after. Some crawlers look for `<head>` and `<body>`, which
 * may be omitted; and heads change with every build, as they name the scripts.
 */
function partsOf(
  html: string,
  file: string,
): readonly [string, string, string, string, string] {
  const parts =
    /^([^]*?<head>)([^]*?)(<\/head><body[^>]*>)([^]*?)((?:<\/body>)?(?:<\/html>)?)$/.exec(
      html.trimEnd(),
    );
  if (!parts) throw new Error(`${file} has no <head> and <body>.`);
  const [, start = '', head = '', middle = '', body = '', end = ''] = parts;
  return [start, head, middle, body, end];
}

async function run(
  library: Library,
  { options, page }: Part,
  source: string,
  file: string,
): Promise<string> {
  const copy = (): object => ({ ...options });
  const { kind, text } = await runInNode(library, source, copy, undefined);
  if (kind === 'error') throw new Error(`${file}: ${text}`);
  const difference = differenceOf(page(source), page(text));
  if (difference !== undefined) {
    throw new Error(`htmlnano would change ${file}: ${difference}`);
  }
  return text;
}

async function measure(
  report: Report,
  html: string,
  minified: string,
): Promise<void> {
  report.pages += 1;
  report.before += (await brotli(html, FAST)).length;
  report.after += (await brotli(minified, FAST)).length;
}

const brotli = promisify<zlib.InputType, zlib.BrotliOptions, Buffer>(
  zlib.brotliCompress,
);

/** As hosts compress pages when they are asked for. The best takes ten times as long. */
const FAST = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 5 } };
