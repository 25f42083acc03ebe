import { expect, test } from '@playwright/test';
import { escapeHtml, highlight, snippet } from '../../../src/search/highlight';
import { readQuery } from '../../../src/search/query';
import { splitWords, termsOf } from '../../../src/search/words';

const TAGS = { pre: '[', post: ']' };

/** What a query means in an index that holds just this text. */
const read = (text: string, query: string) =>
  readQuery(query, new Set(splitWords(text).flatMap(termsOf)));

const mark = (text: string, query: string) =>
  highlight(text, read(text, query), TAGS);

const cut = (text: string, query: string, size = 10): string =>
  snippet(text, read(text, query), size, TAGS, '…').value;

for (const [query, text, marked] of [
  ['css', 'Make CSS small', 'Make [CSS] small'],
  ['tiny small', 'Tiny CSS, small', '[Tiny] CSS, [small]'],
  ['how to use gulp', 'How to use gulp', 'How to [use] [gulp]'],
  ['how to', 'How to use gulp', '[How] [to] use gulp'],
  ['smal', 'Make CSS smaller', 'Make CSS [smal]ler'],
  ['sorting', 'It sorts, sorted.', 'It [sorts], [sorted].'],
  ['minify', 'minifyCss', '[minify]Css'],
  ['css', 'minifyCss', 'minify[Css]'],
  ['css minify', 'minifyCss', '[minify][Css]'],
  ['minify css', 'minifyCss', '[minifyCss]'],
  ['delete', 'Remove or delete', '[Remove] or [delete]'],
  ['minifyCss', 'minifyCss, css', '[minifyCss], [css]'],
  ['minifyc', 'minifyCss', '[minifyC]ss'],
  ['presest', 'the presets', 'the [presets]'],
  ['cafe', 'Le Café', 'Le [Café]'],
  ['none', 'Make CSS', 'Make CSS'],
] as const) {
  test(`"${query}" is marked in ${text} as ${marked}`, () => {
    expect(mark(text, query).value).toBe(marked);
  });
}

for (const [query, text, marked] of [
  ['whites', 'white-space', '[white-s]pace'],
  ['html-w', 'html-webpack-plugin', '[html-w]ebpack-plugin'],
  ['cafet', 'Cafe\u0301teria', '[Cafe\u0301t]eria'],
  ['cafe', 'Cafe\u0301teria', '[Cafe\u0301]teria'],
] as const) {
  test(`"${query}" marks just its letters of ${text}`, () => {
    expect(mark(text, query).value).toBe(marked);
  });
}

test('markup in a text stays text, whether it is marked or not', () => {
  expect(mark(`<b title='x'>"Tom" & <i>`, 'tom b').value).toBe(
    '&lt;[b] title=&#39;x&#39;&gt;&quot;[Tom]&quot; &amp; &lt;i&gt;',
  );
});

test('the marks are put in as they are named', () => {
  const tags = { pre: '<span class="hit">', post: '</span>' };
  expect(highlight('a b', read('a b', 'b'), tags).value).toBe(
    'a <span class="hit">b</span>',
  );
});

for (const character of ['&', '<', '>', '"', "'"]) {
  test(`${character} is escaped each time it comes`, () => {
    const html = escapeHtml(`a${character}${character}b`);
    expect(html).toMatch(/^a(&[a-z#0-9]+;)\1b$/);
  });
}

for (const [query, matchLevel, matchedWords] of [
  ['minify css', 'full', ['minify', 'css']],
  ['minify', 'full', ['minify']],
  ['minify html', 'partial', ['minify']],
  ['how to minify css', 'full', ['minify', 'css']],
  ['html', 'none', []],
] as const) {
  test(`"${query}" is found in "Minify CSS": ${matchLevel}`, () => {
    expect(mark('Minify CSS', query)).toMatchObject({
      matchLevel,
      matchedWords,
    });
  });
}

const LONG =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen';

test('a text of ten words or fewer is shown whole', () => {
  const text = '(one two three four five six seven eight nine ten.)';
  expect(cut(text, 'two')).toBe(text.replace('two', '[two]'));
});

test('of a longer text there are ten words, and the cut is told at the end', () => {
  expect(cut(LONG, 'one')).toBe(
    '[one] two three four five six seven eight nine ten…',
  );
});

test('a text cut at the front tells it there only', () => {
  expect(cut(LONG, 'eighteen')).toBe(
    '…nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen [eighteen]',
  );
});

test('a text cut on both sides tells both', () => {
  const value = cut(LONG, 'nine');
  expect(value).toMatch(/^….*\[nine\].*…$/);
  expect(value.split(' ')).toHaveLength(10);
});

test('some words before the match say what it is about', () => {
  expect(cut(LONG, 'nine')).toMatch(/^…seven eight \[nine\]/);
});

test('the snippet is where most of the query is', () => {
  const value = cut(`css ${LONG} minify css`, 'minify css');
  expect(value).toMatch(/\[minify\] \[css\]$/);
});

test('without a match the snippet is the beginning', () => {
  expect(cut(LONG, 'nothing', 3)).toBe('one two three…');
});

test('the ellipsis is the one that was asked for', () => {
  const words = read(LONG, 'one');
  expect(snippet(LONG, words, 2, TAGS, ' [more]').value).toBe(
    '[one] two [more]',
  );
});

test('a snippet of five words has five words', () => {
  expect(cut(LONG, 'nine', 5).split(' ')).toHaveLength(5);
});

test('a snippet escapes markup as well', () => {
  expect(cut('<b>one</b> & two', 'two')).toBe(
    '&lt;b&gt;one&lt;/b&gt; &amp; [two]',
  );
});

test('a text without words is its own snippet', () => {
  expect(cut('…', 'one')).toBe('…');
});
