import { at, expect, test } from '../fixtures';
import { NEXT } from '../specification';

test('only the article is printed', async ({ page, site }) => {
  // A4 at 96 pixels an inch, less the margins.
  await page.setViewportSize({ width: 672, height: 986 });
  await site.open(at('/usage?docusaurus-theme=dark'));
  await page.getByRole('radio', { name: 'pnpm' }).first().check();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator(':is(nav, button, aside):visible')).toHaveCount(0);
  await expect(page.locator('.theme-doc-toc-desktop')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  const command = page.locator('.code-block:has(.code-command)').first();
  await expect(command.locator('code:visible')).toHaveText(/^pnpm add/);
  await expect(command.locator('.package-managers')).toBeHidden();
  const article = await page.locator('article').boundingBox();
  expect(article?.width).toBeGreaterThan(640);
  const printed = await page.evaluate(() => {
    const styleOf = (selector: string, pseudo?: string) =>
      getComputedStyle(
        document.querySelector(selector) ?? document.body,
        pseudo,
      );
    const blocks = document.querySelectorAll('.code-block pre, .table-scroll');
    return {
      ink: [
        'html',
        '.markdown p',
        '.markdown code',
        '.code-block [class^=token]',
      ].map((selector) => styleOf(selector).color),
      paper: styleOf('html').backgroundColor,
      cut: [...blocks]
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ textContent }) => textContent.slice(0, 60)),
      row: styleOf('.markdown tr').breakInside,
      address: styleOf('.markdown a[href^="http"]', '::after').content,
    };
  });
  expect(new Set(printed.ink)).toEqual(new Set(['rgb(0, 0, 0)']));
  expect(printed.paper).toBe('rgb(255, 255, 255)');
  expect(printed.cut).toEqual([]);
  expect(printed.row).toBe('avoid');
  expect(printed.address).toContain('http');
});

test('what is folded is printed', async ({ page, site }) => {
  await site.open(at(`${NEXT.base}/modules`));
  const folded = page.locator('.markdown details').first();
  const text = folded.getByRole('listitem').first();
  await expect(text).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(text).toBeVisible();
});
