import path from 'node:path';
import { expect, test } from '@playwright/test';
import { type Block, readSections } from '../../checks/blocks';
import { at, checksOf, type PageChecks } from '../../checks/pageChecks';
import {
  documentedVersions,
  pagesOf,
  SITE_DIR,
} from '../../src/htmlnano/versions';
import { readMarkdown } from '../../src/plugins/shared/markdown';

for (const version of documentedVersions(SITE_DIR)) {
  const label = version.name === 'current' ? 'Next' : version.name;

  test(`${label}: every block is run, or says why it is not`, () => {
    const pages = pagesOf(SITE_DIR, version).map((file) => {
      const markdown = readMarkdown(path.join(SITE_DIR, file));
      const sections = readSections(markdown, file);
      return { sections, checks: checksOf(sections, file) };
    });
    const all = pages.flatMap(({ sections }) => sections);
    const blocks = all.flatMap((section) => section.blocks);
    const illustrations = pages.flatMap(({ checks }) => checks.illustrations);
    const examples = pages.flatMap(({ checks }) => checks.examples);
    // By file and line, as several checks may use a block.
    const executed = new Set(
      pages.flatMap(({ checks }) => executedBlocks(checks)).map(at),
    );
    console.log(
      `${label}: ${String(blocks.length)} blocks, ${String(executed.size)} executed, ${String(illustrations.length)} illustrations; ${String(examples.length)} examples`,
    );
    expect([...executed, ...illustrations.map(at)].sort()).toEqual(
      blocks.map(at).sort(),
    );
    expect(executed.size / blocks.length).toBeGreaterThanOrEqual(0.95);
  });
}

const executedBlocks = ({
  installs,
  examples,
  projects,
}: PageChecks): Block[] => [
  ...installs,
  ...examples.flatMap(({ source, options, config, expected }) =>
    [source, options, config, expected].filter((block) => block !== undefined),
  ),
  ...projects.flatMap(({ steps }) =>
    steps.flatMap(({ block, outputs }) => [block, ...outputs]),
  ),
];
