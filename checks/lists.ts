import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type { LibraryFacts } from '../src/htmlnano/facts/introspect';
import { RUN_ORDER, runOrderIn } from '../src/htmlnano/facts/moduleTables';
import {
  type Chapter,
  chapterOf,
  type Row,
} from '../src/htmlnano/facts/tables';
import { failIf, failure, type Failure } from './failure';

/** The folders that have the modules in one of the releases. */
const LAYOUTS = ['lib/modules/*.js', 'lib/modules/*.cjs', 'dist/_modules/*.js'];

/** The source of a module, as it is published. */
export function sourceOf(
  { dir }: Pick<LibraryFacts, 'dir'>,
  module: string,
): string {
  const found = LAYOUTS.map((name) =>
    path.join(dir, name.replace('*', module)),
  ).find((file) => fs.existsSync(file));
  if (found === undefined)
    throw new Error(
      `INTERNALS.md: Files of htmlnano. ${dir} has none of "${module}".`,
    );
  return fs.readFileSync(found, 'utf8');
}

/** Runs a program of `programs/` in the workspace of a version. */
function measure(
  libraryDir: string,
  program: 'runOrder' | 'configFiles',
  values: readonly string[] = [],
): readonly string[] {
  const file = path.join(__dirname, 'programs', `${program}.ts`);
  const printed = execFileSync(
    process.execPath,
    ['--import', 'tsx', file, ...values],
    {
      cwd: libraryDir,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
  return JSON.parse(printed) as string[];
}

const ENDINGS = ['', '.json', '.yaml', '.yml', '.js', '.ts', '.cjs', '.mjs'];

/** Possible names of configuration files. */
const CANDIDATES: readonly string[] = [
  'package.json',
  'package.yaml',
  ...['.htmlnanorc', '.config/htmlnanorc', 'htmlnanorc'].flatMap((base) =>
    ENDINGS.map((ending) => base + ending),
  ),
  ...['htmlnano.config', 'htmlnano'].flatMap((base) =>
    ENDINGS.slice(1).map((ending) => base + ending),
  ),
];

/**
 * The list of configuration files has all that the library reads, by
 * precedence, and the paragraph "Not read:" only names that it does not read.
 *
 * @param libraryDir absolute path of the workspace
 */
export function checkConfigFiles(
  chapters: readonly Chapter[],
  libraryDir: string,
): Failure[] {
  const measured = measure(libraryDir, 'configFiles', CANDIDATES);
  const chapter = chapterOf(chapters, 'Configuration file');
  const listed = (chapter.lists[0] ?? []).flatMap((item) =>
    namesIn(item).map((name) => ({ item, name })),
  );
  const notRead = chapter.paragraphs.find(({ cells }) =>
    cells[0]?.text.startsWith('Not read:'),
  );
  if (!notRead) {
    const message = 'no paragraph says which names are "Not read:".';
    return [failure(chapter, message)];
  }
  const wrong = listed.find(({ name }, index) => name !== measured[index]);
  const unread = namesIn(notRead)
    // The paragraph also contains other code, such as `export default`.
    .filter((name) => /htmlnano|^package\./.test(name))
    .filter((name) => !CANDIDATES.includes(name) || measured.includes(name));
  return [
    ...failIf(
      wrong !== undefined,
      wrong?.item ?? chapter,
      `"${wrong?.name ?? ''}" is not what is read here. Measured: ${measured.join(', ')}.`,
    ),
    ...measured
      .slice(listed.length)
      .map((name) => failure(chapter, `"${name}" is read too.`)),
    ...unread.map((name) =>
      failure(notRead, `it was not measured that "${name}" is not read.`),
    ),
  ];
}

function namesIn(row: Row): string[] {
  return row.cells.flatMap(({ code }) =>
    code.filter((name) => name !== 'htmlnano' && !/^\.\w{2,4}$/.test(name)),
  );
}

/**
 * The list of "Order in which modules run" has every module in the measured
 * order. A module that is called more than once may be named once.
 *
 * @param libraryDir absolute path of the workspace
 */
export function checkRunOrder(
  chapters: readonly Chapter[],
  { modules, version }: LibraryFacts,
  libraryDir: string,
): Failure[] {
  const runOrder = measure(libraryDir, 'runOrder');
  const chapter = chapterOf(chapters, RUN_ORDER);
  let index = -1;
  for (const item of chapter.lists[0] ?? []) {
    for (const name of item.cells.flatMap(({ links }) => links)) {
      index = runOrder.indexOf(name, index + 1);
      const message = modules.includes(name)
        ? `"${name}" does not run here. Measured: ${runOrder.join(', ') || 'nothing (INTERNALS.md: Files of htmlnano)'}.`
        : `"${name}" is no module of htmlnano ${version}. Delete it: CONTRIBUTING.md, "A new module".`;
      if (index < 0) return [failure(item, message)];
    }
  }
  const named = runOrderIn(chapters);
  const missing = modules.filter((name) => !named.includes(name)).join(', ');
  return failIf(missing !== '', chapter, `the order leaves out ${missing}.`);
}

/**
 * The table of optional packages has the ranges that this htmlnano accepts, and the
 * presets in which their modules are on. Without optional packages there is no table.
 */
export function checkPackageRanges(
  chapters: readonly Chapter[],
  { version, optionalPackages, presets }: LibraryFacts,
): Failure[] {
  const title = `Ranges that ${version} accepts`;
  const [head, ...rows] =
    chapters
      .flatMap(({ tables }) => tables)
      .find(([first]) => first?.cells[2]?.text === title) ?? [];
  const [page = { file: '', line: 0 }] = chapters;
  if (!head)
    return failIf(
      Object.keys(optionalPackages).length > 0,
      page,
      `a table needs the third column "${title}".`,
    );
  return rows.flatMap((row) => {
    const [module = '', , ranges = '', on = ''] = row.cells.map(
      ({ text }) => text,
    );
    const names = row.cells[1]?.code ?? [];
    if (names.length === 0)
      return failure(row, `write the packages of "${module}" as code.`);
    const accepted = names.map((name) => optionalPackages[name] ?? 'none');
    const using = Object.keys(presets).filter(
      (name) => presets[name]?.[module],
    );
    const wanted = [accepted.join(', '), using.join(', ') || 'none'];
    return failIf(
      ranges !== wanted[0] || on !== wanted[1],
      row,
      `the last two cells of "${module}" must be: ${wanted.join(' | ')}.`,
    );
  });
}

/** Compares a list with the names of attributes that lose their value. */
export function checkBooleanNames(
  chapters: readonly Chapter[],
  library: LibraryFacts,
): Failure[] {
  const module = 'collapseBooleanAttributes';
  const chapter = chapterOf(chapters, module);
  const item = chapter.lists
    .flat()
    .find(({ cells: [cell] }) =>
      /^These \d+ names are boolean:/.test(cell?.text ?? ''),
    );
  const [, names = ''] =
    /htmlBooleanAttributes = new Set\(\[([^\]]+)/.exec(
      sourceOf(library, module),
    ) ?? [];
  const actual = [...names.matchAll(/'(.+?)'/g)].map(([, name]) => name);
  const written = item?.cells.flatMap(({ code }) => code) ?? [];
  return failIf(
    actual.length === 0 || actual.join() !== written.join(),
    item ?? chapter,
    `these ${String(actual.length)} names are boolean: ${actual.join(', ')} (none: INTERNALS.md: Files of htmlnano).`,
  );
}

/**
 * The section about messages has those that are written in the sources of htmlnano.
 * Messages of the packages that it calls are not compared.
 */
export function checkMessages(
  chapters: readonly Chapter[],
  { dir }: LibraryFacts,
): Failure[] {
  const chapter =
    chapters.find(({ heading }) => heading.startsWith('Error messages')) ??
    chapterOf(chapters, 'Error messages and warnings');
  const written = [...chapter.tables, ...chapter.lists, chapter.paragraphs]
    .flat()
    .flatMap(({ cells }) => cells.flatMap(({ code }) => code));
  return fs
    .readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(dist|lib)\b.*\.c?js$/.test(file))
    .flatMap((file) =>
      messagesIn(fs.readFileSync(path.join(dir, file), 'utf8'))
        .filter((message) => !written.some((code) => isIn(code, message)))
        .map((message) =>
          failure(
            chapter,
            `htmlnano has the message "${message.join('…')}" (${path.basename(file)}). Write it here, with its cause and cure.`,
          ),
        ),
    );
}

/** Finds errors and warnings, each as the parts that are written in the source. */
function messagesIn(source: string): string[][] {
  const calls = source.matchAll(
    /(?:Error|console\.(?:warn|error)|fail)\((['"`].*)\);/g,
  );
  return Array.from(calls, ([, message = '']) =>
    [...message.matchAll(/(['"`])((?:\\.|(?!\1).)*)\1/g)].flatMap(
      ([, , text = '']) =>
        text
          // The first line says what is wrong, and pages leave its period out.
          .replace(/\.?(\\n.*)?$/, '')
          .replace(/\\(.)/g, '$1')
          .split(/\$\{.*?\}/),
    ),
  );
}

/** Whether the code on a page has all parts in this order, or the beginning and `…`. */
function isIn(code: string, parts: readonly string[]): boolean {
  const start = code.replace(/…$/, '');
  if (start !== '' && start !== code && parts.join('…').startsWith(start))
    return true;
  let index = 0;
  return parts.every((part) => {
    const found = code.indexOf(part, index);
    index = found + part.length;
    return found >= 0;
  });
}
