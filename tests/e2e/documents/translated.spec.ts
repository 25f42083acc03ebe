import type { Page } from '@playwright/test';
import { type Manner, translatePage } from '../../support/translator';
import {
  at,
  expect,
  NOTHING,
  type SearchModal,
  type Site,
  test,
  type TryIt,
} from '../fixtures';

/** Translates each page from when it is parsed, and everything that appears later. */
const translate = (page: Page, manner: Manner) =>
  page.addInitScript(
    `document.addEventListener('DOMContentLoaded', () => (${translatePage.toString()})(${JSON.stringify(manner)}))`,
  );

/** Searches in the dialog, and opens a result. */
async function searches(search: SearchModal): Promise<void> {
  await search.open();
  for (const query of ['whitespace', 'comments', NOTHING, 'svg']) {
    await search.input.fill(query);
    await expect(search.status).toContainText(`for ${query}`);
  }
  // What is shown is what was found, and not what was found before.
  await expect(search.status).toHaveText(/^«\d+ results? for svg, \d+ shown»$/);
  await expect(search.rows.first()).toContainText(/svg/i);
  await expect(search.dialog, 'INTERNALS.md: Nodes of React').not.toContainText(
    NOTHING,
  );
  await search.input.fill('');
  await expect(search.dialog).toContainText('No recent searches');
  await search.input.fill('posthtml');
  await expect(search.activeRow).toContainText(/posthtml/i);
  await search.input.press('Enter');
  await expect(search.dialog).toBeHidden();
}

async function triesIt(site: Site, tryIt: TryIt): Promise<void> {
  await site.open(at('/usage'));
  await site.page.locator('article .try-it-open').click();
  // The labels of its options are translated, too.
  await tryIt.preset.selectOption({ value: '' });
  await tryIt.html.fill('<p>  one  </p>');
  await expect(tryIt.result).toHaveText('<p>  one  </p>');
  await tryIt.unfold('Off');
  await tryIt.module('collapseWhitespace').click();
  await expect(tryIt.result).toHaveText('<p> one </p>');
  await tryIt.options.fill('{ collapseWhitespaces: true }');
  await expect(tryIt.findings).toContainText('Did you mean');
  await tryIt.options.fill('{}');
  await expect(tryIt.result).toHaveText('<p>  one  </p>');
}

for (const manner of ['replace', 'wrap', 'rewrite'] as const) {
  const tag = manner === 'replace' ? [] : ['@all'];
  test(
    `page, dialog, Try it and the search page work under a translator (${manner})`,
    { tag },
    async ({ page, site, search, tryIt }) => {
      test.slow();
      await translate(page, manner);
      await site.open(at('/usage'));
      await expect(site.heading).toHaveText('«Usage»');
      await searches(search);
      await site.open(at('/contribute'));
      await site.openVersionMenu();
      await site.versionMenu.getByRole('link', { name: 'Next' }).click();
      await expect(site.versionMenu.locator('summary')).toHaveText('«Next»');
      await site.colorMode.click();
      await expect(site.html).toHaveAttribute('data-theme', 'dark');
      await triesIt(site, tryIt);

      // React draws the search page anew where a translator was first.
      site.expectErrors(/hydrat|#418/i);
      await site.open(at('/search?q=minify'));
      const status = page.getByRole('main').getByRole('status');
      await expect(status).toHaveText(/^«\d+ results/);
      await page.getByRole('searchbox').fill(NOTHING);
      await expect(status).toHaveText(`«No results for ${NOTHING}»`);
      await page.getByRole('searchbox').fill('svg');
      await expect(status).toHaveText(/^«\d+ results/);
    },
  );
}
