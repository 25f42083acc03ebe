import path from 'node:path';
import { expect, test } from '@playwright/test';
import {
  checkModules,
  checkModuleTable,
} from '../../../src/htmlnano/facts/moduleTableChecks';
import { readLibrary } from '../../../src/htmlnano/facts/introspect';
import { readChapters } from '../../../src/htmlnano/facts/tables';
import { SITE_DIR } from '../../../src/htmlnano/versions';
import { writeFiles } from '../../support/files';

const libraryOf = (folder: string) =>
  readLibrary(path.join(SITE_DIR, 'libraries', folder));

/** The chapters of a page with the section of a module that 2.1.0 lacks. */
function chaptersOf(...table: readonly string[]) {
  const page = ['### normalizeDoctype', '', ...table].join('\n');
  const dir = writeFiles(test.info().outputPath(), { 'page.md': page });
  return readChapters(dir, 'page.md');
}

const TABLE = [
  '| Setting | Value |',
  '| --- | --- |',
  '| Preset `safe` | `false` |',
  '| Preset `ampSafe` | `false` |',
  '| Preset `max` | `true` |',
  '| `true` | on |',
  '| Packages | none |',
];

for (const [name, table, message] of [
  ['right', [...TABLE, '| New since | 2.1.0 |'], undefined],
  ['missing', [], /Preset max, .*, New since\. It has 0\.$/],
  ['too short', TABLE, /It lacks New since\.$/],
  [
    'about another version',
    [...TABLE, '| New since | 1.1.1 |'],
    /must be 2\.1\.0/,
  ],
] as const) {
  test(`the message on a table that is ${name} says what belongs there`, () => {
    const [chapter] = chaptersOf(...table);
    if (!chapter) throw new Error('The page has no chapter.');
    const found = checkModuleTable(
      chapter,
      libraryOf('next'),
      libraryOf('2.1.0'),
    );
    expect(found.map((one) => one.message)).toEqual(
      message ? [expect.stringMatching(message)] : [],
    );
  });
}

test('the message on a module without a section says which heading is missing', () => {
  const messages = checkModules(chaptersOf(), libraryOf('next')).map(
    ({ message }) => message,
  );
  expect(messages).toContainEqual(expect.stringContaining('"### minifyJs"'));
});
