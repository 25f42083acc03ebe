import { expect, test } from '@playwright/test';
import { hashesOf } from '../../../src/htmlnano/live/build/files';
import { optionsOf } from '../../../src/htmlnano/live/build/workers';
import { writeFiles } from '../../support/files';

const VERSION = { name: 'current', base: '', pages: 'docs', library: '' };

const example = (fence: string, info: string): string =>
  `# A\n\n${fence}${info}\n{ zebra: 1 }\n${fence}\n\n\`\`\`html source\na\n\`\`\`\n\n\`\`\`html result\na\n\`\`\`\n`;

/** Writes a site with these files, and returns its folder. */
const siteOf = (files: Readonly<Record<string, string>>): string =>
  writeFiles(test.info().outputPath('site'), {
    'src/code.ts': '',
    'package-lock.json': '{}',
    ...files,
  });

for (const [fence, info] of [
  ['```', 'js options'],
  ['```', 'js   options preset=safe'],
  ['````', ' js options'],
] as const) {
  test(`a worker knows the options below ${fence}${info}`, () => {
    const siteDir = siteOf({ 'docs/010-a.md': example(fence, info) });
    expect(optionsOf(siteDir, VERSION)).toEqual(['{ zebra: 1 }']);
  });
}

test('files that browsers keep have other names for other options or tables', () => {
  const page = example('```', 'js options');
  const hashes = (pages: Readonly<Record<string, string>>) => {
    const siteDir = siteOf({
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
