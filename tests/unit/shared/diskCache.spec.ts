import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { DiskCache } from '../../../src/plugins/shared/diskCache';
import { writeFiles } from '../../support/files';

let siteDir = '';

test.beforeEach(() => {
  siteDir = writeFiles(test.info().outputPath('site'), {
    'src/code.ts': 'export {};',
    'package-lock.json': '{}',
  });
});

const open = (): DiskCache<string> => new DiskCache('things', siteDir);

test('a value is cached for the next run by its key', () => {
  open().set(['a', 1], 'first');
  expect(open().get(['a', 1])).toBe('first');
  expect(open().get(['a', 2])).toBeUndefined();
  expect(open().getOrMake('key', () => 'made')).toBe('made');
  expect(open().getOrMake('key', () => 'made again')).toBe('made');
});

for (const file of ['src/code.ts', 'package-lock.json']) {
  test(`a change of ${file} invalidates the cache`, () => {
    open().set('key', 'value');
    // A process reads it once for each site.
    fs.cpSync(siteDir, (siteDir += '-copy'), { recursive: true });
    fs.appendFileSync(path.join(siteDir, file), '\n');
    expect(open().get('key')).toBeUndefined();
  });
}

test('a damaged file is ignored', () => {
  open().set('key', 'value');
  const dir = path.join(siteDir, 'node_modules/.cache/docs-plugins/things');
  for (const name of fs.readdirSync(dir))
    fs.truncateSync(path.join(dir, name), 3);
  expect(open().get('key')).toBeUndefined();
});

test('where nothing can be kept, values are made each time', () => {
  writeFiles(siteDir, { node_modules: 'This is no folder.' });
  expect(open().getOrMake('key', () => 'made')).toBe('made');
  expect(open().getOrMake('key', () => 'made again')).toBe('made again');
  open().prune();
});

test('unused values are removed', () => {
  open().set('old', 'value');
  const kept = open();
  kept.set('new', 'value');
  kept.prune();
  expect(open().get('old')).toBeUndefined();
  expect(open().get('new')).toBe('value');
});
