import path from 'node:path';
import { expect, test } from '@playwright/test';
import { checkChangedSince } from '../../../checks/differences';
import type { Failure } from '../../../checks/failure';
import { checkInstall } from '../../../checks/installs';
import * as lists from '../../../checks/lists';
import { readLibrary } from '../../../src/htmlnano/facts/introspect';
import { type Chapter, readChapters } from '../../../src/htmlnano/facts/tables';
import { SITE_DIR } from '../../../src/htmlnano/versions';
import { writeFiles } from '../../support/files';
import { blockOf } from '../../support/markdown';

const dir = path.join(SITE_DIR, 'libraries/next');
const next = readLibrary(dir);
const title = `Ranges that ${next.version} accepts`;
const block = blockOf('bash command', 'npm install htmlnano terser@1 tea@1');

/** Pages that say something wrong, with what the checks say of them. */
const WRONG: readonly (readonly [
  page: string,
  find: (chapters: readonly Chapter[]) => readonly Failure[],
  ...messages: readonly string[],
])[] = [
  [
    `# a\n\n| a | b | ${title} | c |\n| - | - | - | - |\n| minifyJs | \`terser\` | \`^1\` | none |`,
    (chapters) => lists.checkPackageRanges(chapters, next),
    `the last two cells of "minifyJs" must be: ${String(next.optionalPackages.terser)} | safe, max.`,
  ],
  [
    '## Order in which modules run\n\n1. [minifySvg](#a)\n2. [minifyCss](#b)',
    (chapters) => lists.checkRunOrder(chapters, next, dir),
    '"minifyCss" does not run here. Measured: ',
  ],
  [
    '### collapseBooleanAttributes\n\n- These 2 names are boolean: `a`, `b`.',
    (chapters) => lists.checkBooleanNames(chapters, next),
    'names are boolean: allowfullscreen, ',
  ],
  [
    '### tea\n\nIt does.\n\n### milk\n\nChanged since 1.0: it is hot.',
    (chapters) =>
      checkChangedSince(chapters, '1.0', [
        { module: 'tea', check: { source: block, expected: block } as never },
      ]),
    '"tea" needs a line "Changed since 1.0: …"',
    'no example of "milk" in either version shows this',
  ],
  [
    '# a',
    () => checkInstall(block, next, { terser: '5.0.0' }),
    '"htmlnano" needs a version',
    '"terser@1" is not terser 5.0.0',
    '"tea@1" is not a package',
  ],
];

for (const [page, find, ...messages] of WRONG) {
  test(`a page is told: ${messages.join(', ')}`, () => {
    const files = writeFiles(test.info().outputPath(), { 'a.md': page });
    const found = find(readChapters(files, 'a.md')).map((one) => one.message);
    expect(found).toEqual(
      messages.map((text): unknown => expect.stringContaining(text)),
    );
  });
}
