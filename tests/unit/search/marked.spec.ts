import { expect, test } from '@playwright/test';
import { piecesOf, textOf } from '../../../src/plugins/search/algolia/marked';

test('the matches of a text are its marked pieces', () => {
  expect(piecesOf('…keeps <mark>comments</mark> of <mark>IE</mark>')).toEqual([
    { text: '…keeps ', isMarked: false },
    { text: 'comments', isMarked: true },
    { text: ' of ', isMarked: false },
    { text: 'IE', isMarked: true },
  ]);
});

test('a tag in a text stays text', () => {
  expect(textOf('&lt;div class=&quot;a&quot;&gt; &amp;amp; &#39;b&#x27;')).toBe(
    `<div class="a"> &amp; 'b'`,
  );
  expect(textOf('<img src=x onerror=alert(1)>')).toBe(
    '<img src=x onerror=alert(1)>',
  );
});

test('an unknown character reference stays as it is', () => {
  for (const text of [
    '&bogus; &#99999999; &#xfffffff; & done',
    // Names that every object has.
    '&constructor; &toString; &valueOf; &hasOwnProperty;',
  ]) {
    expect(textOf(text)).toBe(text);
  }
});
