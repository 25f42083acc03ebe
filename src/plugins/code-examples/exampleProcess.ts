/**
 * Child process that runs the examples of pages, so that the development server is not
 * blocked: see `verifyExamples`. Its argument is the path of a module whose default
 * export is an {@link ExampleRunner}.
 */
import os from 'node:os';
import path from 'node:path';
import { DiskCache } from '../shared/diskCache';
import { versionName } from './versionName';
import { GrammarError, type Mistake, readSections } from './blocks';
import { checksOf, type ExampleCheck, type Outcome } from './checks';
import { mismatch } from './compare';

/** Runs examples with the tool that the pages document. */
export interface ExampleRunner {
  /** Loads what takes long, before somebody waits for it. */
  readonly prepare: () => Promise<void>;
  /**
   * Runs an example.
   *
   * @param file absolute path of its page
   */
  readonly run: (check: ExampleCheck, file: string) => Promise<Outcome>;
  /**
   * Runs what takes seconds: the programs of a page, and other statements that can be
   * checked.
   *
   * @param file absolute path of the page
   * @returns what is wrong, by lines of the page
   */
  readonly checkPage: (file: string) => Promise<readonly Mistake[]>;
}

/** A page to check. */
export interface Question {
  /** Absolute path of the page. */
  readonly file: string;
  readonly markdown: string;
}

/** What is wrong on a page, by its lines. */
export type Answer = readonly Mistake[];

/** Message: a page has more mistakes than the last answer contained. */
export interface Outdated {
  readonly outdated: string;
}

/** Outcomes by the content of the example, those of earlier runs too. */
const cache = new DiskCache<Outcome>('examples');

/** Milliseconds without a question after which `checkPage` runs. */
const PAUSE = 3000;

/** The pages as they were last asked about. */
const asked = new Map<string, string>();

/** What `checkPage` found, and on which text. */
const found = new Map<string, { markdown: string; mistakes: Answer }>();

/** One at a time, as the console output of an example is captured. */
const [, , module = ''] = process.argv;
const loading = import(module) as Promise<{ default: ExampleRunner }>;
let queue: Promise<unknown> = loading.then(({ default: { prepare } }) =>
  prepare(),
);

/** The pages that were saved since, with their text. */
const saved = new Map<string, string>();

let pause: NodeJS.Timeout | undefined;

process.on('message', ({ file, markdown }: Question) => {
  queue = queue
    .then(() => check(file, markdown))
    .catch((error: unknown): Answer => {
      const message = `The examples were not run. ${String(error)}`;
      return [{ line: 1, message }];
    })
    .then((answer) => process.send?.(answer));
  const before = asked.get(file);
  asked.set(file, markdown);
  // A page that was saved. To check all pages at a start would take minutes.
  if (before === undefined || before === markdown) return;
  saved.set(file, markdown);
  clearTimeout(pause);
  pause = setTimeout(() => {
    for (const page of saved) queue = queue.then(() => checkSlowly(...page));
    saved.clear();
  }, PAUSE);
});
process.on('disconnect', () => process.exit());
// Low priority: the page that is being compiled comes first.
os.setPriority(os.constants.priority.PRIORITY_LOW);

async function check(file: string, markdown: string): Promise<Answer> {
  const page = path.relative(process.cwd(), file).split(path.sep).join('/');
  const wrong: Mistake[] = [];
  const slow = found.get(file);
  if (slow?.markdown === markdown) wrong.push(...slow.mistakes);
  try {
    for (const each of checksOf(readSections(markdown, page), page).examples) {
      const message = mismatch(await run(each, file));
      if (message !== undefined) {
        wrong.push({ line: each.expected.line, message });
      }
    }
  } catch (error) {
    if (!(error instanceof GrammarError)) throw error;
    wrong.push(
      ...error.mistakes.map(({ line, message }) => ({
        line,
        message: `${page}:${String(line)}: ${message}`,
      })),
    );
  }
  return wrong;
}

/** Finds what else is wrong on a page. */
async function checkSlowly(file: string, markdown: string): Promise<void> {
  const { checkPage } = (await loading).default;
  // A page that cannot be parsed is reported by `check`.
  const mistakes = await checkPage(file).catch((): Answer => []);
  found.set(file, { markdown, mistakes });
  const message: Outdated = { outdated: file };
  if (mistakes.length > 0) process.send?.(message);
}

async function run(check: ExampleCheck, file: string): Promise<Outcome> {
  const { source, options, config, expected } = check;
  const said = [source, options, config].map(
    (block) => block && [block.text, block.attributes],
  );
  const key = [versionName(file), said, expected.kind];
  const known = cache.get(key);
  // The example may have moved, and its expected result may have changed.
  if (known) return { ...known, block: expected };
  const runner = (await loading).default;
  const outcome = await runner.run(check, file);
  // Problems are not cached: a package that is missing may be installed.
  if (outcome.problem === undefined) cache.set(key, outcome);
  return outcome;
}
