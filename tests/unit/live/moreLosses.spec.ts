import path from 'node:path';
import { expect, test } from '@playwright/test';
import { loadLibrary } from '../../../src/htmlnano/library/loadLibrary';
import { runLibrary } from '../../../src/htmlnano/library/runLibrary';
import {
  type AllLosses,
  allLossesOf,
} from '../../../src/htmlnano/live/moreLosses';
import { readPage } from '../../../src/htmlnano/live/readPage';
import { documentedVersions, SITE_DIR } from '../../../src/htmlnano/versions';

const [{ library } = { library: '' }] = documentedVersions(SITE_DIR);
const next = loadLibrary(path.join(SITE_DIR, library));

/** What a page loses, without the kinds of which it loses nothing. */
async function lossesOf(
  source: string,
  preset: string,
  options: object,
): Promise<Partial<AllLosses>> {
  const run = await runLibrary(next, source, () => ({ ...options }), preset);
  expect(run.kind, run.text).toBe('result');
  const all = allLossesOf(readPage(source), readPage(run.text));
  return Object.fromEntries(
    Object.entries(all).filter(([, lost]) => !Array.isArray(lost) || lost[0]),
  );
}

/**
 * Points of "Can break" that can be seen by comparing.
 *
 * [module, what, source, preset, what is lost, options]
 */
