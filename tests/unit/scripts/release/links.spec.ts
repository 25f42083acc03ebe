import { expect, test } from '@playwright/test';
import { withMovedLinks } from '../../../../scripts/release/links';

const SITE = 'https://docs.example';
const standing = { site: SITE, versions: ['2.1.0', '1.1.1'] };

/** Ways to write an address. */
const inText = (url: string): string => `[a](${url})`;
const asDefinition = (url: string): string => `[a]\n\n[a]: ${url}\n`;
const inCode = (url: string): string =>
  `\`\`\`yaml\n# ${url}\n\`\`\`\n\`${url}\``;

for (const [name, from, to, write = inText] of [
  ['the first page of the latest', '/', '/2.1.0/'],
  ['a heading of the latest', '/usage#install', '/2.1.0/usage#install'],
  ['a heading of Next', '/next/modules#x', '/modules#x'],
  ['a page by a definition', '/usage', '/2.1.0/usage', asDefinition],
  ['the schema of Next, in code', '/next/schema.json', '/schema.json', inCode],
  ['the schema, in code', '/schema.json', '/2.1.0/schema.json', inCode],
] as const) {
  test(`a release leads a link to ${name} to where that stands then`, () => {
    expect(withMovedLinks(write(SITE + from), standing)).toBe(write(SITE + to));
  });
}

for (const [name, link] of [
  ['an older version', `[a](${SITE}/1.1.1/usage)`],
  ['the latest, whichever that is', `[the latest version](${SITE}/usage)`],
  ['Next, whichever that is', `[Next](${SITE}/next)`],
  ['a file', '[a](./020-usage.md#install)'],
] as const) {
  test(`a release leaves a link to ${name} as it is`, () => {
    expect(withMovedLinks(link, standing)).toBe(link);
  });
}

test('after a release, Next still names its own schema, and no other', () => {
  const next = inCode(`${SITE}/next/schema.json`);
  expect(withMovedLinks(next, standing, true)).toBe(next);
  expect(withMovedLinks(inCode(`${SITE}/schema.json`), standing, true)).toBe(
    inCode(`${SITE}/2.1.0/schema.json`),
  );
});
