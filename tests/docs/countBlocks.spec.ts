import path from 'node:path';
import { expect, test } from '@playwright/test';
import { type Block, readSections } from '../../checks/blocks';
import { at, checksOf } from '../../checks/pageChecks';
import { checksIn } from '../../checks/runBlocks';
import {
  documentedVersions,
  pagesOf,
  SITE_DIR,
} from '../../src/htmlnano/versions';
import { readMarkdown } from '../../src/plugins/shared/markdown';

for (const version of documentedVersions(SITE_DIR)) {
  const label = version.name === 'current' ? 'Next' : version.name;

  test(`${label}: every block is run, or says why it is not`, () => {
    const blocks: Block[] = [];
    const known: Block[] = [];
    for (const file of pagesOf(SITE_DIR, version)) {
      const markdown = readMarkdown(path.join(SITE_DIR, file));
      const sections = readSections(markdown, file);
      const checks = checksOf(sections, file);
      blocks.push(...sections.flatMap((section) => section.blocks));
      known.push(
        ...checksIn(checks, version.library).flatMap((check) => check.blocks),
        ...checks.installs,
        ...checks.illustrations,
      );
    }
    // Several checks may use a block.
    expect([...new Set(known.map(at))].sort()).toEqual(blocks.map(at).sort());
  });
}
