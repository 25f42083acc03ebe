import { expect, test } from '@playwright/test';
import { hashesOf } from '../../../src/htmlnano/live/build/files';
import { writeFiles } from '../../support/files';

const VERSION = { name: 'current', base: '', pages: 'docs', library: '' };

test('the data that browsers keep has another name for other tables', () => {
  const hashes = (modules: string) => {
    const siteDir = writeFiles(test.info().outputPath('site'), {
      'src/code.ts': '',
      'package-lock.json': '{}',
      'docs/030-config.md': '# Config\n',
      'docs/050-modules.md': modules,
    });
    return hashesOf(siteDir, VERSION);
  };
  const before = hashes('# Modules\n');
  const after = hashes('# Modules\n\n| a |\n| - |\n');
  expect(after.data).not.toBe(before.data);
  expect(after.worker).toBe(before.worker);
});
