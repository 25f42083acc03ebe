import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { transformSync } from 'esbuild';
import { SITE_DIR } from '../../../src/htmlnano/versions';
import type * as Cache from '../../../src/plugins/shared/cache';
import { writeFiles } from '../../support/files';

const FOLDER = 'src/plugins/shared';

/** The module in a site of its own, as a new process loads it. */
function load(name: string, files: Record<string, string> = {}): typeof Cache {
  const file = path.join(SITE_DIR, FOLDER, 'cache.ts');
  const { code } = transformSync(fs.readFileSync(file, 'utf8'), {
    loader: 'ts',
    format: 'cjs',
  });
  const dir = writeFiles(test.info().outputPath(name), {
    [`${FOLDER}/cache.cjs`]: code,
    'package-lock.json': '{}',
    ...files,
  });
  return createRequire(__filename)(
    path.join(dir, FOLDER, 'cache.cjs'),
  ) as typeof Cache;
}

/** Gives another site what a site has cached. */
function copyCache(from: string, to: string): void {
  const modules = (name: string) =>
    path.join(test.info().outputPath(name), 'node_modules');
  fs.cpSync(modules(from), modules(to), { recursive: true });
}

test('a value is cached by its key, and a promise by what it resolves to', async () => {
  const { getOrMake } = load('one');
  expect(getOrMake('things', ['a', 1], () => 'made')).toBe('made');
  expect(getOrMake('things', ['a', 1], () => 'made again')).toBe('made');
  expect(getOrMake('things', ['a', 2], () => 'another')).toBe('another');
  const wait = (value: string) => () => Promise.resolve(value);
  expect(await getOrMake('things', 'b', wait('made'))).toBe('made');
  expect(await getOrMake('things', 'b', wait('made again'))).toBe('made');
});

for (const file of ['src/code.ts', 'package-lock.json']) {
  test(`another ${file} makes all values anew, and deletes the old ones`, () => {
    const before = load('before');
    before.getOrMake('things', 'key', () => 'made');
    const after = load('after', { [file]: '{ }' });
    copyCache('before', 'after');
    expect(after.hashOf('key')).not.toBe(before.hashOf('key'));
    expect(after.getOrMake('things', 'key', () => 'new')).toBe('new');
    const cache = path.join(
      test.info().outputPath('after'),
      'node_modules/.cache/docs-plugins',
    );
    expect(fs.readdirSync(cache)).toHaveLength(1);
  });
}

test('a damaged file is made again', () => {
  const { getOrMake } = load('damaged');
  getOrMake('things', 'key', () => 'made');
  const dir = path.join(test.info().outputPath('damaged'), 'node_modules');
  const files = fs.readdirSync(dir, { recursive: true, encoding: 'utf8' });
  for (const file of files)
    if (file.endsWith('.json')) fs.truncateSync(path.join(dir, file), 3);
  expect(getOrMake('things', 'key', () => 'new')).toBe('new');
});

test('where nothing can be kept, values are made each time', () => {
  const file = { node_modules: 'This is no folder.' };
  const { getOrMake } = load('full', file);
  expect(getOrMake('things', 'key', () => 'made')).toBe('made');
  expect(getOrMake('things', 'key', () => 'made again')).toBe('made again');
});
