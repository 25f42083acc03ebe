import fs from 'node:fs';
import zlib from 'node:zlib';
import type { Locator } from '@playwright/test';
import { randomFrom } from '../../support/random';
import { MARKUP, NAMES } from '../attacks/hostileInputs';
import { at, expect, test } from '../fixtures';
import { VERSIONS } from '../specification';
import { encode, encodeState } from './randomStates';

/** A link to Try it, and the HTML that it is to open: none if it is damaged. */
interface Link {
  readonly hash: string;
  readonly html?: string;
}

const WRONG = [
  ...[null, 1, 'text', {}, [], ['a'], ['a', 'b'], ['a', 'safe', '{}', 'd']],
  ...['no preset', '__proto__', 'toString'].map((preset) => ['a', preset, '']),
  ...[1, null, {}].flatMap((value) => [
    [value, 'safe', '{}'],
    ['a', value, '{}'],
    ['a', 'safe', value],
  ]),
  { 0: 'a', 1: 'safe', 2: '{}', length: 3 },
].map(encodeState);

const STRANGE = [
  ...['%', '!', '====', 'é', '..//..', ' ', '"onload="x', '#try-it='],
  '<script>window.hacked=1</script>',
  'A'.repeat(5000),
  // Ten megabytes when decompressed.
  encodeState(['a'.repeat(10_000_000), 'safe', '{}']),
  encode(Uint8Array.of(0xff, 0xfe, 0x80)),
  encode('not json'),
  zlib.gzipSync('["a","safe","{}"]').toString('base64url'),
  Buffer.from('["a","safe","{}"]').toString('base64url'),
];

const RIGHT = encodeState(['<p>Tea</p>', 'safe', '{}']);

const random = randomFrom(1);

const oneOf = <Item>(items: readonly Item[]): Item =>
  items[random(items.length)] as Item;

const KINDS: readonly ((index: number) => string | [string, string, string])[] =
  [
    () => RIGHT.slice(0, random(RIGHT.length)),
    (index) => encode(`${String(index)}${oneOf(MARKUP)}`),
    () => RIGHT + oneOf(STRANGE),
    (index) => [
      `${String(index)}${oneOf(MARKUP)}`,
      oneOf(['', 'safe', 'max']),
      `{ ${oneOf(NAMES)}: ${oneOf(MARKUP)}`,
    ],
  ];

function* links(count: number): Generator<Link> {
  for (const wrong of [...WRONG, ...STRANGE]) yield { hash: wrong };
  for (let index = 0; index < count; index += 1) {
    const made = KINDS[index % KINDS.length]?.(index) ?? '';
    yield typeof made === 'string'
      ? { hash: made }
      : { hash: encodeState(made), html: made[0] };
  }
}

/**
 * In the page: types something, follows a link, and says what is wrong then: for
 * each link, in turn. What is typed stays if the link is damaged, and otherwise
 * can be brought back.
 */
async function followAll(links: readonly Link[]) {
  const frame = () => new Promise<number>(requestAnimationFrame);
  const editor = () =>
    document.querySelector<HTMLTextAreaElement>('.live-try-it textarea');
  const isSaid = () =>
    document.querySelector('.live-try-it [role=alert]') !== null;
  const button = () =>
    [...document.querySelectorAll<HTMLElement>('.live-try-it button')].find(
      ({ textContent }) => textContent === 'Bring it back',
    );
  let longest = 0;
  const until = async (isTrue: () => boolean) => {
    let last = await frame();
    const end = last + 10_000;
    while (!isTrue() && last < end) {
      const now = await frame();
      longest = Math.max(longest, now - last);
      last = now;
    }
    return isTrue();
  };
  const wrong: string[] = [];
  for (const [index, { hash, html }] of links.entries()) {
    longest = 0;
    const typed = `typed ${String(index)}`;
    Reflect.set(HTMLTextAreaElement.prototype, 'value', typed, editor());
    editor()?.dispatchEvent(new Event('input', { bubbles: true }));
    await until(() => !isSaid());
    location.hash = `#try-it=${hash}`;
    const isRight =
      html === undefined
        ? (await until(isSaid)) && editor()?.value === typed
        : (await until(() => editor()?.value === html)) && !isSaid();
    button()?.click();
    const isBack = await until(() => editor()?.value === typed);
    if (isRight && isBack && longest < 1000 && !('hacked' in window)) continue;
    wrong.push(
      `${hash.slice(0, 100)}: ${String(isRight)}, ${String(isBack)}, ${String(longest)} ms`,
    );
  }
  return wrong;
}

test('generated links open what they hold, or nothing, and lose nothing', async ({
  page,
  site,
  tryIt,
}) => {
  const count = process.env.TESTS === 'all' ? 2000 : 40;
  test.setTimeout(60_000 + count * 2000);
  // Docusaurus logs hashes that cannot be decoded.
  site.expectErrors(/Malformed|URI/);
  await site.open(at('/usage#try-it'));
  await expect(tryIt.html).toBeVisible();
  const all = [...links(count)];
  for (let first = 0; first < all.length; first += 100) {
    const batch = all.slice(first, first + 100);
    expect(await page.evaluate(followAll, batch)).toEqual([]);
  }
  // Like following a link in the text.
  await page.goto(at('/usage#install'));
  await page.goto(at('/usage#try-it'));
  await expect(tryIt.html).toHaveValue(/^typed \d+$/);
  await expect(tryIt.output).toContainText('typed');
});

