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
    const route = `${version.base}${page}`;
    test(`${route} keeps its anchors`, async ({ request }) => {
      const html = await (await request.get(route)).text();
      const added =
        version.name === 'current' && page === '/usage' ? ['command-line'] : [];
      for (const id of [...kept, ...added]) {
        expect(ids(html)).toContain(id);
      }
    });
  }
}

function ids(html: string): (string | undefined)[] {
  return Array.from(
    html.matchAll(/<h[23][^>]*? id="?([\w-]+)/g),
    (match) => match[1],
  );
}
