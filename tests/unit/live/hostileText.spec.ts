/** Feeds 100,000 characters of many kinds to all code that parses input. */
import zlib from 'node:zlib';
import { expect, test } from '@playwright/test';
import { documentedVersions, SITE_DIR } from '../../../src/htmlnano/versions';
import { advise } from '../../../src/htmlnano/live/advice';
import { inPieces } from '../../../src/htmlnano/live/bounds';
import { checkOptions } from '../../../src/htmlnano/live/checkOptions';
import { diffHtml } from '../../../src/htmlnano/live/diffHtml';
import {
  highlight,
  MAX_HIGHLIGHTED,
} from '../../../src/htmlnano/live/highlight';
import { lossesOf } from '../../../src/htmlnano/live/losses';
import { parseOptions } from '../../../src/htmlnano/live/parseOptions';
import { printLiteral } from '../../../src/htmlnano/live/printLiteral';
import { readPage } from '../../../src/htmlnano/live/readPage';
import { fromHash, toHash } from '../../../src/htmlnano/live/share';
import { readVersionData } from '../../../src/htmlnano/live/build/readVersionData';
import { randomFrom } from '../../support/random';

const LENGTH = 100_000;
// Milliseconds: a second is far more than what grows with the length takes, and far
// less than what grows with its square.
const LIMIT = 1000;

const PIECES = [
  ...Array.from('{}[]()"\'`/\\.:;,-+*=!#@&<>\n\r\t\0 \u2028aé\ud800😀1'),
  ...'{a: [{ 0x1 1n 1_ // /* <!-- --> ${ `${ /a/ /(/ /[/ (?<a> (?<a>x)|'.split(
    ' ',
  ),
  ...'\\u{1} \\k<a> => ... a: a, a=> a. function(){ class{ [1, a\n:'.split(' '),
  ...'{"a":"b", <a </ &amp; &constructor; "\\\n /*! <!--[if'.split(' '),
  ...['- ', 'a ', 'var a,', 'async ', 'new ', '<a ', '<a b="', '\n\n  "a"\n'],
  ...'<script> </script><script> <style>a{ <! <![CDATA[ <b> <b><p>'.split(' '),
  ...'"a" `c` 1 08 1e999 null true undefined __proto__ const let get'.split(
    ' ',
  ),
  ...'<pre> </pre> <svg> <svg><title> <svg></title> <svg><p>'.split(' '),
  ...'<table><td> <template> <title> </textarea><pre> <x></y>'.split(' '),
];

const fill = (piece: string, length: number): string =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, length);

const numbered = (piece: (index: string) => string, length: number): string =>
  Array.from({ length: Math.ceil(length / 6) }, (_, index) =>
    piece(String(index)),
  )
    .join('')
    .slice(0, length);

/** Texts of a length, each of repeated pieces. */
function* texts(length: number): Generator<string> {
  for (const piece of PIECES) yield fill(piece, length);
  yield numbered((index) => `a${index}:1,`, length);
  yield numbered((index) => `(?<a${index}>x)|`, length);
}

/** Pages for which a careless parser needs quadratic time. */
function* pages(length: number): Generator<string> {
  yield* texts(length);
  for (const [before, piece] of [
    // A tree of these takes parse5 minutes.
    ['', (index: string) => `<font size=${index}><p>`],
    ['', (index: string) => `<a href="#${index}" id=${index}>`],
    ['', (index: string) => `<b${index} class=${index}>`],
    ['<p ', (index: string) => `${index} `],
    ['<p class="', (index: string) => `${index} `],
    ['<style>', (index: string) => `.a${index}{}`],
    ['<style>.a{}</style><script>', (index: string) => `"a${index}"`],
    ['<script>', () => "'a "],
    ['<script>"', () => 'a '],
    ['<script>', () => '<!--<script>'],
    ['<svg>', () => '<![CDATA['],
    ['<!--[if ', () => '-'],
    ['', () => '<!--[if a-->'],
  ] as const)
    yield before + numbered(piece, length);
}

/** The same as options: alone, and as a key, a string or a value. */
function* optionTexts(length: number): Generator<string> {
  for (const text of texts(length - 40)) {
    yield text;
    for (const [before, after] of [
      ['{', '}'],
      ['{minifyCss:', '}'],
      ['{minifyCss:"', '"}'],
      ['{minifyCss:`', '`}'],
      ['{minifyCss:/', '/}'],
      ['{minifyCss:{plugins:[', ']}}'],
      ['{"', '":1}'],
    ] as const)
      yield before + text + after;
  }
}