const LOST: readonly (readonly [
  module: string,
  what: string,
  source: string,
  preset: string,
  lost: Partial<AllLosses>,
  options?: object,
])[] = [
  [
    'removeEmptyAttributes',
    'a floating label',
    '<style>input:placeholder-shown{top:0}</style><input placeholder=" ">',
    'safe',
    { attributes: ['<input placeholder=" ">'] },
  ],
  [
    'minifyAttributes',
    'a floating label, whose text of a space is trimmed',
    '<style>input:placeholder-shown{top:0}</style><input placeholder=" ">',
    'max',
    { attributes: ['<input placeholder=" ">'] },
    { removeEmptyAttributes: false },
  ],
  [
    'removeEmptyAttributes',
    'the value of a radio button',
    '<input type="radio" value="">',
    'safe',
    { attributes: ['<input value="">'] },
  ],
  [
    'removeEmptyAttributes',
    'the source of a picture whose error sets another',
    '<img src="" onerror="load(this)">',
    'safe',
    { attributes: ['<img src="">'] },
  ],
  [
    'removeEmptyAttributes',
    'a handler that makes :active work',
    '<body ontouchstart=""><p>a</p></body>',
    'safe',
    { attributes: ['<body ontouchstart="">'] },
  ],
  [
    'removeEmptyAttributes',
    'the address of a button',
    '<button formaction="">a</button>',
    'safe',
    { attributes: ['<button formaction="">'] },
  ],
  [
    'removeEmptyAttributes',
    'an attribute that a script reads',
    '<p title="">a</p><script>if(p.hasAttribute("title"))go()</script>',
    'safe',
    { attributes: ['<p title="">'] },
  ],
  [
    'normalizeAttributeValues',
    'the codec of a video',
    `<video><source src="a" type='video/mp4; codecs="av01.0.05M"'></video>`,
    'safe',
    { attributes: [`<source type="video/mp4; codecs="av01.0.05M"">`] },
  ],
  [
    'normalizeAttributeValues',
    'a policy',
    '<a href="/" referrerpolicy="strict-origin">a</a>',
    'safe',
    { attributes: ['<a referrerpolicy="strict-origin">'] },
  ],
  [
    'normalizeAttributeValues',
    'the lines of a field',
    '<textarea wrap="off"></textarea>',
    'safe',
    { attributes: ['<textarea wrap="off">'] },
  ],
  [
    'normalizeAttributeValues',
    'the kind of a button in a template',
    '<button type="{{ kind }}">a</button>',
    'safe',
    { attributes: ['<button type="{{ kind }}">'] },
  ],
  [
    'deduplicateAttributeValues',
    'placeholders in a class',
    '<p class="{{ a }} {{ b }}">a</p>',
    'safe',
    { attributes: ['<p class="{{ a }} {{ b }}">'] },
    { sortAttributesWithLists: false },
  ],
  [
    'collapseBooleanAttributes',
    'a placeholder that says whether',
    '<input disabled="{{ flag }}">',
    'safe',
    { attributes: ['<input disabled="{{ flag }}">'] },
  ],
  [
    'minifyJs',
    'a placeholder in an event handler',
    '<p onclick="{{ code }}">a</p>',
    'safe',
    { attributes: ['<p onclick="{{ code }}">'] },
  ],
  [
    'minifyUrls',
    'a placeholder in an address',
    '<a href="/{{ id }}">a</a>',
    'safe',
    { attributes: ['<a href="/{{ id }}">'] },
    { minifyUrls: 'https://example.com/' },
  ],
  [
    'collapseAttributeWhitespace',
    'a selector of classes as they are written',
    '<style>[class="a  b"]{top:0}</style><p class="a  b">a</p>',
    'safe',
    { selectors: ['[class="a  b"]'] },
    { minifyAttributes: false, sortAttributesWithLists: false },
  ],
  [
    'removeRedundantAttributes',
    'a selector of the default type',
    '<style>input[type=text]{top:0}</style><input type="text">',
    'safe',
    { selectors: ['[type=text]'] },
    { removeRedundantAttributes: true },
  ],
  [
    'removeRedundantAttributes',
    'a script that looks for the default type',
    '<input type="text"><script>$(\'input[type="text"]\').focus()</script>',
    'safe',
    { selectors: ['[type="text"]'] },
    { removeRedundantAttributes: true },
  ],
  [
    'removeRedundantAttributes',
    'a button that no longer sends its form',
    '<button command="--a" commandfor="b" type="submit">a</button>',
    'max',
    { attributes: ['<button type="submit">'] },
  ],
  [
    'collapseBooleanAttributes',
    'a value of a custom element',
    '<my-tabs selected="2"></my-tabs>',
    'safe',
    { attributes: ['<my-tabs selected="2">'] },
  ],
  [
    'collapseBooleanAttributes',
    'a text that is called like its attribute',
    '<input placeholder="Placeholder">',
    'ampSafe',
    { attributes: ['<input placeholder="Placeholder">'] },
  ],
  [
    'minifyAttributes',
    'a separator',
    '<p data-separator=", ">a</p><input value="a ">',
    'max',
    { attributes: ['<p data-separator=", ">', '<input value="a ">'] },
  ],
  [
    'sortAttributesWithLists',
    'a selector of the first class',
    '<style>[class^="icon-"]{top:0}</style><i class="icon-home active">a</i>',
    'safe',
    { selectors: ['[class^="icon-"]'] },
  ],
  [
    'collapseWhitespace',
    'a text with lines by its style',
    '<style>.log{white-space:pre-line}</style><body><div class="log">one\n two</div></body>',
    'safe',
    { lines: ['one ⏎ two'] },
  ],
  [
    'collapseWhitespace',
    'a diagram',
    '<body><div class="mermaid">graph TD\n  A --- B</div></body>',
    'safe',
    { lines: ['graph TD ⏎ A --- B'] },
  ],
  [
    'collapseWhitespace',
    'Markdown',
    '<body><section data-markdown>\n## a\n- b\n</section></body>',
    'safe',
    { lines: ['## a ⏎ - b'] },
  ],
  [
    'collapseWhitespace',
    'a word in a space of its own',
    '<p>Hello<span> </span>world</p>',
    'safe',
    { words: ['Helloworld'] },
    { collapseWhitespace: 'aggressive' },
  ],
  [
    'minifyHtmlTemplate',
    'Markdown in a script',
    '<script type="text/template">\n# a\nb\n</script>',
    'safe',
    { lines: ['# a ⏎ b'] },
  ],
  [
    'mergeStyles',
    'styles of the page that move into a drawing',
    '<svg><style>path{fill:red}</style><path d="M0 0h9v9z"/></svg><style>.a{top:0}</style><p class="a">a</p>',
    'safe',
    { rules: ['.a'] },
    { mergeStyles: true },
  ],
  [
    'minifySvg',
    'the color of a shape',
    '<style>svg{fill:red}</style><svg viewBox="0 0 9 9"><path fill="#000" d="M0 0h9v9z"/></svg>',
    'safe',
    { colors: ['fill="#000"'] },
  ],
  [
    'minifySvg',
    'what a framework reads',
    '<svg viewBox="0 0 9 9"><path v-if="on" d="M0 0h9v9z"/></svg>',
    'safe',
    { attributes: ['<path v-if="on">'] },
  ],
  [
    'minifySvg',
    'what a screen reader says',
    '<svg role="img" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>',
    'safe',
    { attributes: ['<svg role="img">'] },
  ],
  [
    'minifySvg',
    'what a policy asks for',
    '<svg viewBox="0 0 9 9"><style nonce="x">@media print{path{fill:red}}</style><path d="M0 0h9v9z"/></svg>',
    'safe',
    { attributes: ['<style nonce="x">'] },
  ],
  [
    'removeUnusedCss',
    'a nested rule',
    '<style>.a{top:0;&:hover{top:1px}}</style><p class="a">a</p>',
    'max',
    { rules: ['.a &:hover'] },
  ],
  [
    'removeUnusedCss',
    'Tailwind Typography',
    '<style>.prose :where(p):not(:where([class~="not-prose"] *)){top:0}</style><div class="prose"><p>a</p></div>',
    'max',
    { rules: ['.prose p:not(:where([class~=not-prose] *))'] },
  ],
  [
    'removeUnusedCss',
    'a rule for an attribute',
    '<style>[hidden]{top:0}</style><p hidden>a</p>',
    'max',
    { rules: ['[hidden]'] },
  ],
  [
    'removeUnusedCss',
    'a rule for a drawing',
    '<style>.icon{width:1em}</style><svg class="icon" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>',
    'max',
    { rules: ['.icon'] },
  ],
];

