import path from 'node:path';
import type { Element, Root } from 'hast';
import { h } from 'hastscript';
import type { VFile } from 'vfile';
import { readSections } from '../examples/blocks';
import { checksOf, type ExampleCheck, type Outcome } from '../examples/checks';
import { mismatch } from '../examples/compare';
import { DiskCache } from '../shared/diskCache';
import { runExample } from '../examples/runExample';
import { siteDir, versionOf } from '../shared/versions';

/** Outcomes by the content of the example, those of earlier runs too. */
const cache = new DiskCache<Outcome>(siteDir, 'examples');

/** One example at a time, as its console output is captured. */
let queue: Promise<unknown> = Promise.resolve();

/**
 * A rehype plugin for the development server, to run before `codeBlocks`: runs
 * the examples of a page and adds a warning with a diff below wrong ones.
 */
export default function verifyExamples() {
  return async (tree: Root, file: VFile): Promise<void> => {
    const page = path.relative(siteDir, file.path).split(path.sep).join('/');
    const libraryDir = path.join(siteDir, versionOf(file.path).library);
    const { examples } = checksOf(readSections(String(file), page));
    for (const check of examples) {
      const message = mismatch(await run(check, libraryDir));
      if (message === undefined) continue;
      const { line } = check.expected;
      const index = tree.children.findIndex(
        ({ position }) => position?.start.line === line,
      );
      // After the result, so that the example remains one figure.
      tree.children.splice(index + 1, 0, warning(message));
    }
  };
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
  const running = queue.then(() => runExample(check, libraryDir));
  queue = running.catch(() => undefined);
  const outcome = await running;
  // Problems are not cached: they contain the example's line number.
  if (outcome.problem === undefined) cache.set(key, outcome);
  return outcome;
}

function warning(message: string): Element {
  const [title = '', ...diff] = message.split('\n');
  return h('div.alert.alert--danger.example-wrong', { role: 'alert' }, [
    h('p', title),
    h('div.example-diff', diff.join('\n')),
  ]);
}
