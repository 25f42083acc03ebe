import { expect, test } from '@playwright/test';
import { passes, type FacetFilters } from '../../../src/search/facets';

const VALUES: Readonly<Record<string, readonly string[] | undefined>> = {
  language: ['en'],
  version: ['2.1.0'],
  tags: ['a', 'b'],
  none: [],
};

/** Of `unknown` the values are not known yet. */
const check = (filters: FacetFilters | undefined): boolean =>
  passes(filters, (attribute) =>
    attribute === 'unknown' ? undefined : (VALUES[attribute] ?? []),
  );

for (const [filters, isFound, why] of [
  [undefined, true, 'there is no filter'],
  [[], true, 'there is no filter in the list'],
  ['language:en', true, 'it is in English'],
  ['language:de', false, 'it is not in German'],
  [['language:en', 'version:2.1.0'], true, 'it has both'],
  [['language:en', 'version:1.1.1'], false, 'it has one of two'],
  [[['version:1.1.1', 'version:2.1.0']], true, 'it has one of the inner list'],
  [[['version:1.1.1', 'version:3']], false, 'it has none of the inner list'],
  [['language:en', ['version:1', 'version:2.1.0']], true, 'it has all and any'],
  [
    ['language:de', ['version:2.1.0']],
    false,
    'it has the inner, not the outer',
  ],
  [[[]], true, 'an empty inner list asks for nothing'],
  ['tags:b', true, 'one of its values is right'],
  ['version:-1.1.1', true, 'it has not the unwanted value'],
  ['version:-2.1.0', false, 'it has the unwanted value'],
  [[['version:-2.1.0', 'language:en']], true, 'the other of two is right'],
  ['none:a', false, 'the attribute has no values'],
  ['none:-a', true, 'an attribute without values has not the unwanted one'],
  ['unheard:a', false, 'there is no such attribute'],
  ['unknown:a', true, 'the values are not known yet'],
  ['unknown:-a', true, 'the values are not known yet'],
  [['unknown:a', 'language:de'], false, 'what is known is wrong'],
  ['version:2.1.0:x', false, 'all after the first colon is the value'],
] as const satisfies readonly (readonly [
  FacetFilters | undefined,
  boolean,
  string,
])[]) {
  const what = filters === undefined ? 'no filter' : JSON.stringify(filters);
  test(`${what} ${isFound ? 'lets through' : 'stops'}: ${why}`, () => {
    expect(check(filters)).toBe(isFound);
  });
}
