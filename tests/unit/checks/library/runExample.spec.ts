import path from 'node:path';
import { expect, test } from '@playwright/test';
import { readSections } from '../../../../checks/blocks';
import { checksOf } from '../../../../checks/pageChecks';
import { mismatch } from '../../../../checks/runBlocks';
import { runExample } from '../../../../checks/library/runExample';
import { SITE_DIR } from '../../../../src/htmlnano/versions';
import { fence } from '../../../support/markdown';

for (const [options, why] of [
  [
    '{\n  removeComments: true\n  minifyJs: false\n}',
    /:5: the options are no JavaScript expression: .*\(line 3 of the block\)\.$/,
  ],
  [
    '{ removeComments: true',
    /:5: the options are no JavaScript expression: the block ends too early; is a bracket not closed\?$/,
  ],
  [
    "{ removeComments: (console.warn('Tea'), true) }",
    /:9: the library prints on the console:\nTea$/,
  ],
] as const) {
  test(`options that cannot be used are reported with their line: ${why.source}`, async () => {
    const page = [
      fence('html source', 'a'),
      fence('js options', options),
      fence('html result', 'a'),
    ].join('\n');
    const file = 'docs/page.md';
    const [check] = checksOf(readSections(page, file), file).examples;
    if (!check) throw new Error('The page has no example.');
    const libraryDir = path.join(SITE_DIR, 'libraries/next');
    const message = mismatch(await runExample(check, libraryDir));
    expect(message).toMatch(why);
  });
}
