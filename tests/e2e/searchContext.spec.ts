import { note } from '../notes';
import { at } from './addresses';
import { expect, test } from './searchFixtures';
import { NEXT, VERSIONS } from './specification';

const pathOf = (base: string): RegExp =>
  new RegExp(
    `^${at(base || '/').replace(/\/$/, '')}(?:/(?:config|contribute|modules|presets|usage))?/?(?:#.*)?$`,
  );

const hrefsOf = (links: Element[]): string[] =>
  links.map((link) => link.getAttribute('href') ?? '');

for (const { label, name, base } of VERSIONS) {
  test(
    `results lie in the version that one reads, ${label}, and on the search page in the one chosen last`,
    { annotation: note('search-version') },
    async ({ page, site, search }) => {
      const staysInVersion = async (): Promise<void> => {
        await search.open();
        await search.find('options');
        const hrefs = await search.rows.getByRole('link').evaluateAll(hrefsOf);
        for (const href of hrefs) expect(href).toMatch(pathOf(base));
        await expect(search.seeAll).toHaveAttribute(
          'href',
          at(`/search?q=options&version=${name}`),
        );
      };
      await site.open(at(`${base}/usage`));
      await staysInVersion();
      await search.close();
      await site.versionMenu().hover();
      await site
        .versionMenu()
        .getByRole('listitem')
        .getByRole('link', { name: label, exact: true })
        .click();
      await site.open(at('/search'));
      const select = page.getByRole('combobox', { name: 'Version' });
      await expect(select).toHaveValue(name);
      await staysInVersion();

      // The search page starts where the reader comes from, and the address counts more than what was chosen before.
      const other = VERSIONS.find((each) => each.name !== name) ?? NEXT;
      await site.open(at(`${other.base}/config`));
      await search.open();
      await search.find('html options');
      await search.seeAll.click();
      await expect(page).toHaveURL(
        at(`/search?q=html+options&version=${other.name}`),
      );
      await expect(select).toHaveValue(other.name);
      await search.open();
      await search.find('options');
      await expect(search.seeAll).toHaveAttribute(
        'href',
        at(`/search?q=options&version=${other.name}`),
      );
    },
  );
}

test(
  'of a text 10 words are shown, 5 on a small screen',
  { annotation: note('snippets') },
  async ({ page, site, search }) => {
    await site.open(at('/contribute'));
    await search.openComplete();
    for (const [width, most, query] of [
      [1280, 10, 'options'],
      [769, 10, 'html'],
      [768, 5, 'css'],
      [390, 5, 'preset'],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      await search.find(query);
      const texts = await search
        .titles()
        .filter({ hasText: '…' })
        .allTextContents();
      const lengths = texts.map(
        (text) => text.match(/[\p{L}\p{N}]+(?:[-_.][\p{L}\p{N}]+)*/gu)?.length,
      );
      expect(lengths.length).toBeGreaterThan(0);
      expect(Math.max(...lengths.map(Number)), query).toBe(most);
    }
  },
);
