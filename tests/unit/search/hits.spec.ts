import { expect, test } from '@playwright/test';
import { addressOf } from '../../../src/plugins/search/algolia/hitAddress';
import { readHit } from '../../../src/plugins/search/algolia/hits';

const SITE = { url: 'https://docs.example', baseUrl: '/' };
const HERE = 'http://localhost:4174';

const read = (fields: object) =>
  readHit(
    {
      objectID: '1',
      type: 'lvl1',
      url: '/usage',
      hierarchy: { lvl0: 'Usage', lvl1: 'Usage' },
      ...fields,
    },
    (url) => addressOf(url, SITE, HERE),
  );

const titleOf = (html: string): string | undefined =>
  read({ type: 'content', content: html })
    ?.title.map(({ text, isMarked }) => (isMarked ? `[${text}]` : text))
    .join('');

for (const [html, text] of [
  [
    '…keeps <mark>comments</mark> of <mark>IE</mark>',
    '…keeps [comments] of [IE]',
  ],
  [
    '&lt;div class=&quot;a&quot;&gt; &amp;amp; &#39;b&#x27;',
    `<div class="a"> &amp; 'b'`,
  ],
  // Tags stay text, so that they are never elements.
  ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
  // Unknown entities, and names that every object has.
  [
    '&bogus; &#99999999; &xfffffff; & done',
    '&bogus; &#99999999; &xfffffff; & done',
  ],
  ['&constructor; &toString;', '&constructor; &toString;'],
] as const) {
  test(`${html} is shown as ${text}`, () => {
    expect(titleOf(html)).toBe(text);
  });
}

test('only strings of a hit are read', () => {
  const strange = { toString: 1 };
  for (const fields of [
    { objectID: 5 },
    { type: strange },
    { url: ['/usage'] },
    { hierarchy: { lvl0: strange } },
    { hierarchy: null },
  ])
    expect(read(fields), JSON.stringify(fields)).toBeUndefined();
  for (const value of [null, undefined, 'a', 5, ['a']])
    expect(readHit(value, (url) => url)).toBeUndefined();
  expect(
    read({
      content: strange,
      hierarchy: { lvl0: 'Usage', lvl1: strange, lvl2: 'A' },
      _highlightResult: { hierarchy: { lvl2: { value: strange } } },
      more: strange,
    }),
  ).toEqual({
    objectID: '1',
    type: 'lvl1',
    url: '/usage',
    content: null,
    hierarchy: {
      ...{ lvl0: 'Usage', lvl1: null, lvl2: 'A', lvl3: null },
      ...{ lvl4: null, lvl5: null, lvl6: null },
    },
    address: '/usage',
    page: 'Usage',
    title: [],
    path: [],
  });
});

for (const url of [
  'javascript:alert(1)',
  '/%5Cevil.example/a',
  `${SITE.url}/%5Cevil.example`,
  // Browsers ignore tabs and line breaks.
  '/%09/evil.example',
  '/%0A%5Cevil.example',
]) {
  test(`a hit at ${url} is none`, () => {
    expect(read({ url })).toBeUndefined();
  });
}

for (const [url, address] of [
  ['/usage%5Ca', '/usage%5Ca'],
  [`${SITE.url}/a%20b?c=%5C#%5C`, '/a%20b?c=%5C#%5C'],
  ['//other.example/a', 'http://other.example/a'],
  ['/%E0%A4%A', `${HERE}/%E0%A4%A`],
] as const) {
  test(`a hit at ${url} leads to ${address}`, () => {
    expect(read({ url })?.address).toBe(address);
  });
}
