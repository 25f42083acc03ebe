/**
 * A process that runs the examples of pages for the development server, which
 * goes on meanwhile: see `verifyExamples`.
 */
import os from 'node:os';
import path from 'node:path';
import { readSections } from '../examples/blocks';
import { checksOf, type ExampleCheck, type Outcome } from '../examples/checks';
import { mismatch } from '../examples/compare';
import { loadLibrary } from '../examples/loadLibrary';
import { runExample } from '../examples/runExample';
import { runInNode } from '../examples/runInNode';
import { DiskCache } from '../shared/diskCache';
import { documentedVersions, SITE_DIR, versionOf } from '../shared/versions';

/** A page to check. */
export interface Question {
  /** Absolute path of the page. */
  readonly file: string;
  readonly markdown: string;
}

/** The wrong examples of a page: the line of the result, and what is wrong. */
export type Answer = (readonly [line: number, message: string])[];

/** Outcomes by the content of the example, those of earlier runs too. */
const cache = new DiskCache<Outcome>(SITE_DIR, 'examples');

/** One at a time, as the console output of an example is captured. */
let queue: Promise<unknown> = loadMinifiers();

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

/** Loads what takes long, before somebody waits for it. */
async function loadMinifiers(): Promise<void> {
  const source = '<style>a{b:c}</style><script>1</script><svg></svg>';
  for (const { library } of documentedVersions(SITE_DIR)) {
    const loaded = loadLibrary(path.join(SITE_DIR, library));
    await runInNode(loaded, source, () => ({}), 'safe');
  }
}

async function check(file: string, markdown: string): Promise<Answer> {
  const page = path.relative(SITE_DIR, file).split(path.sep).join('/');
  const libraryDir = path.join(SITE_DIR, versionOf(file).library);
  const wrong: Answer = [];
  for (const each of checksOf(readSections(markdown, page)).examples) {
    const message = mismatch(await run(each, libraryDir));
    if (message !== undefined) wrong.push([each.expected.line, message]);
  }
  return wrong;
}

async function run(check: ExampleCheck, libraryDir: string): Promise<Outcome> {
  const { source, options, config, expected } = check;
  const said = [source, options, config].map(
    (block) => block && [block.text, block.attributes],
  );
  const key = [libraryDir, said, expected.kind];
  const known = cache.get(key);
  // The example may have moved, and its expected result may have changed.
  if (known) return { ...known, block: expected };
  const outcome = await runExample(check, libraryDir);
  // Problems are not cached: a package that is missing may be installed.
  if (outcome.problem === undefined) cache.set(key, outcome);
  return outcome;
}
