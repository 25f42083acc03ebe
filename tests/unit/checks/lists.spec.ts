import path from 'node:path';
import { expect, test } from '@playwright/test';
import { checkInstall } from '../../../checks/installs';
import { checkConfigFiles, checkMessages } from '../../../checks/lists';
import type { LibraryFacts } from '../../../src/htmlnano/facts/introspect';
import { readChapters } from '../../../src/htmlnano/facts/tables';
import { SITE_DIR } from '../../../src/htmlnano/versions';
import { writeFiles } from '../../support/files';
import { blockOf } from '../../support/markdown';

/** The chapters of a page, and a folder of a library with a file. */
function write(page: string, code = '') {
  const files = { 'page.md': page, 'lib/a.cjs': code };
  const dir = writeFiles(test.info().outputPath(), files);
  return { dir, chapters: readChapters(dir, 'page.md') };
}

// The pages have lists that are whole.
test('a list of configuration files has each one that is read, and names no other', () => {
  const { chapters } = write(
    '## Configuration file\n\n- `.htmlnanorc.tea`\n\nNot read: `package.json`.',
  );
  const found = checkConfigFiles(
    chapters,
    path.join(SITE_DIR, 'libraries/next'),
  );
  const [first = '', ...others] = found.map(({ message }) => message);
  const [wrong, measured = ''] = first.split(' Measured: ');
  expect(wrong).toBe('".htmlnanorc.tea" is not what is read here.');
  const [, ...missing] = measured.replace(/\.$/, '').split(', ');
  expect(missing).not.toEqual([]);
  expect(others).toEqual([
    ...missing.map((name) => `"${name}" is read too.`),
    'it was not measured that "package.json" is not read.',
  ]);
});

test('a page explains each error and warning in the code of htmlnano', () => {
  const { dir, chapters } = write(
    '## Error messages and warnings\n\n`Tea is cold`',
    [
      "throw new Error('Tea is cold.');",
      "throw new TypeError('Tea is hot');",
      'console.warn(`${cups} are few`);',
      "console.error('Milk is out');",
      "fail('Sugar is out');",
    ].join('\n'),
  );
  const found = checkMessages(chapters, { dir } as LibraryFacts);
  expect(found.map(({ message }) => message.split('"')[1])).toEqual([
    'Tea is hot',
    '… are few',
    'Milk is out',
    'Sugar is out',
  ]);
});

test('a command installs what the programs are run with, and what htmlnano accepts', () => {
  const commands = [
    'npm i htmlnano@3.0.0',
    'npm install --save-dev htmlnano@3.0.0 terser@5',
    'npm install htmlnano@2 terser tea@1',
  ].join('\n');
  const library = { version: '3.0.0', optionalPackages: { terser: '^4.0.0' } };
  const found = checkInstall(
    blockOf('bash command', commands),
    library as unknown as LibraryFacts,
    { terser: '5.1.0' },
  );
  expect(
    found.map(({ line, message }) => `${String(line)}: ${message}`),
  ).toEqual([
    '2: "npm i htmlnano@3.0.0" is no npm install.',
    '3: htmlnano 3.0.0 accepts terser ^4.0.0.',
    '4: "htmlnano@2" is not htmlnano 3.0.0, with which the programs are run.',
    '4: "terser" needs a version: without one npm takes the newest.',
    '4: "tea@1" is not a package that the programs are run with.',
  ]);
});
