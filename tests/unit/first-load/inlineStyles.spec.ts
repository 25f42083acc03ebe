import fs from 'node:fs';
import path from 'node:path';
import type { Props } from '@docusaurus/types';
import { expect, test } from '@playwright/test';
import { inlineStyles } from '../../../src/first-load/inlineStyles';
import { writeFiles } from '../../support/files';

const SHEET =
  '@layer base{.shown{color:red}.menu{color:red}}[data-theme=dark] .shown{color:#fff}';

const page = (href: string, body: string): string =>
  `<head><link rel=stylesheet href=${href}></head><body>${body}`;

/** What is written of two pages: the pages, and the styles that come later. */
async function build(sheet: string, one: string, two: string, script = '') {
  const outDir = writeFiles(test.info().outputPath('site'), {
    'package-lock.json': '',
    'src/a.ts': '',
    'client-manifest.json': '',
    'a.css': sheet,
    'assets/js/a.js': script,
    'one.html': one,
    'two.html': two,
  });
  const at = { siteDir: outDir, generatedFilesDir: outDir, baseUrl: '/' };
  await inlineStyles({ ...at, outDir } as Props);
  const read = (file: string): string =>
    fs.readFileSync(path.join(outDir, file), 'utf8');
  const pages = ['one', 'two'].map((name) => read(`${name}.html`));
  const [, href = ''] = /="\/(.*?)"/.exec(String(pages)) ?? [];
  return String([...pages, read(href)]);
}

for (const [what, other] of [
  ['another style sheet', page('/b.css', '')],
  ['no style sheet', '<head></head>'],
] as const) {
  test(`a page with ${what} fails the build`, async () => {
    await expect(build(SHEET, page('/a.css', ''), other)).rejects.toThrow(
      'INTERNALS.md: Built pages. Not one style sheet',
    );
  });
}

test('kept styles are made again for another sheet, page or script', async () => {
  const [shown, menu] = ['shown', 'menu'].map((name) =>
    page('/a.css', `<p class=${name}>`),
  ) as [string, string];
  const made = [
    await build(SHEET, shown, shown),
    await build(SHEET.replace('red', 'blue'), shown, shown),
    await build(SHEET, shown, menu),
    await build(SHEET, shown, shown, 'menu'),
  ];
  expect(new Set(made).size).toBe(4);
  expect(await build(SHEET, shown, shown)).toBe(made[0]);
});