/** Processor time in milliseconds, as others may use the machine. */
async function costOf(run: () => unknown): Promise<number> {
  let least = Infinity;
  for (let round = 0; round < 3 && least > LIMIT; round += 1) {
    const before = process.cpuUsage();
    await run();
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}

async function expectFast(
  inputs: Iterable<string>,
  run: (text: string) => unknown,
): Promise<void> {
  const slow: string[] = [];
  for (const text of inputs) {
    const cost = await costOf(() => run(text));
    if (cost > LIMIT) slow.push(`${text.slice(0, 30)}…: ${cost.toFixed(0)} ms`);
  }
  expect(slow).toEqual([]);
}

const versions = documentedVersions(SITE_DIR).map((version) =>
  readVersionData(SITE_DIR, version),
);
const [version, ...others] = versions;
if (!version) throw new Error('no version');

test('options are parsed, checked and printed fast, whatever they hold', async () => {
  test.setTimeout(240_000);
  // The shorter ones are within the length limit.
  for (const length of [LENGTH, LENGTH / 2]) {
    await expectFast(optionTexts(length), (text) => {
      const parsed = parseOptions(text);
      if (!parsed.ok) {
        expect(parsed.message.length).toBeLessThan(400);
        return;
      }
      printLiteral(parsed.value);
      for (const { message } of checkOptions(parsed, version, others)) {
        expect(message.length).toBeLessThan(400);
      }
    });
  }
});

test('any options have a value, or are refused with a line and a reason', () => {
  const random = randomFrom(7);
  let count = 0;
  const rounds = process.env.TESTS === 'all' ? 3000 : 1000;
  for (let index = 0; index < rounds; index += 1) {
    const pieces = Array.from(
      { length: random(14) },
      () => PIECES[random(PIECES.length)] ?? '',
    );
    const text = pieces.join(random(2) === 0 ? ' ' : '');
    for (const wrapped of [text, `{ a: ${text} }`, `{${text}}`]) {
      const read = parseOptions(wrapped);
      if (!read.ok) {
        expect(read.message, wrapped).toMatch(/^Options, line \d+: [^]+\.$/);
        continue;
      }
      count += 1;
      structuredClone(read.value);
    }
  }
  expect(count).toBeGreaterThan(100);
});

test('pages, errors and code are read fast, whatever they hold', async () => {
  test.setTimeout(240_000);
  await expectFast(pages(LENGTH), (text) => {
    const minified = `${text.replaceAll(' ', '')}x`;
    lossesOf(readPage(text), readPage(minified));
  });
  await expectFast(texts(LENGTH), (text) => {
    advise(text);
    diffHtml(text, `${text.slice(1)}x`);
    expect(highlight(text, 'html')).toEqual(inPieces(text));
  });
  for (const language of ['html', 'css', 'javascript']) {
    await expectFast(texts(MAX_HIGHLIGHTED), (text) =>
      highlight(text, language),
    );
  }
});

const encode = (text: string): string =>
  `#try-it=${zlib.deflateRawSync(text).toString('base64url')}`;

test('a link that is too long is refused fast, and reported as damaged', async () => {
  const bomb = encode(`["${'a'.repeat(20_000_000)}","safe","{}"]`);
  expect(bomb.length).toBeLessThan(32_000);
  const hashes = Array.from(texts(LENGTH), (text) => `#try-it=${text}`);
  await expectFast([...hashes, bomb], async (hash) => {
    expect(await fromHash(hash, ['safe'])).toEqual({
      notice: expect.stringContaining('damaged'),
    });
  });
});

test('a link that asks for much memory is neither made nor opened', async () => {
  const open = (html: string, options: string) =>
    fromHash(encode(JSON.stringify([html, 'safe', options])), ['safe']);
  const banner = `{minifyJs: {output: {preamble: "/*${'x'.repeat(45_000)}*/"}}}`;
  for (const [html, options, isOpened] of [
    ['<script>x=>x;</script>'.repeat(11_000), '{}', false],
    ['<p>'.repeat(26_000), '{}', false],
    ['a '.repeat(51_000), '{}', false],
    ['<script>a</script>'.repeat(500), banner, false],
    ['<script>a</script>'.repeat(400), banner, true],
    ['<p>'.repeat(24_000), '{}', true],
    ['م'.repeat(950_000), '{}', true],
  ] as const) {
    const state = { html, preset: 'safe', options };
    const link = await open(html, options);
    if (isOpened) {
      expect(link).toEqual({ state });
      expect(await toHash(state)).toMatch(/^#try-it=/);
    } else {
      expect(link.notice).toContain('more than 50,000 signs');
      expect(link.state).toBeUndefined();
      expect(await toHash(state)).toBeUndefined();
    }
  }
});

test('an old link is decoded, and another hash is not', async () => {
  const read = (link: string) => fromHash(link, ['safe']);
  expect(await read('#try-it')).toEqual({});
  // Copied from the first release of this site.
  const old = '#try-it=i1ayKbALSU200S-wU9JRKk5MS1XSUaquVYoFAA';
  expect(await read(old)).toEqual({
    state: { html: '<p>Tea</p>', preset: 'safe', options: '{}' },
  });
});
