/**
 * The compression benchmark of the Introduction pages.
 *
 *   npx tsx bench/compression/run.ts            prints, compares with the pages
 *   npx tsx bench/compression/run.ts --update   prints, rewrites the pages
 *
 * Some contenders ask for Node 22: `--update` with `npx --package=node@22`.
 */
import os from 'node:os';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, parse, relative } from 'node:path';

import { documentedVersions } from '../../src/htmlnano/versions';
import { orThrow } from '../../src/plugins/shared/orThrow';
import {
  type Document,
  staleLines,
  type Tables,
  withTables,
} from './documents';
import { installMinifiers } from './install';
import {
  type Contender,
  measureAll,
  measureSource,
  type Page,
} from './measure';
import { loadMinifiers, maxWithoutEach } from './minifiers';
import {
  failuresOf,
  lossesTable,
  modulesTable,
  pagesTable,
  partsTable,
  summaryTable,
  warningsOf,
} from './table';

const ROOT = join(__dirname, '..', '..');
const PAGES = join(__dirname, 'pages');
/** The tables stand once, on the newest pages. */
const DOCUMENTS = documentedVersions(ROOT)
  .filter(({ name }) => name === 'current')
  .map(({ pages }) => `${pages}/010-introduction.md`);
/** Of measured times, which are not compared: they are the machine's. */
const ROUNDS = 7;
const MODES = ['--check', '--update'] as const;

type Mode = (typeof MODES)[number];

async function main(): Promise<void> {
  // As for a reader who names no browsers, whatever this site's are.
  process.env.BROWSERSLIST = 'defaults';
  const mode = modeOf(process.argv.slice(2));
  const pages = readPages();
  const source = measureSource(pages);
  installMinifiers();
  const contenders = await measureAll(
    await loadMinifiers(),
    pages,
    mode === '--update' ? ROUNDS : 0,
  );

  const max = orThrow(
    contenders.findLast(({ name }) => name.endsWith('`max`')),
    'A row of `max`',
  );
  const withoutEach = await measureAll(maxWithoutEach(), pages, 0);
  const modules = modulesTable(max, withoutEach);

  const problems = [...contenders, ...withoutEach].flatMap(failuresOf);

  print(source, contenders);
  console.log(`Saved by each module of \`max\`\n\n${modules}\n`);
  contenders.flatMap(warningsOf).forEach((warning) => {
    console.warn(`Warning: ${warning}`);
  });

  if (problems.length === 0) {
    const tables: Tables = new Map([
      ['summary', summaryTable(source, contenders)],
      ['losses', lossesTable(source, contenders)],
      ['modules', modules],
    ]);

    problems.push(...applyTo(readDocuments(), tables, mode));
  }

  problems.forEach((problem) => {
    console.error(problem);
  });
  process.exitCode = problems.length > 0 ? 1 : 0;
}

function modeOf(args: readonly string[]): Mode {
  const [arg = '--check', ...rest] = args;
  const mode = MODES.find((one) => one === arg);

  if (mode === undefined || rest.length > 0) {
    throw new Error(
      `Unknown arguments ${args.join(' ')}: use one of ${MODES.join(', ')}`,
    );
  }

  return mode;
}

function readPages(): Page[] {
  return readdirSync(PAGES)
    .filter((file) => file.endsWith('.html'))
    .sort()
    .map((file) => ({
      name: parse(file).name,
      html: readFileSync(join(PAGES, file), 'utf8'),
    }));
}

function readDocuments(): Document[] {
  return DOCUMENTS.map((path) => join(ROOT, path)).map((file) => ({
    file: relative(process.cwd(), file),
    text: readFileSync(file, 'utf8'),
  }));
}

/** Day, machine and every figure, also those that the pages do not show. */
function print(source: Contender, contenders: readonly Contender[]): void {
  const [cpu] = os.cpus();

  console.log(
    `${new Date().toDateString()}, Node ${process.version}, ${String(os.availableParallelism())} × ${cpu?.model ?? ''}`,
  );
  console.log(`\nAll pages\n\n${summaryTable(source, contenders)}`);

  for (const figure of ['raw', 'gzip', 'brotli'] as const) {
    console.log(
      `\nBytes, ${figure}\n\n${pagesTable(source, contenders, figure)}`,
    );
  }

  console.log(`\nLosses\n\n${lossesTable(source, contenders)}\n`);
  console.log(`Calls\n\n${partsTable(contenders)}\n`);
}

/** Rewrites the documents, or returns what is stale in them. */
function applyTo(
  documents: readonly Document[],
  tables: Tables,
  mode: Mode,
): string[] {
  if (mode === '--check') {
    return documents.flatMap((document) => staleLines(document, tables));
  }

  for (const document of documents) {
    writeFileSync(document.file, withTables(document, tables));
    console.log(`Updated ${document.file}`);
  }

  return [];
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
