import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { readSections } from '../../../checks/blocks';
import { checksOf } from '../../../checks/pageChecks';
import { rewrite } from '../../../scripts/rewrite';
import { runExample } from '../../../checks/library/runExample';
import { SITE_DIR } from '../../../src/htmlnano/versions';

const file = 'docs/050-modules.md';

test('three broken results are restored byte for byte', async () => {
  const page = fs.readFileSync(path.join(SITE_DIR, file), 'utf8');
  const chosen = checksOf(readSections(page, file), file).examples.filter(
    ({ expected, options }, index) =>
      index % 20 === 0 && expected.kind === 'result' && options,
  );
  const three = chosen.slice(0, 3).map(({ expected }) => expected);
  expect(three).toHaveLength(3);
  const broken = rewrite(
    page,
    three.map((block) => ({ block, actual: `broken\n\n${block.text}\n` })),
  );
  expect(broken).not.toBe(page);

  const outcomes = [];
  for (const check of checksOf(readSections(broken, file), file).examples) {
    if (check.expected.text.startsWith('broken')) {
      outcomes.push(
        await runExample(check, path.join(SITE_DIR, 'libraries/next')),
      );
    }
  }
  expect(outcomes).toHaveLength(3);
  expect(rewrite(broken, outcomes)).toBe(page);
});
