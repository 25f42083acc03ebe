import { expect, test } from '@playwright/test';
import { checkOptionExamples } from '../../../checks/optionExamples';
import type { Run } from '../../../checks/library/runInNode';
import { readChapters } from '../../../src/htmlnano/facts/tables';
import { readPageChecks } from '../../../checks/pageChecks';
import { writeFiles } from '../../support/files';
import { fence } from '../../support/markdown';

const PAGE = [
  '### speed',
  '',
  '| Setting | Effect |',
  '| --- | --- |',
  "| `'turbo'` | fast |",
  '',
  fence('js options', "{ speed: 'turbo' }"),
  fence('html source', 'a'),
  fence('html result', 'fast'),
].join('\n');

/** A library that takes every value but `false` for the one that it has. */
const run: Run = (source, options) =>
  Promise.resolve('speed' in options && options.speed ? 'fast' : source);

// The pages have values that the source of a module names.
test('a value that acts like any other is doubted where the source does not name it', async () => {
  const dir = writeFiles(test.info().outputPath(), { 'page.md': PAGE });
  const [chapter] = readChapters(dir, 'page.md');
  const { examples } = readPageChecks(dir, 'page.md');
  if (!chapter) throw new Error('The page has no chapter.');
  const evidence = { source: 'if (value) {}', examples, programs: [] };
  const failures = await checkOptionExamples(chapter, evidence, run);
  expect(failures.map(({ message }) => message)).toEqual([
    expect.stringContaining('does what any unknown text'),
  ]);
});
