import { searchedByEngine } from '../../../bench/search/engine';
import { at, expect, hrefsIn, LATEST, test } from '../fixtures';
import { NEXT, type Version, VERSIONS } from '../specification';

// `tests/unit/search/relevance.spec.ts` judges what the engine finds.
test('the search finds what the pages of the version say, and Try it is about that of the navbar', async ({
  page,
  site,
  search,
  tryIt,
}) => {
  const engines = await searchedByEngine();
  // Synonyms, keywords and descriptions of pages decide the order.
  const query = 'own preset';
  const isSearched = async ({ name }: Version): Promise<void> => {
    await search.open();
    await search.find(query);
    const rows = engines.get(name)?.search(query);
    expect(await hrefsIn(search.rows)).toEqual(rows);
    await expect(search.seeAll).toHaveAttribute(
      'href',
      at(`/search?q=own+preset&version=${name}`),
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
