import path from 'node:path';
import { expect, test } from '@playwright/test';
import { checkChangedSince } from '../../../checks/differences';
import { checkPackageRanges } from '../../../checks/lists';
import {
  checkModules,
  checkModuleTable,
  checkOverview,
} from '../../../checks/moduleTableChecks';
import { readLibrary } from '../../../src/htmlnano/facts/introspect';
import { readChapters } from '../../../src/htmlnano/facts/tables';
import { SITE_DIR } from '../../../src/htmlnano/versions';
import { writeFiles } from '../../support/files';

const next = readLibrary(path.join(SITE_DIR, 'libraries/next'));
/** A version before it, without any module. */
const older = { version: '0.9.0', modules: [] };

/** The chapters of a page with the section of a module that is new. */
function chaptersOf(...table: readonly string[]) {
  const page = ['### normalizeDoctype', '', ...table].join('\n');
  const dir = writeFiles(test.info().outputPath(), { 'page.md': page });
  return readChapters(dir, 'page.md');
}

const TABLE = ['| Setting | Value |', '| --- | --- |', '| `true` | on |'];

const NEW = '| New since | 0.9.0 |';

// The pages have tables that are right.
for (const [name, table, message] of [
  ['too short', TABLE, /then New since \| 0\.9\.0\. It has 1, with none/],
  [
    'full of packages that it does not need',
    [...TABLE, '| Packages | none |', NEW],
    /a row for each value, then New since \| 0\.9\.0\. It has 1, with Packages/,
  ],
  [
    'about another version',
    [...TABLE, '| New since | 0.8.0 |'],
    /then New since \| 0\.9\.0\. It has 1, with New since \| 0\.8\.0\.$/,
  ],
  [
    'wrong about a preset',
    [...TABLE, '| Presets `safe`, `max` | `true` |', NEW],
    /^"true" is wrong: write `false`, in preset safe\.$/,
  ],
] as const) {
  test(`the message on a table that is ${name} says what belongs there`, () => {
    const [chapter] = chaptersOf(...table);
    if (!chapter) throw new Error('The page has no chapter.');
    const found = checkModuleTable(chapter, next, older);
    expect(found.map((one) => one.message)).toEqual([
      expect.stringMatching(message),
    ]);
  });
}

test('a table of optional packages has the ranges that htmlnano accepts', () => {
  const [wrong, lacking] = checkPackageRanges(
    chaptersOf(
      `| Module | Packages | Ranges that ${next.version} accepts | On |`,
      '| --- | --- | --- | --- |',
      '| minifyJs | `terser` | `^1.0.0` | none |',
      '| minifyCss | | | safe, ampSafe, max |',
    ),
    next,
  );
  const range = String(next.optionalPackages.terser);
  expect(wrong?.message).toContain(`must be: ${range} | safe, max.`);
  expect(lacking?.message).toContain('the packages of "minifyCss"');
});

test('a module has changed if, and only if, an example shows it', () => {
  const [place] = chaptersOf();
  const shown = { module: 'normalizeDoctype', check: { expected: place } };
  const find = (line: string, ...differences: readonly unknown[]) =>
    checkChangedSince(chaptersOf(line), '0.9.0', differences as never).map(
      ({ message }) => message,
    );
  const [lacks, says] = ['needs a line "Changed', 'no example of "normalize'];
  expect(find('', shown)).toEqual([expect.stringContaining(lacks)]);
  const line = 'Changed since 0.9.0: it is new.';
  expect(find(line)).toEqual([expect.stringContaining(says)]);
  expect(find(line, shown)).toEqual([]);
  expect(find(line.replace('0.9', '0.8'), shown)).toEqual([
    expect.stringContaining('must begin with "Changed since 0.9.0: "'),
  ]);
});

for (const [name, marks, wrong] of [
  [
    'wrong',
    ['✓', '`false`', '–'],
    ['safe: write –', 'ampSafe: write –', 'max: write ✓'],
  ],
  [
    'a link to a table without the value',
    ['–', '–', '[own options](#normalizedoctype)'],
    ['max: write ✓'],
  ],
] as const) {
  test(`the overview says which mark belongs in a cell that is ${name}`, () => {
    const page = [
      '# Modules',
      '',
      '| Module | What it does | safe | ampSafe | max |',
      '| --- | --- | --- | --- | --- |',
      `| [normalizeDoctype](#normalizedoctype) | shortens | ${marks.join(' | ')} |`,
      '| [normalizeDoctype](#normalizedoctype) | shortens | – | – | ✓ |',
    ].join('\n');
    const dir = writeFiles(test.info().outputPath(), { 'page.md': page });
    const found = checkOverview(readChapters(dir, 'page.md'), {
      ...next,
      modules: ['normalizeDoctype'],
    });
    expect(found.map(({ message }) => message)).toEqual(
      [...wrong, 'the table must end before this row.'].map((text): unknown =>
        expect.stringContaining(text),
      ),
    );
  });
}

test('a section on a module that is gone has one message: it is no module', () => {
  const [chapter] = chaptersOf(...TABLE);
  if (!chapter) throw new Error('The page has no chapter.');
  const gone = { ...chapter, heading: 'gone' };
  expect(checkModuleTable(gone, next, undefined)).toEqual([]);
  expect(
    checkModules([gone], next).map(({ message }) => message),
  ).toContainEqual(
    expect.stringMatching(
      /^"gone" is no module of htmlnano .*A new module"\.$/,
    ),
  );
});

test('a misspelled heading has one message, with the name of the module', () => {
  const [chapter] = chaptersOf();
  if (!chapter) throw new Error('The page has no chapter.');
  const library = { ...next, modules: ['minifyJson'] };
  const misspelled = { ...chapter, heading: 'minifyJsonn' };
  const messages = checkModules([misspelled], library).map(
    ({ message }) => message,
  );
  expect(messages).toEqual([
    expect.stringMatching(/Did you mean "minifyJson"\?$/),
  ]);
});

test('a module that two sections describe has a message', () => {
  const library = { ...next, modules: ['normalizeDoctype'] };
  const twice = [...chaptersOf(), ...chaptersOf()];
  expect(checkModules(twice, library).map(({ message }) => message)).toEqual([
    expect.stringContaining('or is described twice'),
  ]);
});

test('the message on a module without a section says which heading is missing', () => {
  const messages = checkModules(chaptersOf(), next).map(
    ({ message }) => message,
  );
  expect(messages).toContainEqual(expect.stringContaining('"### minifyJs"'));
});
