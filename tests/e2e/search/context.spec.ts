import { at, expect, hrefsIn, LATEST, test } from '../fixtures';
import { NEXT, type Version, VERSIONS } from '../specification';

const pathOf = (base: string): RegExp =>
  new RegExp(
    `^${at(base || '/').replace(/\/$/, '')}(?:/(?:config|contribute|modules|presets|usage))?/?(?:#.*)?$`,
  );

test('the search is about the version of the page, and Try it about that of the navbar', async ({
  page,
  site,
  search,
  tryIt,
}) => {
  const isSearched = async ({ name, base }: Version): Promise<void> => {
    await search.open();
    await search.find('options');
    for (const href of await hrefsIn(search.rows)) {
      expect(href).toMatch(pathOf(base));
    }
    await expect(search.seeAll).toHaveAttribute(
      'href',
      at(`/search?q=options&version=${name}`),
    );
  };
  const select = page.getByRole('combobox', { name: 'Version' });
  for (const version of VERSIONS) {
    await site.open(at(`${version.base}/usage`));
    await expect(
      site.meta('docsearch:docusaurus_tag'),
      'INTERNALS.md: Docs plugin',
    ).toHaveAttribute('content', `docs-default-${version.name}`);
    await isSearched(version);
    await search.close();
    await site.chooseVersion(version.label);
    await site.open(at('/search'));
    await expect(select).toHaveValue(version.name);
    await isSearched(version);
    await search.close();
  }
  // The frame of the search page is that of the latest version.
  await site.navbar.getByRole('link', { name: 'Try it' }).click();
  await expect(tryIt.title).toHaveText(`Try htmlnano ${LATEST}`);
  // The version in the address takes precedence over the chosen one.
  await search.open(at(`${NEXT.base}/config`));
  await search.find('html options');
  await search.seeAll.click();
  await expect(search.dialog).toHaveCount(0);
  await expect(page).toHaveURL(
    at(`/search?q=html+options&version=${NEXT.name}`),
  );
  await expect(select).toHaveValue(NEXT.name);
  await isSearched(NEXT);
});
