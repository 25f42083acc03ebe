/**
 * A process that runs the examples of pages for the development server, which
 * goes on meanwhile: see `verifyExamples`. Its argument is the path of a module
 * whose default export is an {@link ExampleRunner}.
 */
import os from 'node:os';
import path from 'node:path';
import { DiskCache } from '../shared/diskCache';
import { versionName } from '../shared/versionName';
import { readSections } from './blocks';
import { checksOf, type ExampleCheck, type Outcome } from './checks';
import { mismatch } from './compare';

/** What turns the source of an example into its result. */
export interface ExampleRunner {
  /** Loads what takes long, before somebody waits for it. */
  readonly prepare: () => Promise<void>;
  /**
   * Runs an example.
   *
   * @param file absolute path of its page
   */
  readonly run: (check: ExampleCheck, file: string) => Promise<Outcome>;
}

/** A page to check. */
export interface Question {
  /** Absolute path of the page. */
  readonly file: string;
  readonly markdown: string;
}

/** The wrong examples of a page: the line of the result, and what is wrong. */
export type Answer = (readonly [line: number, message: string])[];

/** Outcomes by the content of the example, those of earlier runs too. */
const cache = new DiskCache<Outcome>('examples');

/** One at a time, as the console output of an example is captured. */
const [, , module = ''] = process.argv;
const loading = import(module) as Promise<{ default: ExampleRunner }>;
let queue: Promise<unknown> = loading.then(({ default: { prepare } }) =>
  prepare(),
);

process.on('message', ({ file, markdown }: Question) => {
  queue = queue
    .then(() => check(file, markdown))
    // `codeBlocks` reports the mistakes of a page that cannot be read.
    .catch((): Answer => [])
    .then((answer) => process.send?.(answer));
});
process.on('disconnect', () => process.exit());
// A page that is compiled meanwhile is waited for.
os.setPriority(os.constants.priority.PRIORITY_LOW);

async function check(file: string, markdown: string): Promise<Answer> {
  const page = path.relative(process.cwd(), file).split(path.sep).join('/');
  const wrong: Answer = [];
  for (const each of checksOf(readSections(markdown, page)).examples) {
    const message = mismatch(await run(each, file));
    if (message !== undefined) wrong.push([each.expected.line, message]);
  }
  return wrong;
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
