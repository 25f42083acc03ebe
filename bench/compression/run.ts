/**
 * The comparison with other minifiers on the Introduction of Next: measures, and writes
 * its three tables. Correct the day below them, and what the text says about figures.
 *
 *   npm ci --ignore-scripts --prefix bench/compression
 *   npx --package=node@22 -- npx tsx bench/compression/run.ts
 *
 * Some minifiers need Node 22. The bytes are the same in any version of Node. The README
 * of `bench` says how the options are chosen.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Options } from '../../checks/equivalents';
import { packageDir } from '../../src/htmlnano/library/loadLibrary';
import { LOSSES, lossesOf, MEASURED } from '../../src/htmlnano/live/losses';
import { readPage } from '../../src/htmlnano/live/readPage';
import { SITE_DIR } from '../../src/htmlnano/versions';
import { htmlMinifiers } from './htmlMinifiers';
import OPTIONS from './options.json';

type Minify = (html: string) => string | PromiseLike<string>;

interface Measured {
  readonly raw: number;
  readonly brotli: number;
  /** The number of losses of each kind. */
  readonly losses: readonly number[];
}

const INTRODUCTION = path.join(SITE_DIR, 'docs/010-introduction.md');
const PAGES_DIR = path.join(__dirname, 'pages');
const PAGES = readdirSync(PAGES_DIR).map((file) =>
  readFileSync(path.join(PAGES_DIR, file), 'utf8'),
);

/** Times are those of the fastest round. */
const ROUNDS = 7;

/** The release that times are compared with. */
const NEWEST = '3.5.1';

/** The fewest Brotli bytes, saved or added, for which the page lists a module. */
const LEAST_SAVED = 20;

/** With the option that keeps conditional comments. */
const NEXT_CAREFUL: Options = {
  ...OPTIONS.next,
  ignoreCustomComments: [/^\[if\b/, /\[endif\]$/],
};

interface Htmlnano {
  readonly presets: Readonly<Record<string, Options>>;
  readonly process: (
    html: string,
    options: Options,
    preset: Options | undefined,
  ) => PromiseLike<{ readonly html: string }>;
}

const load = (folder: string, name: string): unknown =>
  createRequire(path.join(folder, 'package.json'))(name);

/** @returns such as "htmlnano 3.5.1" */
function nameOf(name: string, folder: string): string {
  const manifest = path.join(packageDir(name, folder), 'package.json');
  const text = readFileSync(manifest, 'utf8');
  return `${name} ${(JSON.parse(text) as { version: string }).version}`;
}

/** Loads a release from the workspace that has it: that of Next, or its own. */
function htmlnanoOf(release: string): Htmlnano {
  const libraries = path.join(SITE_DIR, 'libraries');
  const folder = readdirSync(libraries)
    .map((name) => path.join(libraries, name))
    .find((each) => nameOf('htmlnano', each) === `htmlnano ${release}`);
  if (folder === undefined)
    throw new Error(`No folder of libraries/ has htmlnano ${release}.`);
  return load(folder, 'htmlnano') as Htmlnano;
}

function htmlnano(release: string, preset: string, options: Options): Minify {
  const { presets, process } = htmlnanoOf(release);
  return async (html) => (await process(html, options, presets[preset])).html;
}

/** The rows of the first two tables: what minifies the pages, by name. */
async function contenders(): Promise<Readonly<Record<string, Minify>>> {
  const [terser, next] = await htmlMinifiers();
  const rust = load(__dirname, '@minify-html/node') as {
    minify: (html: Buffer, options: Options) => Buffer;
  };
  const swc = load(__dirname, '@swc/html') as {
    minify: (html: string, options: Options) => Promise<{ code: string }>;
  };
  const minifyRust = (options: Options) => (html: string) =>
    rust.minify(Buffer.from(html), options).toString();
  const nextName = nameOf(next.name, __dirname);
  const rustName = nameOf('@minify-html/node', __dirname);
  const rows: Record<string, Minify> = { 'none (source)': (html) => html };
  for (const [release, options] of Object.entries(OPTIONS.htmlnano)) {
    const { safe, max, careful } = options;
    const name = `htmlnano ${release}`;
    rows[`${name} \`safe\``] = htmlnano(release, 'safe', safe);
    rows[`${name} \`max\``] = htmlnano(release, 'max', max);
    rows[`${name} \`max\`, careful`] = htmlnano(release, 'max', careful);
  }
  return {
    ...rows,
    [nameOf(terser.name, __dirname)]: (html) =>
      terser.minify(html, OPTIONS.terser),
    [nextName]: (html) => next.minify(html, OPTIONS.next),
    [`${nextName}, careful`]: (html) => next.minify(html, NEXT_CAREFUL),
    [rustName]: minifyRust(OPTIONS.minifyHtml),
    [`${rustName}, careful`]: minifyRust({
      ...OPTIONS.minifyHtml,
      keep_comments: true,
    }),
    [nameOf('@swc/html', __dirname)]: async (html) =>
      (await swc.minify(html, OPTIONS.swc)).code,
  };
}

const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, each) => total + each, 0);

