import path from 'node:path';
import { expect, test } from '@playwright/test';
import { PLANTED_LOSSES, plantedPage } from '../../../checks/plantedLosses';
import { loadLibrary } from '../../../src/htmlnano/library/loadLibrary';
import { runLibrary } from '../../../src/htmlnano/library/runLibrary';
import { readVersionData } from '../../../src/htmlnano/live/build/readVersionData';
import { explainLosses } from '../../../src/htmlnano/live/find/explainLosses';
import { findPiece } from '../../../src/htmlnano/live/find/findPiece';
import { findKeep } from '../../../src/htmlnano/live/find/keeps';
import { createRuns, type Runs } from '../../../src/htmlnano/live/find/runs';
import { printLiteral } from '../../../src/htmlnano/live/printLiteral';
import { documentedVersions, SITE_DIR } from '../../../src/htmlnano/versions';

/** Runs of the real library, in Node. */
const [runsOfNext, ...runsOfOthers] = documentedVersions(SITE_DIR).map(
  (version) => {
    const library = loadLibrary(path.join(SITE_DIR, version.library));
    let data: ReturnType<typeof readVersionData> | undefined;
    return (source: string, preset: string, options: object = {}): Runs =>
      createRuns(
        {
          source,
          settings: { preset, options: { ...options } },
          version: (data ??= readVersionData(SITE_DIR, version)),
        },
        async (input) => {
          const { kind, text, logged } = await runLibrary(
            library,
            input.source,
            () => structuredClone(input.options) as object,
            input.preset === '' ? undefined : input.preset,
          );
          const size = { raw: text.length, gzip: 0 };
          return kind === 'error'
            ? { kind, text, logged }
            : {
                kind,
                text,
                logged,
                milliseconds: 0,
                before: size,
                after: size,
              };
        },
      );
  },
) as [Make, ...Make[]];

/** Shared, so that each run is made once. */
const planted = runsOfNext(plantedPage(1), 'max');

type Make = (source: string, preset: string, options?: object) => Runs;

const find = (runs: Runs, piece: string) =>
  findPiece(
    runs,
    piece,
    () => undefined,
    () => false,
  );

const TYPOGRAPHY =
  '<style>.prose :where(p):not(:where([class~="not-prose"],[class~="not-prose"] *)){margin:0}</style><div class="prose"><p>a</p></div>';

/**
 * Losses that the page Modules tells under "Can break".
 *
 * [what, source, preset, piece, what brings it back, what keeps it]
 */
