import { expect, test } from '@playwright/test';
import {
  addWorkspace,
  moveNextTo,
  versionOfNext,
} from '../../../../scripts/release/workspaces';
import { writeFiles } from '../../../support/files';
import fs from 'node:fs';

test('a released version keeps its library, and Next moves on to another', () => {
  const library = {
    name: '@htmlnano-docs/library-next',
    description: '',
    published: '2026-09-21',
    dependencies: { htmlnano: '3.5.1', svgo: '^4.0.0' },
  };
  const file = 'libraries/next/package.json';
  const dir = writeFiles(test.info().outputPath(), {
    [file]: JSON.stringify(library),
  });
  addWorkspace(dir, '3.5.1');
  moveNextTo(dir, { version: '3.6.0', published: '2026-12-01' });
  expect(versionOfNext(dir)).toBe('3.6.0');
  const read = (folder: string): unknown =>
    JSON.parse(
      fs.readFileSync(`${dir}/libraries/${folder}/package.json`, 'utf8'),
    );
  expect(read('next')).toMatchObject({
    published: '2026-12-01',
    dependencies: { htmlnano: '3.6.0', svgo: '^4.0.0' },
  });
  expect(read('3.5.1')).toMatchObject({
    name: '@htmlnano-docs/library-3.5.1',
    published: '2026-09-21',
    dependencies: library.dependencies,
  });
});
