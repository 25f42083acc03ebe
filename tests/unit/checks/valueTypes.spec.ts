import { expect, test } from '@playwright/test';
import { checkBy } from '../../../src/htmlnano/facts/optionsCheck';
import { valueTypeOf } from '../../../src/htmlnano/facts/settings';

const TEXT = 'https://example.com/';

for (const [type, right, wrong] of [
  ['a string', TEXT, [new URL(TEXT), /a/, () => TEXT, 1]],
  ['an array of strings', [TEXT], [[new URL(TEXT)], [/a/], TEXT]],
  ['a URL object', new URL(TEXT), [TEXT]],
] as const) {
  test(`a table's "${type}" is what JavaScript calls so`, () => {
    const form = valueTypeOf(type)?.javascript;
    if (!form) throw new Error(`The tables know no "${type}".`);
    const check = checkBy({ properties: { option: form } });
    expect(check({ option: right })).toEqual([]);
    for (const value of wrong) {
      expect(check({ option: value }), String(value)).toHaveLength(1);
    }
  });
}
