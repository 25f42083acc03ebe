import { expect, test } from '@playwright/test';
import { BREAKAGES } from '../../support/meaning/breakages';
import { DIFFERENT, EQUAL } from '../../support/meaning/equalities';
import {
  meaningIn,
  parseBothWays,
  type Sources,
} from '../../support/meaning/inBrowser';
import { minify, type Run, VERSIONS } from '../../support/meaning/minify';
import { SAFE_PAGES } from '../../support/meaning/safePages';
import { randomSources, TRICKY } from '../../support/meaning/trickySources';

/** Modules of Next that its safe preset leaves out, and that do no harm either. */
const MORE_OF_NEXT = {
  removeXmlLeftovers: true,
  removeRedundantAttributes: true,
  sortAttributes: 'alphabetical',
  removeAttributeQuotes: true,
  mergeStyles: true,
};

const HARMLESS: readonly Run[] = [
  ...VERSIONS.map((version) => ({ version, options: {}, preset: 'safe' })),
  { version: 'next', options: MORE_OF_NEXT, preset: 'safe' },
];

test('a page is parsed as it is, and nothing is reported', async ({ page }) => {
  test.setTimeout(120_000);
  const { trees, complaints } = await parseBothWays(page, [
    ...TRICKY,
    ...SAFE_PAGES.map(({ source }) => source),
    ...BREAKAGES.map(({ before }) => before),
    ...randomSources(6000),
  ]);
  expect(trees.filter(({ expected, inert }) => expected !== inert)).toEqual([]);
  expect(complaints).toEqual([]);
});

test('every planted breakage is found, and nothing in safe pages', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const check = await meaningIn(page);

  const broken: Sources[] = [];
  for (const { before, after } of BREAKAGES) {
    const result =
      typeof after === 'string' ? after : await minify(before, after);
    broken.push([before, result]);
  }
  const found = await check(broken);
  const missed = BREAKAGES.flatMap(({ name, expected }, index) => {
    const told = (found[index] ?? []).map(
      ({ kind, message }) => `${kind}: ${message}`,
    );
    return told.some((text) => expected.test(text))
      ? []
      : [{ name, result: broken[index]?.[1], told }];
  });

  const reports: object[] = [];
  for (const run of HARMLESS) {
    const pairs: Sources[] = [];
    for (const { source } of SAFE_PAGES) {
      pairs.push([source, await minify(source, run)]);
    }
    (await check(pairs)).forEach((told, index) => {
      const name = SAFE_PAGES[index]?.name;
      if (told.length === 0) return;
      reports.push({ name, run, told, result: pairs[index]?.[1] });
    });
  }

  console.log(
    `meaning check: ${String(BREAKAGES.length - missed.length)} of ${String(BREAKAGES.length)} planted breakages found, ${String(reports.length)} reports on ${String(SAFE_PAGES.length)} safe pages × ${String(VERSIONS.length)} versions`,
  );
  expect({ missed, reports }).toEqual({ missed: [], reports: [] });
});

test('a page has the meaning that it has', async ({ page }) => {
  const check = await meaningIn(page);
  const sources = [...BREAKAGES.map(({ before }) => before)];
  const found = await check(sources.map((source) => [source, source]));
  expect(found.flat()).toEqual([]);
});

test('other ways to write the same are no difference', async ({ page }) => {
  const check = await meaningIn(page);
  const found = await check(EQUAL);
  expect(
    EQUAL.flatMap((pair, index) => {
      const told = found[index] ?? [];
      return told.length > 0 ? [{ pair, told }] : [];
    }),
  ).toEqual([]);
});

test('what only looks the same is a difference', async ({ page }) => {
  const check = await meaningIn(page);
  const found = await check(DIFFERENT);
  expect(DIFFERENT.filter((_, index) => found[index]?.length === 0)).toEqual(
    [],
  );
});

test('names are told as the source has them', async ({ page }) => {
  const check = await meaningIn(page);
  const [found = []] = await check([
    [
      '<base href=/a><style id=b>i{top:0}</style><p style=top:0 onclick=f()>c<inert-d style=top:0>e</inert-d>',
      '<base href=/z><style>i{top:0}</style><p>c<inert-d>e</inert-d>',
    ],
  ]);
  expect(found.map(({ message }) => message)).toEqual([
    'The attribute href of <base href="/a"> was "/a", and is now "/z".',
    'The attribute style of <p>, "top:0", is gone.',
    'The attribute onclick of <p>, "f()", is gone.',
    'The attribute style of <inert-d>, "top:0", is gone.',
    'No <style> has the attribute id="b" any longer, which the <style> with "i" had.',
  ]);
});

test('a long list ends with a count', async ({ page }) => {
  const check = await meaningIn(page);
  const rows = Array.from(
    { length: 40 },
    (_, row) => `<h2 id=h${String(row)}>`,
  );
  const [found = []] = await check([[rows.join(''), '']]);
  expect(found).toHaveLength(21);
  expect(found.at(-1)).toEqual({
    kind: 'more',
    message: 'There are 20 more differences.',
  });
});

test('a long list tells of each kind', async ({ page }) => {
  const check = await meaningIn(page);
  const spaced = Array.from(
    { length: 40 },
    (_, index) => `<p>a <b>${String(index)}</b></p>`,
  ).join('');
  const [found = []] = await check([
    [`${spaced}<p id=x>c</p>`, `${spaced.replaceAll('a ', 'a')}<p>c</p>`],
  ]);
  const kinds = found.map(({ kind }) => kind);
  expect(new Set(kinds)).toEqual(
    new Set(['space-lost', 'attribute-lost', 'more']),
  );
});

test('large pages are compared in a moment', async ({ page }) => {
  const check = await meaningIn(page);
  const row = (index: number, word: string): string =>
    `<tr id=r${String(index)}><td class="b a">Row ${String(index)}<td><a href="/${word}/${String(index)}">${word} <b>${String(index)}</b></a>`;
  const table = (word: (index: number) => string): string =>
    `<!DOCTYPE html><table>${Array.from({ length: 2000 }, (_, index) => row(index, word(index))).join('')}</table>`;
  const large = table(() => 'word');
  for (const [other, told] of [
    [large, 0],
    [table((index) => (index % 100 === 0 ? 'other' : 'word')), 21],
    [table(() => 'other'), 21],
    ['<p>Nothing of it</p>', 1],
  ] as const) {
    const started = Date.now();
    const [found = []] = await check([[large, other]]);
    expect(Date.now() - started).toBeLessThan(10_000);
    expect(found.length).toBeGreaterThanOrEqual(told);
  }
});
