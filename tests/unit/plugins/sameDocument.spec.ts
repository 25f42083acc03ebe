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

for (const [what, from, to, at] of [
  ['a text', 'two', 'three', '/html/body/p/text'],
  ['a comment', '<!-- -->', '', '/html/body/p/text'],
  ['white space', '<p>', '<p> ', '/html/body/p/text'],
  ['an attribute', ' id=x', '', '/html/body'],
  ['the order of classes', 'a b', 'b a', '/html/body'],
  ['an element', '<p>', '<hr><p>', '/html/body/p'],
  ['an element at the end', '</template>', '</template><hr>', '/html/body'],
  ['a missing end', '<template><i>in</i></template>', '', '/html/body'],
  ['what a template holds', '<i>in', '<i>out', '/html/body/template/i/text'],
] as const) {
  test(`${what} makes another document, and it is said where`, () => {
    const difference = differenceOf(PAGE, PAGE.replace(from, to));
    expect(difference).toMatch(new RegExp(`^${at}: `));
  });
}
