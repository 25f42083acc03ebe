import path from 'node:path';
import { expect, test } from '@playwright/test';
import { checkUpgrades } from '../../../checks/upgrades';
import { readPageChecks } from '../../../checks/pageChecks';
import { readLibrary } from '../../../src/htmlnano/facts/introspect';
import { readChapters } from '../../../src/htmlnano/facts/tables';
import { SITE_DIR } from '../../../src/htmlnano/versions';
import { writeFiles } from '../../support/files';

const library = readLibrary(path.join(SITE_DIR, 'libraries/2.1.0'));

/** Two versions: the older one shouts, the newer one does so if it is told to. */
const older = { library, run: (html: string) => Promise.resolve(`${html}!`) };
const newer = {
  run: (html: string, options: object) =>
    Promise.resolve('shout' in options ? `${html}!` : html),
};

const pageOf = (heading: string, options: string, result: string): string =>
  [
    `### ${heading}`,
    ['```js options', options, '```'].join('\n'),
    '```html source\nHi\n```',
    ['```html result', result, '```'].join('\n'),
  ].join('\n\n');

for (const [name, page, message] of [
  [
    'options give the old output',
    pageOf('From 2.1.0 to 3.5.1', '{ shout: true }', 'Hi!'),
    undefined,
  ],
  [
    'options give another output',
    pageOf('From 2.1.0 to 3.5.1', '{ shout: true }', 'Hi?'),
    /do not give the output of 2\.1\.0: Hi!$/,
  ],
  [
    'an example without options shows the new output',
    pageOf('From 2.1.0 to 3.5.1', '{}', 'Hi'),
    undefined,
  ],
  [
    'a version is not on the site',
    pageOf('From 0.9.0 to 3.5.1', '{ shout: true }', 'Hi?'),
    undefined,
  ],
] as const) {
  test(`an upgrade is told rightly or not: ${name}`, async () => {
    const dir = writeFiles(test.info().outputPath(), { 'page.md': page });
    const introduction = {
      file: 'page.md',
      chapters: readChapters(dir, 'page.md'),
      checks: readPageChecks(dir, 'page.md'),
    };
    const failures = await checkUpgrades({ ...newer, introduction }, [older]);
    if (message === undefined) expect(failures).toEqual([]);
    else expect(failures.map((each) => each.message).join()).toMatch(message);
  });
}

test('an upgrade is told rightly or not: options make no difference', async () => {
  const page = pageOf('From 2.1.0 to 3.5.1', '{ shout: true }', 'Hi!');
  const dir = writeFiles(test.info().outputPath(), { 'page.md': page });
  const introduction = {
    file: 'page.md',
    chapters: readChapters(dir, 'page.md'),
    checks: readPageChecks(dir, 'page.md'),
  };
  const failures = await checkUpgrades({ ...older, introduction }, [older]);
  expect(failures.map(({ message }) => message)).toEqual([
    'the output is the same without these options.',
  ]);
});
