import path from 'node:path';
import { expect, test } from '@playwright/test';
import { readSections } from '../../../src/plugins/code-examples/blocks';
import { checksOf } from '../../../src/plugins/code-examples/checks';
import { mismatch } from '../../../src/plugins/code-examples/compare';
import { runExample } from '../../../src/htmlnano/library/runExample';
import { SITE_DIR } from '../../../src/htmlnano/versions';
import { fence } from '../../support/renderMarkdown';

test('options that are no JavaScript are reported where they stand', async () => {
  const page = [
    fence('html source', 'a'),
    fence('js options', '{\n  removeComments: true\n  minifyJs: false\n}'),
    fence('html result', 'a'),
  ].join('\n');
  const file = 'docs/page.md';
  const [check] = checksOf(readSections(page, file), file).examples;
  if (!check) throw new Error('The page has no example.');
  const libraryDir = path.join(SITE_DIR, 'libraries/next');
  expect(mismatch(await runExample(check, libraryDir))).toMatch(
    /^docs\/page\.md:5: the options are no JavaScript expression: .*\(line 3 of the block\)/,
  );
});