// Each is short as a link. With a button's name stands the size that is told.
const ENDLESS = {
  'letters without a break': {
    state: ['م'.repeat(50_000), '', '{}'],
    files: { HTML: /of (100,000) bytes/, Output: /of (100,000) bytes/ },
  },
  'a result of 18 MB': {
    state: [
      '<script>a</script>'.repeat(400),
      '',
      `{minifyJs: {output: {preamble: "/*${'x'.repeat(45_000)}*/"}}}`,
    ],
    files: { Output: /of (18,\d{3},\d{3}) bytes/ },
  },
  'messages of 4.5 MB': {
    state: [
      '<svg></svg>'.repeat(100),
      '',
      `{minifySvg: {plugins: ["${'x'.repeat(45_000)}"]}}`,
    ],
    files: { Messages: /of (4,\d{3},\d{3}) bytes/ },
  },
};

test('a link that asks for too much says so, and leaves what was typed', async ({
  page,
  site,
  tryIt,
}) => {
  await tryIt.open(site, '<p>Tea</p>');
  for (const [html, options, said, where] of [
    ['<b></b>'.repeat(270_000), '{}', /more than 50,000 signs/, 'notice'],
    ['a', `{minifyCss: ${'['.repeat(48)}${']'.repeat(48)}}`, /20 levels/, ''],
    ['a', `{minifyCss: [${'1,'.repeat(20_000)}]}`, /2,000 entries/, ''],
    // Links that once crashed a tab.
    ['a', `{ x: [${'a,'.repeat(26_000)}] }`, /longer than 50,000 char/, ''],
    ['a', '\n'.repeat(49_000) + 'x', /options are an object/, ''],
  ] as const) {
    const isRefused = where === 'notice';
    await page.goto(at(`/usage#try-it=${encodeState([html, '', options])}`));
    await expect(
      isRefused ? tryIt.all.getByRole('alert') : tryIt.error,
    ).toContainText(said);
    await expect(tryIt.html).toHaveValue(isRefused ? '<p>Tea</p>' : html);
  }
});

test('the panels say what they leave out of an endless text', async ({
  page,
  site,
  tryIt,
}) => {
  const state = [
    `<p>${'a'.repeat(300_000)}`,
    '',
    `{removeUnusedCss: {safelist: ['${'שa '.repeat(14_000)}']}}`,
  ];
  await site.open(at(`/usage#try-it=${encodeState(state)}`));
  const cut = (part: Locator, name: string) =>
    expect(
      part.locator('p', {
        has: page.getByRole('button', { name: `Download ${name}` }),
      }),
    ).toContainText('Only the beginning is shown');
  await cut(tryIt.all, 'Output');
  await tryIt.button('Show changes').click();
  await expect(tryIt.all.getByText('There are too many changes')).toBeVisible();
  const losses = await tryIt.panel('What the page lost');
  await expect(losses).toContainText('Only HTML of up to 250,000 characters');
  const code = await tryIt.panel('Take it with you');
  await cut(code, 'minify.mjs');
  const versions = await tryIt.panel('The same in other versions');
  await expect(
    versions.getByRole('button', { name: 'Download Output' }),
  ).toHaveCount(VERSIONS.length - 1);
  // The value of a module is shortened.
  const modules = await tryIt.all.locator('.live-modules').textContent();
  expect(modules?.length).toBeLessThan(20_000);
  const joined = [
    '<i>a</i> '.repeat(8000),
    '',
    "{collapseWhitespace: 'conservative'}",
  ];
  await page.goto(at(`/usage#try-it=${encodeState(joined)}`));
  await expect(losses.getByRole('listitem')).toHaveText(
    /^Words joined by collapseWhitespace: 7999 \(a+, a+, a+, …\)$/,
    { timeout: 30_000 },
  );
});

test('of an endless text the beginning is drawn, and all can be downloaded', async ({
  page,
  site,
  tryIt,
}) => {
  await site.open(at('/usage#try-it'));
  await expect(tryIt.output).toContainText('<');
  for (const [what, { state, files }] of Object.entries(ENDLESS)) {
    await test.step(what, async () => {
      await page.goto(at(`/usage#try-it=${encodeState(state)}`));
      for (const [name, size] of Object.entries(files)) {
        const notice = tryIt.all.locator('p', {
          hasText: size,
          has: page.getByRole('button', { name: `Download ${name}` }),
        });
        await expect(notice).toContainText('Only the beginning is shown', {
          timeout: 30_000,
        });
        const [, told = ''] = size.exec(await notice.innerText()) ?? [];
        const started = page.waitForEvent('download');
        await notice.getByRole('button', { name: 'Download' }).click();
        const file = await (await started).path();
        expect(fs.statSync(file).size).toBe(Number(told.replaceAll(',', '')));
      }
      if (what === 'a result of 18 MB') {
        await tryIt.button('Copy Output').click();
        await expect(tryIt.all.getByText('Copied')).toBeVisible();
        const length = await page.evaluate(
          async () => (await navigator.clipboard.readText()).length,
        );
        expect(length).toBeGreaterThan(18_000_000);
      }
      // The text of a text field is drawn, too.
      const drawn = await tryIt.all.evaluate(
        (all) =>
          all.textContent.length +
          [...all.querySelectorAll('textarea')]
            .map(({ value }) => value.length)
            .reduce((sum, length) => sum + length, 0),
      );
      expect(drawn).toBeLessThan(400_000);
    });
  }
  // What cannot be edited can be replaced.
  const [long] = Object.values(ENDLESS);
  await page.goto(at(`/usage#try-it=${encodeState(long?.state)}`));
  await expect(tryIt.html).not.toBeEditable();
  await tryIt.button('Empty HTML').click();
  await tryIt.html.fill('<p>Tea</p>');
  await expect(tryIt.output).toHaveText('<p>Tea</p>');
});
