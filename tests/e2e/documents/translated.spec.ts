import { translatePage } from '../../support/translator';
import { at, expect, NOTHING, test } from '../fixtures';

test('page, dialog, Try it and the search page work under a translator', async ({
  page,
  site,
  search,
  tryIt,
}) => {
  test.slow();
  // Each page is translated when it is parsed, and so is everything that appears later.
  await page.addInitScript(
    `document.addEventListener('DOMContentLoaded', ${translatePage.toString()})`,
  );
  await site.open(at('/usage'));
  await expect(site.heading).toHaveText('«Usage»');
  const names = page.locator('code, [data-manager]').filter({ hasText: '«' });
  await expect(names).toHaveCount(0);
  await search.open();
  for (const query of ['whitespace', NOTHING, 'svg']) {
    await search.input.fill(query);
    await expect(search.status).toContainText(`for ${query}`);
  }
  // The dialog shows what was found last, and nothing that was found before.
  await expect(search.rows.first()).toContainText(/svg/i);
  // Names of options are not translated.
  const title = search.activeRow.locator('.DocSearch-Hit-title');
  await expect(title).toHaveText('minifySvg');
  const message = 'INTERNALS.md: Nodes of React';
  await expect(search.dialog, message).not.toContainText(NOTHING);
  await search.input.press('Enter');
  await expect(search.dialog).toBeHidden();

  await site.open(at('/usage'));
  await site.page.locator('article .try-it-open').click();
  await tryIt.preset.selectOption({ value: '' });
  await tryIt.html.fill('<p>  one  </p>');
  await expect(tryIt.result).toHaveText('<p>  one  </p>');
  await tryIt.options.fill('{ collapseWhitespaces: true }');
  await expect(tryIt.findings).toContainText('Did you mean');
  await tryIt.options.fill('{ collapseWhitespace: true }');
  await expect(tryIt.result).toHaveText('<p> one </p>');
  // A text that was translated changes.
  await tryIt.button('Copy link').click();
  await expect(tryIt.button('Copied')).toHaveText('«Copied»');

  // React draws the search page anew where a translator was first.
  site.expectErrors(/hydrat|#418/i);
  await site.open(at('/search?q=minify'));
  const status = page.getByRole('main').getByRole('status');
  await expect(status).toHaveText(/^«\d+ results/);
  await page.getByRole('searchbox').fill(NOTHING);
  await expect(status).toHaveText(`«No results for ${NOTHING}»`);
  await page.getByRole('searchbox').fill('svg');
  await expect(status).toHaveText(/^«\d+ results/);
});
