import { expect, test } from '@playwright/test';
import {
  beginningOf,
  inPieces,
  MESSAGES,
  SHOWN,
} from '../../../src/htmlnano/live/bounds';
import { bounded } from '../../../src/htmlnano/live/worker/serveLibrary';

const fill = (piece: string, length = 200_000): string =>
  piece.repeat(Math.ceil(length / piece.length));

test('ordinary texts are shown whole', () => {
  for (const [piece, length] of [
    ['<p class="tea">Tea and milk, bread and cake</p>\n', 190_000],
    // A picture in a style sheet, and a minified script.
    ['iVBORw0KGgoAAAANSUhEUgAAA', 190_000],
    ['a=function(b){return"é"+b};', 190_000],
    ['<p>مرحبا بالعالم، هذا نص عادي</p>\n', 60_000],
    ['مرحبا بالعالم. ', 4000],
    ['<p>שלום עולם</p>\n', 30_000],
    // Words of Thai have no spaces between them.
    [`${'ก'.repeat(40)} `, 5000],
    [`${'ก'.repeat(40)}\n`, 60_000],
    ['吾輩は猫である。', 4000],
    ['吾輩は猫である。\n', 20_000],
    ['Tiếng Việt có dấu\n', 80_000],
    ['\t\t<p>tea</p>\n', 60_000],
    ['{"чай":"зелёный","город":"Москва"},', 8000],
    ['été à Noël ', 140_000],
  ] as const) {
    const text = fill(piece, length);
    expect(beginningOf(text, SHOWN).length, piece).toBe(text.length);
  }
  // A page in one line, with a script.
  const page = `<p>שלום</p><script>${fill('f({a:[1]});', 190_000)}</script>`;
  expect(beginningOf(page, SHOWN)).toBe(page);
});

test('the beginning ends where a browser would need long', () => {
  for (const [text, length] of [
    [fill('a'), 200_000],
    // Three bytes each, of which none is cut in two.
    [fill(`字\n${'字'.repeat(23)} `), 72_000],
    [fill('\n'), 5000],
    [fill('\r\n'), 10_000],
    [fill('م'), 1000],
    [`<p>${fill('ߊ')}`, 1003],
    [`${fill('a', 5000)}${fill('ก')}`, 6000],
    // Many runs, each of which is short enough.
    [fill(`${fill('م', 900)}\n`), 4505],
    [fill(`${fill('ก', 99)}\n`), 40_900],
    [fill('👩\u200d👩\u200d👧\n'), 3600],
    // Lines with spaces that are long all the same.
    [`<p>\n${fill('مرحبا ')}`, 6004],
    [fill('한국어 '), 6668],
    [fill('字'), 5000],
    // From left to right and back.
    [fill('שa '), 6000],
    [fill('م[ '), 6000],
    // From script to script, in short lines and in one; and signs without a font.
    [fill(`${'字か'.repeat(10)}\n`), 10_500],
    [fill(`${'aक'.repeat(10)}\n`), 21_010],
    [fill('字か'), 2000],
    [fill('a\0'), 4001],
    [fill('a\t'), 4001],
    // Brackets that are not closed.
    [`ש${fill('f(')}`, 8945],
    [`ש${fill('(]')}`, 8945],
    [`ש${fill('(', 1000)}${fill('f', 190_000)}`, 20_500],
    // Words of which each line has a letter that is not of Latin-1.
    [fill(`ā${'x=>x,'.repeat(20)}`), 31_800],
    [`${'ก'.repeat(99)}${fill(`${'x=>x,'.repeat(40)}ก`)}`, 45_000],
  ] as const) {
    const shown = beginningOf(text, SHOWN);
    expect(text.startsWith(shown)).toBe(true);
    expect(shown.length, text.slice(0, 8)).toBeLessThanOrEqual(length);
    expect(shown.length, text.slice(0, 8)).toBeGreaterThan(length * 0.9);
  }
});

test('a text is drawn in pieces, of which none cuts a sign in two', () => {
  const text = `a${fill('😀', 50_000)}`;
  const pieces = inPieces(text);
  expect(pieces.join('')).toBe(text);
  for (const piece of pieces) {
    expect(piece.length).toBeLessThan(20_000);
    expect(piece.isWellFormed()).toBe(true);
  }
});

test('a worker hands over the beginning of endless results and messages, and all as a file', async () => {
  const endless = fill('<p>tea</p>', 2_000_001);
  const result = bounded({ kind: 'result', text: endless, logged: endless });
  expect(result.text).toBe(endless.slice(0, SHOWN.bytes));
  expect(result.logged).toBe(endless.slice(0, MESSAGES.bytes));
  expect(await result.whole?.text()).toBe(endless);
  expect(await result.allLogged?.text()).toBe(endless);
  const error = bounded({ kind: 'error', text: endless, logged: '' });
  expect(error.text).toBe(result.logged);
  expect(error.whole?.size).toBe(endless.length);
  const short = { kind: 'result', text: 'tea', logged: 'milk' } as const;
  expect(bounded(short)).toEqual(short);
});