for (const [module, what, source, preset, lost, options = {}] of LOST) {
  test(`${module}: ${what}`, async () => {
    expect(await lossesOf(source, preset, options)).toEqual(lost);
    // It is this module that does it.
    const off = { ...options, [module]: false };
    expect(Object.keys(await lossesOf(source, preset, off))).not.toContain(
      Object.keys(lost)[0],
    );
  });
}

test('what is only written in another way is no loss', async () => {
  const source = `<!doctype html><style>
    A:link, a:is(.b,.c) > *, P::before { color: #ff0000 }
    .b:nth-child(1), ul li:not([hidden]) { margin: 0px } /* .gone{} */
    @media (min-width: 1px) { .c { top: 0 } } .empty { }
    @keyframes spin { from { top: 0 } to { top: 1px } } .unused { top: 0 }
    </style><a class="c  b" href="/" title=" x " data-a='{"b": 1}'><i>a</i></a>
    <p class="c"><input disabled="disabled" value="" placeholder="" type="text">
    <ul><li id="">one
      two</ul><svg viewBox="0 0 9 9"><path fill="#000" d="M0 0h9v9z"/></svg>
    <p onclick="go( 1 )">x</p><script>const a = [1]; a[ 0 ] = '[class]'</script>`;
  expect(await lossesOf(source, 'safe', {})).toEqual({});
});

test('of an element that is gone only the element is told', () => {
  const all = allLossesOf(
    readPage('<p role="img"></p><p role="note">x</p>'),
    readPage('<p role="note">x</p>'),
  );
  expect(all).toMatchObject({ elements: ['<p>'], attributes: [] });
});

test('a long style sheet needs no long time', () => {
  const page = (part: string) =>
    readPage(`<style>${part.repeat(50_000)}{top:0}</style><p class=a>`);
  // Where it took more than linear time, this would not end before the test's limit.
  for (const part of [
    ':is(a,b)',
    '{',
    '[a',
    '"',
    '/*',
    'a,',
    ':not((',
    'a{',
    ':is(',
  ])
    expect(allLossesOf(page(part), page(part))).toMatchObject({ rules: [] });
});
