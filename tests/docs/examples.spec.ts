import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { readPageChecks } from '../../src/plugins/code-examples/checks';
import { integrationOf, INTEGRATIONS } from '../../checks/integrations';
import { needs } from '../../checks/needs';
import { runBlocks, titleOf } from '../../checks/runBlocks';
import {
  documentedVersions,
  pagesOf,
  SITE_DIR,
} from '../../src/htmlnano/versions';

const sizeOf = ({ page }: { page: string }): number =>
  fs.statSync(path.join(SITE_DIR, page)).size;

const pages = documentedVersions(SITE_DIR)
  .flatMap((version) =>
    pagesOf(SITE_DIR, version).map((page) => ({ page, version })),
  )
  // The longest first, so that no process waits for one at the end.
  .sort((one, other) => sizeOf(other) - sizeOf(one));

for (const { page, version } of pages) {
  test(titleOf(page), { annotation: needs(page) }, async () => {
    // Each block has its own limit.
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