const LOST: readonly (readonly [
  what: string,
  source: string,
  preset: string,
  piece: string,
  remedies: 'parser' | readonly (readonly string[])[],
  keep?: string,
])[] = [
  [
    'a floating label',
    '<label>Name <input id="n" placeholder=" "></label>',
    'safe',
    'placeholder=" "',
    [['removeEmptyAttributes']],
  ],
  [
    'the value of a radio button',
    '<input type="radio" name="size" value="">',
    'safe',
    'value=""',
    [['removeEmptyAttributes']],
  ],
  [
    'an icon',
    '<p><i class="icon-home"></i> Home</p>',
    'max',
    '<i class="icon-home">',
    [['removeEmptyElements']],
  ],
  [
    'an item of a numbered list',
    '<ol><li></li><li>Two</li></ol>',
    'max',
    '<li></li>',
    [['removeEmptyElements']],
  ],
  [
    'a space between words',
    '<b>5</b> <i>EUR</i>',
    'safe',
    '5 EUR',
    [['collapseWhitespace']],
    // In no element, the others keep it.
    "'all'",
  ],
  [
    'a gap between menu items',
    '<ul><li>Tea</li> <li>Milk</li></ul>',
    'max',
    '</li> <li>',
    [['collapseWhitespace']],
    "'conservative'",
  ],
  [
    'the lines of a diagram',
    '<body><div class="mermaid">graph TD\n  A --- B</div></body>',
    'safe',
    'graph TD\n  A',
    [['collapseWhitespace']],
  ],
  [
    'Tailwind Typography',
    TYPOGRAPHY,
    'max',
    '.prose :where(p)',
    [['removeUnusedCss']],
    "{\n  tool: 'purgeCSS',\n  safelist: ['not-prose', 'prose'],\n  dynamicAttributes: ['class'],\n}",
  ],
  [
    'a rule for a class that a script sets',
    '<style>p{color:red}.is-open { color: green }</style><p>a</p>',
    'max',
    '.is-open { color: green }',
    [['removeUnusedCss']],
    "{ tool: 'purgeCSS', safelist: ['is-open'] }",
  ],
  [
    'an attribute that a style asks for',
    '<input type="text" name="q">',
    'max',
    'type="text"',
    [['removeRedundantAttributes']],
  ],
  [
    'the codec of a video',
    `<video><source src="a.mp4" type='video/mp4; codecs="av01.0.05M.08"'></video>`,
    'safe',
    'av01.0.05M.08',
    [['normalizeAttributeValues']],
  ],
  [
    'the first class',
    '<p class="icon-home active">a</p>',
    'safe',
    'class="icon-home active"',
    [['sortAttributesWithLists']],
  ],
  [
    'a text that is called like its attribute',
    '<input placeholder="Placeholder">',
    'ampSafe',
    'placeholder="Placeholder"',
    [['collapseBooleanAttributes']],
    '{ amphtml: false }',
  ],
  [
    'the value of a custom element',
    '<my-tabs selected="2"></my-tabs>',
    'safe',
    'selected="2"',
    [['collapseBooleanAttributes']],
  ],
  [
    'placeholders in a class',
    '<p class="{{ color }} {{ size }}">a</p>',
    'safe',
    '{{ color }} {{ size }}',
    [['sortAttributesWithLists', 'deduplicateAttributeValues']],
  ],
  [
    'a space at the end of a value',
    '<p data-separator=", ">a</p>',
    'max',
    'data-separator=", "',
    [['minifyAttributes']],
    "{ metaContent: true, redundantWhitespaces: 'safe' }",
  ],
  [
    'a comment for Outlook',
    '<p>a</p><!--[if mso]><p>Outlook</p><![endif]-->',
    'max',
    '<!--[if mso]>',
    [['removeComments']],
    String.raw`/^<!--(?!\[if)/`,
  ],
  [
    'a server-side include',
    '<!--! Tea Ltd --><!-- menu --><!--#include virtual="a.html" --><p>a</p>',
    'safe',
    '<!--#include virtual="a.html" -->',
    [['removeComments']],
    String.raw`/^<!--(?!!|\[if|<!\[endif|\s*\/?\s*(?:noindex|sse|more)\b|#include)/`,
  ],
  [
    'an end tag that a tool looks for',
    '<!doctype html><html><head><title>a</title></head><body><p>a</p></body></html>',
    'max',
    '</body>',
    [['removeOptionalTags']],
  ],
  [
    'quotes',
    '<p class="a">a</p>',
    'max',
    'class="a"',
    [['removeAttributeQuotes']],
  ],
  [
    'a namespace',
    '<html xmlns="http://www.w3.org/1999/xhtml"><body>a</body></html>',
    'max',
    'xmlns="http://www.w3.org/1999/xhtml"',
    [['removeXmlLeftovers']],
  ],
  [
    'a doctype',
    '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd"><p>a</p>',
    'max',
    '-//W3C//DTD XHTML 1.0 Transitional//EN',
    [['normalizeDoctype']],
  ],
  [
    'a script of its own',
    '<script>first()</script><script>second()</script>',
    'max',
    '<script>second()',
    [['mergeScripts']],
  ],
  [
    'the name of a parameter',
    '<script>app.controller("a", function ($http) { $http.get("/") })</script>',
    'safe',
    'function ($http)',
    [['minifyJs']],
  ],
  [
    'a long number',
    '<script type="application/json">{ "id": 12345678901234567890 }</script>',
    'safe',
    '12345678901234567890',
    [['minifyJson']],
  ],
  [
    'the color of a shape',
    '<svg viewBox="0 0 9 9"><path fill="#000" d="M0 0h9v9z"/></svg>',
    'safe',
    'fill="#000"',
    [['minifySvg']],
  ],
  [
    'a rectangle',
    '<svg viewBox="0 0 9 9"><rect width="9" height="9"/></svg>',
    'max',
    '<rect',
    [['minifySvg']],
    "{\n  plugins: [\n    {\n      name: 'preset-default',\n      params: {\n        overrides: { collapseGroups: false, convertShapeToPath: false },\n      },\n    },\n  ],\n}",
  ],
  [
    'what no module removes',
    '<p>a</p><![if !mso]><p>b</p><![endif]>',
    'safe',
    '<![if !mso]>',
    'parser',
  ],
];

for (const [what, source, preset, piece, remedies, keep] of LOST) {
  test(`${what}: ${piece}`, async () => {
    const runs = runsOfNext(source, preset);
    const answer = await find(runs, piece);
    expect(answer).toMatchObject({ kind: 'missing', remedies });
    if (answer.kind !== 'missing' || remedies === 'parser') return;
    // What the buttons write brings it back.
    for (const modules of remedies) {
      const on = runs.enabled.filter((name) => !modules.includes(name));
      const { text } = await runs.withOnly(on);
      expect(answer.missing.isIn(text)).toBe(true);
    }
    const [[module = ''] = []] = remedies;
    const kept = await findKeep(runs, module, answer.missing);
    expect(kept && printLiteral(kept.value)).toBe(keep);
  });
}

