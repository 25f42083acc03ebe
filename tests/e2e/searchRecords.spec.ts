import path from 'node:path';
import { readRecords } from '../../scripts/search-records';
import { documentedVersions } from '../../src/examples/versions';
import { at } from './addresses';
import { expect, test } from './fixtures';
import { PAGES } from './specification';

const SITE_DIR = path.join(__dirname, '../..');

/** In the browser: addresses of all headings of the built pages. */
async function headingAddresses(routes: readonly string[]): Promise<string[]> {
  const pages = await Promise.all(
    routes.map(async (route) => {
      const html = await (await fetch(route)).text();
      const page = new DOMParser().parseFromString(html, 'text/html');
      const headings = page.querySelectorAll(
        '.theme-doc-markdown :is(h1, h2, h3, h4, h5, h6)',
      );
      return [...headings].map(({ tagName, id }) =>
        tagName === 'H1' ? route : `${route}#${id}`,
      );
    }),
  );
  return pages.flat();
}

test('search knows every heading of every page, and no other @subpath', async ({
  page,
  site,
}) => {
  await site.open(at('/contribute'));
  const built = await page.evaluate(
    headingAddresses,
    PAGES.map(({ route }) => route),
  );
  const records = await Promise.all(
    documentedVersions(SITE_DIR).map((version) =>
      readRecords(SITE_DIR, version),
    ),
  );
  const headings = records
    .flat()
    .filter(({ type }) => type !== 'content')
    .map(({ url }) => at(url));
  expect(built.length).toBeGreaterThan(200);
  expect([...headings].sort()).toEqual([...built].sort());
});
