import path from 'node:path';
import { expect, test } from '@playwright/test';
import { BLOCKS_VARIABLE, runBlocks } from '../../../checks/runBlocks';
import { SITE_DIR } from '../../../src/htmlnano/versions';
import { readSections } from '../../../checks/blocks';
import { checksOf } from '../../../checks/pageChecks';
import { fence } from '../../support/markdown';

const LIBRARY = path.join(SITE_DIR, 'libraries/next');

/** Two results of four are wrong, and one of two outputs. */
const PAGE = [
  fence('html source', '<p class="a a">A\tB\u00a0C</p>'),
  fence('js options', '{ deduplicateAttributeValues: true }'),
  fence('html result', '<p class="a">A\tB\u00a0C</p>'),
  fence('html result', '<p class="b">A</p>'),
  fence('html result', '<p class="c">A</p>'),
  fence('js program name=a.cjs', 'console.log(1)'),
  fence('text output', '2'),
].join('\n');

const run = (file: string) =>
  runBlocks(file, LIBRARY, checksOf(readSections(PAGE, file), file));

// Where tests of `CI` remember nothing, these two would have nothing to see.
const { CI, [BLOCKS_VARIABLE]: BLOCKS } = process.env;
test.beforeEach(() => {
  delete process.env.CI;
});
test.afterEach(() => {
  process.env.CI = CI;
  process.env[BLOCKS_VARIABLE] = BLOCKS;
  if (CI === undefined) delete process.env.CI;
  if (BLOCKS === undefined)
    Reflect.deleteProperty(process.env, BLOCKS_VARIABLE);
});

const beginningsOf = (messages: readonly string[]) =>
  messages.map((message) => message.split(': ')[0]);

test('a page lists all its wrong blocks, and runs them again until they are right', async () => {
  const file = 'unit-test/all.md';
  const first = await run(file);
  expect(beginningsOf(first.wrong)).toEqual(
    [13, 17, 25].map((line) => `${file}:${String(line)}`),
  );
  expect(first.wrong[0]).toContain('+<p·class="a">A→B⍽C</p>');
  const second = await run(file);
  expect(second.wrong).toEqual(first.wrong);
  expect(second.notes.join()).toContain('1 of 4 examples and sections');
  process.env.CI = '1';
  expect((await run(file)).notes).toEqual([]);
});

test('a line runs the block on it, or says where blocks are', async () => {
  const file = 'unit-test/line.md';
  process.env[BLOCKS_VARIABLE] = `${file}:14`;
  expect(beginningsOf((await run(file)).wrong)).toEqual([`${file}:13`]);
  process.env[BLOCKS_VARIABLE] = `${file}:4`;
  expect((await run(file)).wrong).toEqual([
    `${file}:4: here is no block that is run. The next one begins on line 5.`,
  ]);
  process.env[BLOCKS_VARIABLE] = `${file}:99`;
  expect((await run(file)).wrong.join()).toContain('None follows');
});