for (const [piece, ...modules] of PLANTED_LOSSES) {
  test(`in a page that loses much more ${piece} is found`, async () => {
    expect(await find(planted, piece)).toMatchObject({ remedies: [modules] });
  });
}

test('each module that takes part is named', async () => {
  // minifySvg makes text of the drawing, in which removeUnusedCss finds no class.
  const runs = runsOfNext(
    '<style>.icon{width:1em}</style><svg class="icon"><path d="M0 0h9v9z"/></svg>',
    'max',
  );
  const answer = await find(runs, '.icon');
  expect(answer).toMatchObject({
    remedies: [['minifySvg'], ['removeUnusedCss']],
  });
});

test('what is written in another way is there', async () => {
  const runs = runsOfNext(
    '<style>.b { margin : 0 }</style><P CLASS=\'b a\' title="&lt;">Tea\n and  milk</P>',
    'safe',
  );
  for (const [piece, count] of [
    ['<p title="&lt;" class="a  b">', 1],
    ['class="a b"', 1],
    ['.b { margin: 0; }', 1],
    ['Tea and milk', 1],
    ['a', 2],
  ] as const)
    expect(await find(runs, piece), piece).toEqual({ kind: 'there', count });
});

test('how many are left is told', async () => {
  const runs = runsOfNext('<p>a<!-- a --></p><p>a</p>', 'safe');
  expect(await find(runs, 'a')).toMatchObject({
    kind: 'missing',
    before: 3,
    after: 2,
    remedies: [['removeComments']],
  });
});

test('what the source does not have, no module removed', async () => {
  const runs = runsOfNext('<p>a</p>', 'max');
  for (const piece of ['milk', '<i', 'id="a"', '.a', '</i>'])
    expect(await find(runs, piece), piece).toEqual({ kind: 'unknown' });
});

test('a search ends as soon as nobody waits for it', async () => {
  const runs = runsOfNext('<input placeholder=" ">', 'max');
  let count = 0;
  const search = findPiece(
    runs,
    'placeholder=" "',
    ({ runs: made }) => (count = made),
    () => count === 2,
  );
  await expect(search).rejects.toThrow('Nobody waits');
  expect(count).toBe(2);
});

test('a search takes few runs, and tells how far it is', async () => {
  const runs = runsOfNext('<i class="icon"></i>', 'max');
  const told: number[] = [];
  await findPiece(
    runs,
    '<i class="icon">',
    (progress) => told.push(progress.runs, progress.of),
    () => false,
  );
  expect(told.at(-2)).toBeLessThanOrEqual(10);
  expect(told.at(-2)).toBeLessThan(told.at(-1) ?? 0);
});

test('older versions are searched, too', async () => {
  for (const runsOf of runsOfOthers) {
    const answer = await find(runsOf('<input placeholder=" ">', 'safe'), ' ');
    expect(answer.kind).not.toBe('unknown');
    expect(
      await find(runsOf('<p><i>a</i> <b>b</b></p>', 'ampSafe'), 'b'),
    ).toEqual({ kind: 'there', count: 1 });
    expect(
      await find(
        runsOf('<p>a</p><!-- note -->', '', { removeComments: 'all' }),
        '<!-- note -->',
      ),
    ).toMatchObject({ remedies: [['removeComments']] });
  }
});

test('losses are told with the modules that bring them back', async () => {
  const runs = runsOfNext(
    `<style>p{color:red}.is-open{color:green}</style><p><i class="a"></i><i class="b"></i> <b>one</b> <b>two</b></p><script>document.body.className = 'is-open'</script>`,
    'max',
    { collapseWhitespace: 'aggressive' },
  );
  const losses = await explainLosses(runs, () => false);
  expect(
    losses.map(({ kind, names, remedies }) => ({ kind, names, remedies })),
  ).toEqual([
    {
      kind: 'elements',
      names: ['<i class="a">', '<i class="b">'],
      remedies: [['removeEmptyElements']],
    },
    {
      kind: 'scriptedClasses',
      names: ['.is-open'],
      remedies: [['removeUnusedCss']],
    },
  ]);
  const [, css] = losses;
  const kept = css && (await findKeep(runs, 'removeUnusedCss', css.missing));
  expect(kept?.value).toEqual({ tool: 'purgeCSS', safelist: ['is-open'] });
  const none = runsOfNext('<p>a</p>', 'max');
  expect(await explainLosses(none, () => false)).toEqual([]);
});
