import { expect, test } from '@playwright/test';
import { differenceOf } from '../../../src/plugins/minify-html/sameDocument';

const PAGE =
  '<!doctype html><html lang=en><head><title>T</title></head><body class="a b" id=x><p>One<!-- --> two</p><template><i>in</i></template></body></html>';

for (const [what, from, to] of [
  ['quotes', 'lang=en', 'lang="en"'],
  ['the order of attributes', 'class="a b" id=x', 'id=x class="a b"'],
  ['tags that may be omitted', '</body></html>', ''],
] as const) {
  test(`${what} make no other document`, () => {
    expect(differenceOf(PAGE, PAGE.replace(from, to))).toBeUndefined();
  });
}

for (const [what, from, to] of [
  ['a text', 'two', 'three'],
  ['a comment', '<!-- -->', ''],
  ['white space', '<p>', '<p> '],
  ['an attribute', ' id=x', ''],
  ['the order of classes', 'a b', 'b a'],
  ['an element', '<p>', '<hr><p>'],
  ['an element at the end', '</template>', '</template><hr>'],
  ['a missing end', '<template><i>in</i></template>', ''],
  ['what a template holds', '<i>in', '<i>out'],
] as const) {
  test(`${what} makes another document, and it is said where`, () => {
    const difference = differenceOf(PAGE, PAGE.replace(from, to));
    const [before = '', after] = difference?.split(' became ') ?? [];
    expect(before).toMatch(/<body|<p>/);
    expect(after).not.toBe(before);
  });
}
