import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { inlineStyles } from '../../../src/first-load/inlineStyles';
import { writeFiles } from '../../support/files';

const SHEET =
  '@layer base{.shown{color:red}.menu{color:red}}[data-theme=dark] .shown{color:#fff}';

const page = (href: string, body: string): string =>
  `<head><link rel=stylesheet href=${href}></head><body>${body}`;

const styled = (outDir: string): Promise<void> =>
  inlineStyles({
    siteDir: outDir,
    outDir,
    baseUrl: '/',
  });

for (const [what, other] of [
  ['another style sheet', page('/b.css', '')],
  ['no style sheet', '<head></head>'],
] as const) {
  test(`a page with ${what} fails the build`, async () => {
    const outDir = writeFiles(test.info().outputPath('site'), {
      'a.css': SHEET,
      'one.html': page('/a.css', ''),
      'two.html': other,
    });
    await expect(styled(outDir)).rejects.toThrow(
      'INTERNALS.md: Built pages. Not one style sheet',
    );
  });
}

test('variables that only an attribute names are kept, with their own', async () => {
  const variables = ':root{--a:red;--b:var(--a);--unused:red}';
  const outDir = writeFiles(test.info().outputPath('site'), {
    'a.css': variables,
    'src/site.ts': '',
    'package-lock.json': '',
    'one.html': page('/a.css', '<svg stroke=var(--b)></svg>'),
  });
  await styled(outDir);
  const html = fs.readFileSync(path.join(outDir, 'one.html'), 'utf8');
  expect(html).toContain('>:root{--a:red;--b:var(--a)}</style>');
});

test('what comes with a script or a page is not inlined before', async () => {
  const outDir = writeFiles(test.info().outputPath('site'), {
    'assets/css/lazy.css': '.late{color:var(--a)}.now{top:0}',
    'assets/js/one.js': '"late","later","now","tabs"',
    'src/site.ts': '',
    'package-lock.json': '',
    'a.css': ':root{--a:red}.late,.later,.now,.tabs,.never{color:red}',
    'one.html': page('/a.css', '<p class=now></p>'),
  });
  await styled(outDir);
  const html = fs.readFileSync(path.join(outDir, 'one.html'), 'utf8');
  expect(html).toContain('>:root{--a:red}.later,.now{color:red}</style>');
});
