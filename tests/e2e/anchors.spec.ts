import { at } from './addresses';
import { expect, test } from './fixtures';
import { VERSIONS } from './specification';

/** Addresses that others link to, so they stay. */
const STABLE: Readonly<Record<string, readonly string[]>> = {
  '/usage': ['javascript', 'posthtml', 'webpack', 'gulp', 'try-it'],
  '/config': ['options', 'configuration-file'],
  '/presets': ['safe', 'ampsafe', 'max', 'your-own-preset'],
  '/modules': ['collapsewhitespace', 'minifycss', 'custom'],
};

for (const version of VERSIONS) {
  for (const [page, kept] of Object.entries(STABLE)) {
    const route = at(`${version.base}${page}`);
    test(`${route} keeps its anchors @subpath`, async ({ request }) => {
      const html = await (await request.get(route)).text();
      const isLater = !['1.1.1', '2.1.0'].includes(version.name);
      const added = isLater && page === '/usage' ? ['command-line'] : [];
      for (const id of [...kept, ...added]) {
        expect(ids(html)).toContain(id);
      }
    });
  }
}

test('a link to a section leads there, and its examples have their buttons @phone', async ({
  page,
  site,
}) => {
  await site.open(at('/1.1.1/modules#minifysvg'));
  const buttons = page.getByRole('button', { name: 'Edit' });
  const examples = page.locator('.example[data-version]');
  await expect(buttons).toHaveCount(await examples.count());
  const navbar = await site.navbar.boundingBox();
  const section = await page.locator('#minifysvg').boundingBox();
  const distance = (section?.y ?? 0) - (navbar?.height ?? 0);
  expect(distance).toBeGreaterThanOrEqual(0);
  expect(distance).toBeLessThan(24);
});

function ids(html: string): (string | undefined)[] {
  return Array.from(
    html.matchAll(/<h[23][^>]*? id="?([\w-]+)/g),
    (match) => match[1],
  );
}
