import { expect, test } from '@playwright/test';
import { SYNONYMS } from '../../../src/htmlnano/synonyms';
import {
  excerptOf,
  highlight,
} from '../../../src/plugins/search/embedded/highlight';
import type { Piece } from '../../../src/plugins/search/hits';
import { readQuery } from '../../../src/plugins/search/embedded/query';
import { BETWEEN_ROWS } from '../../../src/plugins/search/embedded/types';
import {
  splitWords,
  termsOf,
} from '../../../src/plugins/search/embedded/words';

/** Reads a query with an index of just this text. */
const read = (text: string, query: string) =>
  readQuery(query, new Set(splitWords(text).flatMap(termsOf)), SYNONYMS);

const withBrackets = (pieces: readonly Piece[]): string =>
  pieces.map(({ text, isMarked }) => (isMarked ? `[${text}]` : text)).join('');

const mark = (text: string, query: string): string =>
  withBrackets(highlight(text, read(text, query)));

const cut = (text: string, query: string, size: number): string =>
  withBrackets(excerptOf(text, read(text, query), size));

for (const [query, text, marked] of [
  ['how to use gulp', 'How to use gulp', 'How to [use] [gulp]'],
  ['how to', 'How to use gulp', '[How] [to] use gulp'],
  ['smal', 'Make CSS smaller', 'Make CSS [smal]ler'],
  ['sorting', 'It sorts, sorted.', 'It [sorts], [sorted].'],
  ['css minify', 'minifyCss', '[minify][Css]'],
  ['minify css', 'minifyCss', '[minifyCss]'],
  ['delete', 'Remove or delete', '[Remove] or [delete]'],
  ['presest', 'the presets', 'the [presets]'],
  ['cafe', 'Le Café', 'Le [Café]'],
  ['whites', 'white-space', '[white-space]'],
  ['cafet', 'Cafe\u0301teria', '[Cafe\u0301teria]'],
] as const) {
  test(`the query "${query}" marks ${marked}`, () => {
    expect(mark(text, query)).toBe(marked);
  });
}

const LONG =
  'one two three four five six seven eight nine ten eleven twelve thirteen';

for (const [what, text, query, size, shown] of [
  [
    'not cut if it is short',
    '(one two three.)',
    'two',
    3,
    '(one [two] three.)',
  ],
  ['cut at the end', LONG, 'one', 4, '[one] two three four…'],
  ['cut at both ends', LONG, 'seven', 5, '…six [seven] eight nine ten…'],
  ['ten words long', LONG, 'x', 10, `${LONG.slice(0, 48)}…`],
  [
    'the rows with a match',
    ['sort', 'css: tidy', 'css: tidy', 'css (all)'].join(BETWEEN_ROWS),
    'css',
    9,
    `[css]: tidy${BETWEEN_ROWS}[css] (all)`,
  ],
  [
    'taken where most words of the query are',
    `css css ${LONG} b css`,
    'b css',
    3,
    '…thirteen [b] [css]',
  ],
  ['the beginning without a match', LONG, 'nothing', 3, 'one two three…'],
  [
    'text, also where it has markup',
    '<b>one</b> & two',
    'two',
    9,
    '<b>one</b> & [two]',
  ],
  ['not cut if it has no words', '…', 'one', 5, '…'],
] as const) {
  test(`an excerpt is ${what}`, () => {
    expect(cut(text, query, size)).toBe(shown);
  });
}
