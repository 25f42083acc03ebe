import path from 'node:path';
import { expect, test } from '@playwright/test';
import { readPageChecks } from '../../checks/pageChecks';
import { integrationOf, INTEGRATIONS } from '../../checks/integrations';
import { runBlocks, titleOf } from '../../checks/runBlocks';
import {
  documentedVersions,
  pageId,
  pagesOf,
  SITE_DIR,
} from '../../src/htmlnano/versions';

// They run the most programs. They begin first, so that nothing waits for them at the end.
const LONG = ['usage', 'config'];

const isShort = ({ page }: { page: string }): number =>
  Number(!LONG.includes(pageId(page)));

const pages = documentedVersions(SITE_DIR)
  .flatMap((version) =>
    pagesOf(SITE_DIR, version).map((page) => ({ page, version })),
  )
  .sort((one, other) => isShort(one) - isShort(other));

for (const { page, version } of pages) {
  test(titleOf(page), async () => {
    // Each block has its own limit, and npm takes as long as the network does.
    test.setTimeout(0);
    const libraryDir = path.join(SITE_DIR, version.library);
    const { wrong, notes } = await runBlocks(page, libraryDir);
    for (const note of notes) console.log(note);
    // Not `expect(wrong)`, which would escape the quotes in it.
    if (wrong.length > 0) throw new Error(wrong.join('\n'));
  });
}

test('each tool has a guide', () => {
  const used = pages.flatMap(({ page }) =>
    readPageChecks(SITE_DIR, page).projects.map(integrationOf),
  );
  expect(INTEGRATIONS.filter((tool) => !used.includes(tool))).toEqual([]);
});
