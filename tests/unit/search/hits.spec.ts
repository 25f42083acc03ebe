import { expect, test } from '@playwright/test';
import {
  addressOf,
  hitOf,
  readStored,
  soughtOf,
} from '../../../src/plugins/search/hits';
import { BETWEEN_ROWS } from '../../../src/plugins/search/embedded/types';
import { page, section } from '../../support/records';

const HERE = 'https://docs.example/usage';

for (const [url, address] of [
  ['/modules#minifycss', '/modules#minifycss'],
  ['https://docs.example/a%20b?c=d#e', '/a%20b?c=d#e'],
  ['https://other.example/a', 'https://other.example/a'],
  ['//other.example/a', 'https://other.example/a'],
  ['javascript:alert(1)', undefined],
  ['data:text/html,a', undefined],
  ['https://', undefined],
] as const) {
  test(`a hit at ${url} leads to ${address ?? 'nothing'}`, () => {
    expect(addressOf(url, HERE)).toBe(address);
  });
}

test('a hit in rows that are one text leads to the row that matches best', () => {
  const rows = ['a: second', 'b: second', 'c: second'].join(BETWEEN_ROWS);
  const record = page('/modules', [section(1, 'Modules', rows)])[1];
  if (!record) throw new Error('The page has no text.');
  const hit = hitOf(record, undefined, [
    { text: 'b', isMarked: true },
    { text: ': ', isMarked: false },
    { text: 'second', isMarked: true },
  ]);
  expect(soughtOf(hit)).toBe('b: second');
  expect(hit.title).toEqual([{ text: 'Modules', isMarked: false }]);
});

test('a stored hit without an id, a web address or a page is none', () => {
  Object.assign(globalThis, { window: { location: { href: HERE } } });
  const hit = { objectID: 'x', url: '/usage', hierarchy: { lvl0: 'Usage' } };
  const title = [{ text: 'Usage', isMarked: false }];
  expect(readStored(hit)).toMatchObject({ url: '/usage', title });
  for (const value of [5, {}, null, [hit], 'javascript:alert(1)'])
    for (const wrong of [
      value,
      { ...hit, url: value },
      { ...hit, hierarchy: value },
      { ...hit, hierarchy: { lvl0: { value } } },
      { ...hit, objectID: { value } },
    ])
      expect(readStored(wrong), JSON.stringify(wrong)).toBeUndefined();
});
