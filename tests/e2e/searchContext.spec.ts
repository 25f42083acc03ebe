import { expect, test } from './searchFixtures';
import { VERSIONS } from './specification';

const pathOf = (base: string): RegExp =>
  new RegExp(
    `^${base}(?:/(?:config|contribute|modules|presets|usage))?/?(?:#.*)?$`,
  );

const hrefsOf = (links: Element[]): string[] =>
  links.map((link) => link.getAttribute('href') ?? '');

for (const { label, name, base } of VERSIONS) {
  test(`results lie in the version that one reads, ${label}, and on the search page in the one chosen last`, async ({
    page,
    site,
    search,
  }) => {
    const staysInVersion = async (): Promise<void> => {
      await search.open();
      await search.find('options');
      const hrefs = await search.rows.getByRole('link').evaluateAll(hrefsOf);
      for (const href of hrefs) expect(href).toMatch(pathOf(base));
      await expect(search.seeAll).toHaveAttribute(
        'href',
        `/search?q=options&version=${name}`,
      );
    };
    await site.open(`${base}/usage`);
    await staysInVersion();
    await search.close();
    await site.versionMenu().hover();
    await site
      .versionMenu()
      .getByRole('listitem')
      .getByRole('link', { name: label, exact: true })
      .click();
    await site.open('/search');
    const select = page.getByRole('combobox', { name: 'Version' });
    await expect(select).toHaveValue(name);
    await staysInVersion();

    // Note: "`/search` version choice": it starts where the reader comes from,
    // and the address counts more than what was chosen before.
    for (const from of VERSIONS.filter((other) => other.name !== name)) {
      await site.open(`${from.base}/config`);
      await search.open();
      await search.find('options');
      await search.seeAll.click();
      await expect(select).toHaveValue(from.name);
      await search.open();
      await search.find('html options');
      await expect(search.seeAll).toHaveAttribute(
        'href',
        `/search?q=html+options&version=${from.name}`,
      );
    }
  });
}

// Note: "Snippets 10 words, 5 at ≤ 768 px".
for (const [width, most] of [
  [1280, 10],
  [769, 10],
  [768, 5],
  [390, 5],
] as const) {
  test.describe(`on a screen of ${String(width)} pixels`, () => {
    test.use({ viewport: { width, height: 844 } });

    test(`what is shown of a text has at most ${String(most)} words`, async ({
      site,
      search,
    }) => {
      await site.open('/contribute');
      await search.openComplete();
      await search.find('options');
      const texts = await search
        .titles()
        .filter({ hasText: '…' })
        .allTextContents();
      const lengths = texts.map(
        (text) => text.match(/[\p{L}\p{N}]+(?:[-_.][\p{L}\p{N}]+)*/gu)?.length,
      );
      expect(lengths.length).toBeGreaterThan(0);
      expect(Math.max(...lengths.map(Number))).toBe(most);
    });
  });
}
