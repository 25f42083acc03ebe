import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { inlineStyles } from '../../../src/built-pages/inlineStyles';

const SHEET =
  '@layer base{.shown{color:red}.menu{color:red}}[data-theme=dark] .shown{color:#fff}';

function writeSite(outDir: string, pages: Record<string, string>): void {
  fs.mkdirSync(outDir, { recursive: true });
  fs.writeFileSync(path.join(outDir, 'a.css'), SHEET);
  for (const [name, html] of Object.entries(pages)) {
    fs.writeFileSync(path.join(outDir, name), html);
  }
}

const page = (href: string, body: string): string =>
  `<head><link rel=stylesheet href=${href}></head><body>${body}`;

for (const [what, other] of [
  ['another style sheet', page('/b.css', '')],
  ['no style sheet', '<head></head>'],
] as const) {
  test(`a page with ${what} is a mistake`, async () => {
    const outDir = test.info().outputPath('site');
    writeSite(outDir, { 'one.html': page('/a.css', ''), 'two.html': other });
    await expect(inlineStyles({ outDir, baseUrl: '/' })).rejects.toThrow(
      'INTERNALS.md: Built pages. Not one style sheet',
    );
  });
}
