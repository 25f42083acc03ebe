import { expect, test } from '@playwright/test';
import {
  mirrorOf,
  type Page,
  placesOf,
} from '../../../src/plugins/machine-readable/mirror';
import { site } from '../../../src/site';

const pageAt = (name: string): Page => ({
  version: 'htmlnano 2.1.0',
  file: `/docs/${name}.md`,
  url: `https://site.test/${name}`,
});

const PAGES = new Map(
  [pageAt('usage'), pageAt('config')].map((page) => [page.file, page]),
);

const mirror = (markdown: string): string =>
  mirrorOf(markdown, placesOf(markdown), pageAt('usage'), {
    pages: PAGES,
    home: 'https://site.test/docs/',
  });

test('front matter goes, and where the page is from stands below its title', () => {
  expect(mirror('---\ntitle: Usage\n---\n\n# Usage\n\nText.\n')).toBe(
    '# Usage\n\n> htmlnano 2.1.0, from https://site.test/usage\n\nText.\n',
  );
});

for (const [from, to] of [
  ['[a](./config.md#b)', '[a](https://site.test/config#b)'],
  ['[./config.md](./config.md)', '[./config.md](https://site.test/config)'],
  ['[a](#b "c")', '[a](https://site.test/usage#b "c")'],
  ['[a][b]\n\n[b]: ./config.md', '[a][b]\n\n[b]: https://site.test/config'],
  ['[a](https://other.test/)', '[a](https://other.test/)'],
  [`[a](${site.url}/1.1.1)`, '[a](https://site.test/docs/1.1.1)'],
  ['`[a](./config.md)`', '`[a](./config.md)`'],
  // The build fails on it elsewhere.
  ['[a](./nowhere.md)', '[a](./nowhere.md)'],
] as const) {
  test(`${from.replaceAll('\n', ' ')} has a full address, code stays`, () => {
    expect(mirror(from)).toBe(to);
  });
}
