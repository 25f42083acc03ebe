import type { Page } from '@playwright/test';
import { type Manner, translatePage } from '../../support/translator';
import {
  at,
  copied,
  expect,
  LATEST,
  NOTHING,
  type SearchModal,
  test,
  topOf,
} from '../fixtures';

/*
 * Translators and extensions change pages that React thinks are its own: before it
 * runs and after.
 */

/** Changes each page once it is parsed, which is before React runs. */
const changeFirst = <T>(page: Page, change: (value: T) => void, value: T) =>
  page.addInitScript(
    `document.addEventListener('DOMContentLoaded', () => (${change.toString()})(${JSON.stringify(value)}))`,
  );

const TITLE = '.navbar__inner .navbar__title';

/** Marks an element, to see later whether it is still the same. */
const mark = (page: Page, selector: string): Promise<void> =>
  page.locator(selector).evaluate((element) => {
    element.setAttribute('data-marked', '');
  });

const MANNERS: readonly Manner[] = ['replace', 'wrap', 'rewrite'];

/** Searches on a translated page, and opens a result. */
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
  // A row that stays, with other marks.
  for (const query of ['introductio', 'introduction']) {
    await search.input.fill(query);
    await expect(search.status).toContainText(`for ${query},`);
  }
  await expect(search.rows.first()).toHaveText('«Introduction»');
  await search.input.fill('');
  await expect(search.dialog).toContainText('No recent searches');
  await search.input.fill('posthtml');
  await expect(search.activeRow).toContainText(/posthtml/i);
  await search.input.press('Enter');
  await expect(search.dialog).toBeHidden();
}

for (const manner of MANNERS) {
  const tag = manner === MANNERS[0] ? [] : ['@all'];
  test(
    `a page that a translator changed works, cold and warm (${manner})`,
    { tag },
    async ({ page, site, search }) => {
      await changeFirst(page, translatePage, manner);
      await page.goto(at('/usage'));
      // React takes over what is there: nothing is drawn anew.
      await mark(page, TITLE);
      await site.hydrated();
      await expect(
        page.locator(`${TITLE}[data-marked]`),
        'INTERNALS.md: Start of the app',
      ).toHaveCount(1);
      await expect(site.heading).toHaveText('«Usage»');
      await expect(page.locator(TITLE)).toHaveText('«htmlnano»');

      await searches(search);

      await site.sidebar.getByRole('link', { name: 'Config' }).click();
      await expect(site.heading).toHaveText('«Config»');
      await site.openVersionMenu();
      await site.versionMenu.getByRole('link', { name: 'Next' }).click();
      await expect(site.versionMenu.locator('summary')).toHaveText('«Next»');
      await site.colorMode.click();
      await expect(site.html).toHaveAttribute('data-theme', 'dark');
      await page.goBack();
      await expect(site.versionMenu.locator('summary')).toHaveText(
        `«${LATEST}»`,
      );
    },
  );

  test(
    `a translated page is searched without the app (${manner})`,
    { tag },
    async ({ page, site, search }) => {
      await changeFirst(page, translatePage, manner);
      await site.open(at('/usage'));
      await searches(search);
      await expect(site.heading).toHaveText(/^«.+»$/);
    },
  );
}

test('the search page, editors and Try it work on a translated page', async ({
  page,
  site,
  example,
  tryIt,
}) => {
  await changeFirst(page, translatePage, 'replace');
  await site.open(at('/search?q=minify'));
  const status = page.getByRole('main').getByRole('status');
  await expect(status).toHaveText(/^«\d+ results/);
  await page.getByRole('searchbox').fill(NOTHING);
  await expect(status).toHaveText(`«No results for ${NOTHING}»`);
  await page.getByRole('searchbox').fill('svg');
  await expect(status).toHaveText(/^«\d+ results/);
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(status).toContainText('page 2 of');

  await site.open(at('/modules'));
  const { figure, edit, source, result, button } =
    example('collapsewhitespace');
  const [block] = await figure.getByRole('group').all();
  // Code is code in each language.
  await expect(block ?? figure).not.toContainText('«');
  await edit.click();
  await source.fill('<b>  a  b  </b>');
  await expect(result.first()).toContainText('<b>');
  await button('Copy Result').first().click();
  expect(await copied(page)).not.toContain('«');
  await source.fill('<i>other</i>');
  await expect(result.first()).toContainText('<i>other</i>');
  await button('Stop editing').click();

  await site.open(at('/usage#try-it'));
  // The labels of its options are translated, too.
  await tryIt.preset.selectOption({ value: '' });
  await tryIt.html.fill('<p>  one  </p>');
  await expect(tryIt.output).toHaveText('<p>  one  </p>');
  await tryIt.module('collapseWhitespace').check();
  await expect(tryIt.output).toHaveText('<p> one </p>');
  await tryIt.options.fill('{ collapseWhitespaces: true }');
  await expect(tryIt.all).toContainText('Did you mean');
  await tryIt.options.fill('{');
  await expect(tryIt.error).toContainText('Options, line 1');
  await tryIt.options.fill('{}');
  await expect(tryIt.output).toHaveText('<p>  one  </p>');
  await expect(tryIt.all).toContainText('Nothing found among what is compared');
  await tryIt.losses.click();
  await expect(tryIt.all).toContainText('no script runs');
  await tryIt.html.fill('<p>two</p>');
  await expect(tryIt.output).toHaveText('<p>two</p>');
});

/** What extensions do to a page before React runs. */
const EXTENSIONS: Readonly<Record<string, () => void>> = {
  'one puts an element first': () =>
    document
      .querySelector('#__docusaurus')
      ?.prepend(document.createElement('div')),
  'one puts icons beside links and fields': () => {
    for (const element of document.querySelectorAll('a, input'))
      element.after(document.createElement('i'));
    document.querySelector('.navbar__items')?.append('More');
  },
  'one removes a part of the footer': () =>
    document.querySelector('.footer__links')?.remove(),
  'one removes the search dialog': () =>
    document.querySelector('dialog')?.remove(),
  'one writes other words': () => {
    for (const element of document.querySelectorAll('.menu__link, h2'))
      if (element.firstChild) element.firstChild.nodeValue = 'Other';
  },
};

for (const [title, change] of Object.entries(EXTENSIONS)) {
  test(`text and position stay: ${title}`, async ({ page, site, search }) => {
    await changeFirst(page, change, undefined);
    await page.goto(at('/usage#posthtml'));
    await mark(page, TITLE);
    const heading = page.locator('#posthtml');
    await heading.evaluate((element) => element.scrollIntoView());
    const top = await topOf(heading);
    await mark(page, '#posthtml');
    await site.hydrated();
    await expect(page.locator('[data-marked]')).toHaveCount(2);
    expect(Math.abs((await topOf(heading)) - top)).toBeLessThan(2);
    await search.open();
    await search.find('svg');
  });
}

test('what is open stays on a changed page', async ({ page, site, search }) => {
  await changeFirst(page, translatePage, 'replace');
  await site.open(at('/usage'));
  await page.keyboard.press('Control+k');
  await page.keyboard.type('svg');
  await site.hydrated();
  await expect(search.input).toBeFocused();
  await expect(search.input).toHaveValue('svg');
  await expect(search.rows.first()).toContainText(/svg/i);
});
