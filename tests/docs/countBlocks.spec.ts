import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { countBlocks } from '../../src/examples/countBlocks';
import { readSections } from '../../src/examples/blocks';
import { checksOf } from '../../src/examples/checks';
import { documentedVersions, pagesOf } from '../../src/shared/versions';

const siteDir = path.join(__dirname, '../..');
const lines = fs
  .readFileSync(path.join(siteDir, 'README.md'), 'utf8')
  .split('\n');

for (const version of documentedVersions(siteDir)) {
  const label = version.name === 'current' ? 'Next' : version.name;

  test(`${label}: every block is run, or says why it is not`, () => {
    const pages = pagesOf(siteDir, version).map((file) => {
      const markdown = fs.readFileSync(path.join(siteDir, file), 'utf8');
      const sections = readSections(markdown, file);
      return { sections, checks: checksOf(sections) };
    });
    const account = countBlocks(pages);
    const { blocks, executed, illustrations, examples, unused } = account;
    const line = `${label}: ${String(blocks)} blocks, ${String(executed)} executed, ${String(illustrations)} illustrations; ${String(examples)} examples`;
    console.log(line);
    for (const block of pages.flatMap(({ checks }) => checks.illustrations)) {
      console.log(
        `  ${block.file}:${String(block.line)}: ${block.attributes.reason ?? ''}`,
      );
    }
    expect(unused).toEqual([]);
    expect(executed + illustrations).toBe(blocks);
    expect(executed / blocks).toBeGreaterThanOrEqual(0.95);
    // The README quotes this line: update it there.
    const quoted = lines.find((each) => each.startsWith(`${label}: `));
    expect(quoted).toBe(line);
  });
}
