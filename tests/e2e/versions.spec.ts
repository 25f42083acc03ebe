import { at } from './addresses';
import { expect, test } from './fixtures';
import {
  DOCS,
  LATEST_FIRST,
  routeOf,
  titleOf,
  VERSIONS,
} from './specification';

test(`the version menu lists ${VERSIONS.map(({ label }) => label).join(', ')}`, async ({
  site,
}) => {
  await site.open(at('/'));
  await site.versionMenu().hover();
  await expect(site.versionMenu().getByRole('listitem')).toHaveText(
    VERSIONS.map(({ label }) => label),
  );
});

for (const doc of DOCS) {
  test(`the version menu keeps the page ${titleOf(doc)} @subpath`, async ({
    page,
    site,
  }) => {
    const [latest, ...others] = LATEST_FIRST;
    if (latest === undefined) throw new Error('There is no version.');
    await site.open(routeOf(latest, doc));
    for (const version of [...others, latest]) {
      await site.versionMenu().hover();
      await site
        .versionMenu()
        .getByRole('listitem')
        .getByRole('link', { name: version.label, exact: true })
        .click();
      await expect(page).toHaveURL(routeOf(version, doc));
      await expect(site.heading).toHaveText(titleOf(doc));
    }
  });
}

test('the version chosen from the menu is stored @subpath', async ({
  page,
  site,
}) => {
  await site.open(at('/usage'));
  await site.versionMenu().hover();
  await site
    .versionMenu()
    .getByRole('listitem')
    .getByRole('link', { name: '1.1.1' })
    .click();
  await expect(page).toHaveURL(at('/1.1.1/usage'));
  // Docusaurus puts a hash of the site's address behind its keys.
  const stored = await page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith('docs-preferred-version-default'))
      .map((key) => localStorage.getItem(key)),
  );
  expect(stored).toEqual(['1.1.1']);
});

test('an old version leads to the same page of the latest @subpath', async ({
  page,
  site,
}) => {
  await site.open(at('/1.1.1/presets'));
  await site.banner.getByRole('link', { name: 'latest version' }).click();
  await expect(page).toHaveURL(at('/presets'));
});
