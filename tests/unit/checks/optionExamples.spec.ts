import { expect, test } from '@playwright/test';
import { checkOptionExamples } from '../../../checks/optionExamples';
import type { Run } from '../../../checks/library/runInNode';
import { readChapters } from '../../../src/htmlnano/facts/tables';
import { readPageChecks } from '../../../checks/pageChecks';
import { writeFiles } from '../../support/files';
import { fence } from '../../support/markdown';

/** A page with a value of an option, and what its table says of it. */
const pageOf = (value: string, mark = '') =>
  [
    '### speed',
    '',
    '| Setting | Effect |',
    '| --- | --- |',
    `| \`${value}\`${mark} | fast |`,
    '',
    fence('js options', `{ speed: ${value} }`),
    fence('html source', 'a'),
    fence('html result', 'fast'),
  ].join('\n');

/** A library that takes every value but `false` for the one that it has. */
const run: Run = (source, options) =>
  Promise.resolve('speed' in options && options.speed ? 'fast' : source);

// The pages have values that the source of a module names, and marks that are true.
for (const [page, message] of [
  [pageOf("'turbo'"), "speed: 'turbo' does what any unknown text does"],
  [pageOf('true', ' (no effect)'), 'says that speed: true changes nothing'],
  [pageOf('true', ' (fails)'), 'it does not fail at page.md:15'],
  [pageOf('false'), 'no example has another result than without speed: false'],
  [pageOf('true', ', `false`'), 'false is not the same as true for the source'],
] as const) {
  test(`an option is checked against its examples: ${message}`, async () => {
    const dir = writeFiles(test.info().outputPath(), { 'page.md': page });
    const [chapter] = readChapters(dir, 'page.md');
    const { examples } = readPageChecks(dir, 'page.md');
    if (!chapter) throw new Error('The page has no chapter.');
    const evidence = { source: 'if (value) {}', examples, programs: [] };
    const failures = await checkOptionExamples(chapter, evidence, run);
    expect(failures.map((each) => each.message)).toEqual([
      expect.stringContaining(message),
    ]);
  });
}
