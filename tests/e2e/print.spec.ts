import { at } from './addresses';
import { expect, test } from './fixtures';

for (const mode of ['light', 'dark']) {
  test(`on paper only the article stands, black on white (${mode} mode)`, async ({
    page,
    site,
  }) => {
    // A4 at 96 pixels an inch, less the margins.
    await page.setViewportSize({ width: 672, height: 986 });
    await site.open(at(`/usage?docusaurus-theme=${mode}`));
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator(':is(nav, button, aside):visible')).toHaveCount(
      0,
    );
    await expect(page.locator('.theme-doc-toc-desktop')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    const article = await page.locator('article').boundingBox();
    expect(article?.width).toBeGreaterThan(640);
    const colors = await page.evaluate(() =>
      ['html', '.markdown p', '.markdown code', '.code-block .token'].map(
        (selector) => {
          const element = document.querySelector(selector) ?? document.body;
          return getComputedStyle(element).color;
        },
      ),
    );
    expect(new Set(colors)).toEqual(new Set(['rgb(0, 0, 0)']));
    expect(
      await page.evaluate(
        () => getComputedStyle(document.documentElement).backgroundColor,
      ),
    ).toBe('rgb(255, 255, 255)');
  });
}

test('on paper code wraps and links say where they lead', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 672, height: 986 });
  await site.open(at('/usage'));
  await page.emulateMedia({ media: 'print' });
  const cut = await page
    .locator('.code-block pre, .table-scroll')
    .evaluateAll((all) =>
      all
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ textContent }) => textContent.slice(0, 60)),
    );
  expect(cut).toEqual([]);
  const link = page.locator('.markdown a[href^="http"]').first();
  const address = await link.evaluate(
    (element) => getComputedStyle(element, '::after').content,
  );
  expect(address).toContain('http');
});

test('on paper a table is whole, whatever is filtered', async ({
  page,
  site,
}) => {
  await site.open(at('/presets'));
  const tools = page.locator('.table-tools').first();
  const rows = await tools.locator('tbody tr').count();
  await tools.getByRole('searchbox').fill('minifyCss');
  await expect(tools.getByRole('status')).toHaveText(/^1 of/);
  await page.emulateMedia({ media: 'print' });
  await expect(tools.locator('tbody tr:visible')).toHaveCount(rows);
  await expect(tools.locator('th').first()).toContainText('Module');
  await expect(tools.locator('.column-name').first()).toBeVisible();
});

test('on paper commands stand for the chosen package manager alone', async ({
  page,
  site,
}) => {
  await site.open(at('/usage'));
  await page.getByRole('radio', { name: 'pnpm' }).first().check();
  await page.emulateMedia({ media: 'print' });
  const command = page.locator('.code-block:has(.code-command)').first();
  await expect(command.locator('code:visible')).toHaveText(/^pnpm add/);
  await expect(command.locator('.package-managers')).toBeHidden();
});
