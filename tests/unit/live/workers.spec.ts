import { expect, test } from '@playwright/test';
import { hashesOf } from '../../../src/htmlnano/live/build/files';
import { writeFiles } from '../../support/files';
import { fence } from '../../support/renderMarkdown';

const VERSION = { name: 'current', base: '', pages: 'docs', library: '' };

test('files that browsers keep have other names for other options or tables', () => {
  const page = [
    '# A\n\n',
    fence('js options', '{ zebra: 1 }'),
    fence('html source', 'a'),
    fence('html result', 'a'),
  ].join('\n');
  const hashes = (pages: Readonly<Record<string, string>>) => {
    const siteDir = writeFiles(test.info().outputPath('site'), {
      'src/code.ts': '',
      'package-lock.json': '{}',
      'docs/010-a.md': page,
      'docs/030-config.md': '# Config\n',
      'docs/050-modules.md': '# Modules\n',
      ...pages,
    });
    return hashesOf(siteDir, VERSION);
  };
  const { worker, data } = hashes({});
  const longer = { 'docs/010-a.md': `${page}\nMore.\n` };
  expect(hashes(longer)).toEqual({ worker, data });
  const changed = hashes({ 'docs/010-a.md': page.replace('zebra', 'quagga') });
  expect(changed.worker).not.toBe(worker);
  expect(changed.data).toBe(data);
  const tables = hashes({
    'docs/050-modules.md': '# Modules\n\n| a |\n| - |\n',
  });
  expect(tables.data).not.toBe(data);
  expect(tables.worker).toBe(worker);
});
