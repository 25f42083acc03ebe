import { expect, test } from '@playwright/test';
import { hashesOf } from '../../../src/live/build/files';
import { optionsOf } from '../../../src/live/build/workers';
import { writeFiles } from '../../support/files';

const example = (fence: string, info: string): string =>
  `${fence}${info}\n{ zebra: 1 }\n${fence}\n\n\`\`\`html source\na\n\`\`\`\n\n\`\`\`html result\na\n\`\`\`\n`;

for (const [fence, info] of [
  ['```', 'js options'],
  ['```', 'js   options preset=safe'],
  ['````', ' js options'],
] as const) {
  test(`a worker knows the options below ${fence}${info}`, () => {
    const siteDir = writeFiles(test.info().outputPath('site'), {
      'docs/010-a.md': `# A\n\n${example(fence, info)}`,
      'src/code.ts': '',
      'package-lock.json': '{}',
    });
    const version = { name: 'current', base: '', pages: 'docs', library: '' };
    expect([...optionsOf(siteDir, version)]).toEqual(['{ zebra: 1 }']);
  });
}

test('files that browsers keep have other names for other options or tables', () => {
  const page = `# A\n\n${example('```', 'js options')}`;
  const hashes = (pages: Readonly<Record<string, string>>) =>
    hashesOf(
      writeFiles(test.info().outputPath('site'), {
        'docs/010-a.md': page,
        'docs/030-config.md': '# Config\n',
        'docs/050-modules.md': '# Modules\n',
        'src/code.ts': '',
        'package-lock.json': '{}',
        ...pages,
      }),
      { name: 'current', base: '', pages: 'docs', library: '' },
    );
  const { worker, data } = hashes({});
  expect(hashes({ 'docs/010-a.md': `${page}\nMore.\n` })).toEqual({
    worker,
    data,
  });
  const changed = page.replace('zebra', 'quagga');
  expect(hashes({ 'docs/010-a.md': changed }).worker).not.toBe(worker);
  expect(hashes({ 'docs/010-a.md': changed }).data).toBe(data);
  const tables = { 'docs/050-modules.md': '# Modules\n\n| a |\n| - |\n' };
  expect(hashes(tables).data).not.toBe(data);
  expect(hashes(tables).worker).toBe(worker);
});
