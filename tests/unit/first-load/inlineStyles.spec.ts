import { expect, test } from '@playwright/test';
import { inlineStyles } from '../../../src/first-load/inlineStyles';
import { writeFiles } from '../../support/files';

const SHEET =
  '@layer base{.shown{color:red}.menu{color:red}}[data-theme=dark] .shown{color:#fff}';

const page = (href: string, body: string): string =>
  `<head><link rel=stylesheet href=${href}></head><body>${body}`;

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
    await expect(
      inlineStyles({
        siteDir: outDir,
        outDir,
        generatedFilesDir: outDir,
        baseUrl: '/',
      }),
    ).rejects.toThrow('INTERNALS.md: Built pages. Not one style sheet');
  });
}