/** @throws Error when a minifier changes the text of a page, or fails */
async function measure(name: string, minify: Minify): Promise<Measured> {
  const results = await Promise.all(PAGES.map(minify));
  const losses = results.map((html, at) =>
    lossesOf(readPage(PAGES[at] ?? ''), readPage(html)),
  );
  for (const { text } of losses)
    if (text.length > 0) throw new Error(`${name}: ${text.join()}`);
  return {
    raw: sum(results.map((html) => Buffer.byteLength(html))),
    // By default with the highest quality, 11.
    brotli: sum(results.map((html) => brotliCompressSync(html).length)),
    losses: MEASURED.map((kind) =>
      sum(losses.map((each) => each[kind].length)),
    ),
  };
}

/** Processor time of each minifier in its fastest round; they take turns. */
async function time(minifiers: readonly Minify[]): Promise<number[]> {
  const fastest = minifiers.map(() => Infinity);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [at, minify] of minifiers.entries()) {
      const start = process.cpuUsage();
      for (const page of PAGES) await minify(page);
      const { user, system } = process.cpuUsage(start);
      fastest[at] = Math.min(fastest[at] ?? Infinity, user + system);
    }
  return fastest;
}

const count = (value: number): string =>
  value.toLocaleString('en-US').replace('-', '−');

const bytesAndShare = (value: number, whole: number): string =>
  `${count(value)} (${((100 * value) / whole).toFixed(1)} %)`;

/** Writes a table into the page, between `<!-- benchmark:name -->` and its end. */
function write(
  name: string,
  head: readonly string[],
  rows: readonly (readonly string[])[],
): void {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const marks = head.map((_, column) => (column === 0 ? '---' : '---:'));
  const table = [head, marks, ...rows].map(line).join('\n');
  console.log(`\n${table}`);
  const start = `<!-- benchmark:${name} -->\n\n`;
  const before = readFileSync(INTRODUCTION, 'utf8');
  const [top = '', rest] = before.split(start);
  const end = rest?.indexOf(`\n\n<!-- /benchmark:${name} -->`) ?? -1;
  if (rest === undefined || end === -1)
    throw new Error(`${INTRODUCTION} has no place for the table "${name}".`);
  writeFileSync(INTRODUCTION, top + start + table + rest.slice(end));
}

async function main(): Promise<void> {
  // cssnano must not read the browsers of this website.
  process.env.BROWSERSLIST = 'defaults';
  const rows = Object.entries(await contenders());
  const measured: Measured[] = [];
  for (const [name, minify] of rows) measured.push(await measure(name, minify));
  const seconds = await time(rows.map(([, minify]) => minify));
  const [source] = measured;
  const names = rows.map(([name]) => name);
  const safe = seconds[names.indexOf(`htmlnano ${NEWEST} \`safe\``)] ?? NaN;
  write(
    'summary',
    ['Minifier', 'Raw', 'Brotli', 'Time'],
    measured.map(({ raw, brotli }, at) => [
      names[at] ?? '',
      bytesAndShare(raw, source?.raw ?? NaN),
      bytesAndShare(brotli, source?.brotli ?? NaN),
      at === 0 ? '' : `×${((seconds[at] ?? NaN) / safe).toFixed(2)}`,
    ]),
  );
  write(
    'losses',
    ['Minifier', ...MEASURED.map((kind) => LOSSES[kind])],
    measured
      .map(({ losses }, at) => [names[at] ?? '', ...losses.map(count)])
      .filter((_, at) => sum(measured[at]?.losses ?? []) > 0),
  );
  await writeModules(measured[names.indexOf(`htmlnano ${NEWEST} \`max\``)]);
}

/** Writes the bytes that come back when `max` runs without one of its modules. */
async function writeModules(max: Measured | undefined): Promise<void> {
  const { presets } = htmlnanoOf(NEWEST);
  const rows = [];
  for (const [module, value] of Object.entries(presets.max ?? {})) {
    if (!value) continue;
    const without = htmlnano(NEWEST, 'max', {
      ...OPTIONS.htmlnano[NEWEST].max,
      [module]: false,
    });
    const { raw, brotli } = await measure(module, without);
    rows.push({
      module,
      raw: raw - (max?.raw ?? NaN),
      brotli: brotli - (max?.brotli ?? NaN),
    });
  }
  write(
    'modules',
    ['Module', 'Raw saved', 'Brotli saved'],
    rows
      .filter(({ brotli }) => Math.abs(brotli) >= LEAST_SAVED)
      .sort((one, other) => other.brotli - one.brotli)
      .map(({ module, raw, brotli }) => [
        `[${module}](./050-modules.md#${module.toLowerCase()})`,
        count(raw),
        count(brotli),
      ]),
  );
}

void main();
