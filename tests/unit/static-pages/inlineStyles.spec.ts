import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { inlineStyles } from '../../../src/plugins/static-pages/inlineStyles';
import { changePages } from '../../../src/plugins/shared/finishPages';
import { writeFiles } from '../../support/files';

const page = (href: string, body: string): string =>
  `<head><link rel=stylesheet href=${href}></head><body>${body}`;

/** The page `one.html` of a site, when its styles have been inlined. */
async function inlined(files: Record<string, string>): Promise<string> {
  const outDir = writeFiles(test.info().outputPath('site'), {
    'src/site.ts': '',
    'package-lock.json': '',
    ...files,
  });
  const site = { siteDir: outDir, outDir, baseUrl: '/' };
  await changePages([inlineStyles(site)], outDir);
  return fs.readFileSync(path.join(outDir, 'one.html'), 'utf8');
}

for (const [what, other] of [
  ['another style sheet', page('/b.css', '')],
  ['no style sheet', '<head></head>'],
] as const) {
  test(`a page with ${what} fails the build`, async () => {
    const files = {
      'a.css': '',
      'one.html': page('/a.css', ''),
      'two.html': other,
    };
    await expect(inlined(files)).rejects.toThrow(
      'INTERNALS.md: Built pages. Not one style sheet',
    );
  });
}
