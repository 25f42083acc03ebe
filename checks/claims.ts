/**
 * Sentences of the pages with "only", "never", "every", "stays" and the like, each
 * with runs that would end otherwise if it were false. No other check reads prose.
 */
import vm from 'node:vm';
import {
  forEach,
  keeps,
  makes,
  makesWith,
  readClaims,
  type Sentence,
} from './claimRuns';

const SINCE_2 = '>=2';
const SINCE_3 = '>=3';

const svgWith = (id: string, color: string): string =>
  `<svg viewBox="0 0 9 9"><linearGradient id="long-${id}"><stop stop-color="${color}"/></linearGradient><path fill="url(#long-${id})" d="M0 0h9v9z"/></svg>`;

export const CLAIMS = readClaims([
  {
    says: 'Objects are {not merged|merged}: `minifySvg: {}` with the `safe` preset {drops|keeps} the two overrides that `safe` sets.',
    holds: async ({ minify }) => {
      const svg = '<svg viewBox="0 0 9 9"><rect width="9" height="9"/></svg>';
      const alone = await minify(svg, { minifySvg: {} }, 'safe');
      return (
        alone.includes('<path') &&
        (await minify(svg, {}, 'safe')).includes('<rect')
      );
    },
  },
  {
    versions: SINCE_3,
    says: "`false` turns a module off, {and so do|unlike} `undefined`, `null`, `0` and `''`.",
    holds: ({ minify }) =>
      forEach([false, undefined, null, 0, ''], async (value) => {
        const text = '<p>a   b</p>';
        const options = { collapseWhitespace: value };
        return (await minify(text, options, 'safe')) === text;
      }),
  },
  {
    says: 'The slash of `<br />` {goes|stays}.',
    holds: makes('<p>a<br />b<hr/></p>', {}, ['<br>', '<hr>']),
  },
  {
    says: '`alt`, the `href` of `<a>` and the `value` of `<option>` {stay|go}.',
    holds: keeps(
      [
        '<img alt="">',
        '<a href="">a</a>',
        '<select><option value="">a</option></select>',
      ],
      { removeEmptyAttributes: true },
    ),
  },
  {
    says: 'their value is {dropped|kept} whatever it is and whatever the element',
    holds: makes(
      '<x-a disabled="no" checked="{{ a }}">a</x-a><p open="0">a</p>',
      { collapseBooleanAttributes: true },
      ['<x-a disabled checked>', '<p open>'],
    ),
  },
  {
    versions: SINCE_3,
    says: '`hidden="until-found"` {stays|goes}.',
    holds: keeps(['<p hidden="until-found">a</p>'], {
      collapseBooleanAttributes: true,
    }),
  },
  {
    says: 'The {first|last} of equal values stays.',
    holds: makes(
      '<p class="b a b c a"></p>',
      { deduplicateAttributeValues: true },
      ['"b a c"'],
    ),
  },
  {
    versions: SINCE_2,
    says: 'The HTML itself {does not get|gets} shorter.',
    holds: async ({ minify, sources }) => {
      const options = { sortAttributes: true };
      const sorted = await minify('<p id="b" class="a"></p>', options);
      const isAsLong = forEach(sources, async (source) => {
        const before = await minify(source, {});
        return (await minify(source, options)).length === before.length;
      });
      return sorted.includes('class="a" id="b"') && isAsLong;
    },
  },
  {
    says: 'Any other value, such as a misspelled one, {silently does nothing|rejects}.',
    holds: keeps(['<p id="b" class="a">a</p>'], { sortAttributes: 'alphabet' }),
  },
  {
    says: 'at the top level of the source; every unknown value does {the same|nothing}',
    holds: ({ minify, sources }) =>
      forEach([...sources, '<p> a   b </p>'], async (source) => {
        const [one, other] = [
          await minify(source, { collapseWhitespace: 'zzz' }),
          await minify(source, { collapseWhitespace: 'conservative' }),
        ];
        return one === other && one !== '<p> a   b </p>';
      }),
  },
  {
    says: '{removes|keeps} only the comments that match',
    holds: makes(
      '<p>a<!-- x --><!-- todo --></p>',
      { removeComments: /todo/ },
      ['<!-- x -->'],
      ['todo'],
    ),
  },
  {
    says: "{because|although} `removeComments: 'all'` {removes|keeps} the comments afterward",
    holds: ({ minify, sources }) => {
      const off = { minifyConditionalComments: false, removeUnusedCss: false };
      const on = { ...off, minifyConditionalComments: true };
      const own = '<!--[if IE]><p> a  b </p><![endif]--><p>a</p>';
      const others = sources.filter((source) => source.includes('<!--[if'));
      return forEach([...others, own], async (source) => {
        const without = await minify(source, off, 'max');
        const made = await minify(source, on, 'max');
        return (
          without === made && (source !== own || /^<p>a(<.p>)?$/.test(made))
        );
      });
    },
  },
  {
    versions: SINCE_3,
    says: 'By default only elements {without|with} attributes go.',
    holds: makes(
      '<p>a<i class="b"></i><b></b></p>',
      { removeEmptyElements: true },
      ['<i class="b"></i>'],
      ['<b>'],
    ),
  },
  {
    versions: SINCE_3,
    says: 'Void elements (`<br>`, `<img>`, `<input>`, …) always {stay|go}',
    holds: keeps(
      [
        '<div>a<br><img><input><hr><audio></audio><canvas></canvas><iframe></iframe><select></select><slot></slot><textarea></textarea><video></video></div>',
      ],
      { removeEmptyElements: { removeWithAttributes: true } },
    ),
  },
  {
    versions: SINCE_3,
    says: 'Other namespaces, such as `xmlns:og`, and the `xmlns` of `<svg>` {stay|go}.',
    holds: keeps(
      [
        '<html xmlns:og="https://ogp.me/ns#"></html>',
        '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
      ],
      { removeXmlLeftovers: true },
    ),
  },
  {
    versions: SINCE_3,
    says: 'A page without a doctype gets {none|one}.',
    holds: keeps(['<html><p>a</p></html>', '<p>a</p>'], {
      normalizeDoctype: true,
    }),
  },
  {
    versions: SINCE_3,
    says: 'Scripts inside `<noscript>` and `<template>` are {left alone|joined}',
    holds: keeps(
      [
        '<script>a()</script><template><script>b()</script></template>',
        '<noscript><script>a()</script></noscript><script>b()</script>',
      ],
      { mergeScripts: true },
    ),
  },
  {
    versions: SINCE_3,
    says: 'The AMP boilerplate is {skipped|joined}.',
    holds: makes(
      '<style amp-boilerplate>a{}</style><style amp-boilerplate>b{}</style>',
      { mergeStyles: true },
      ['>a{}</style>', '>b{}</style>'],
    ),
  },
  {
    says: 'Of two functions with the same name, the first call already runs the {second|first}, without an error.',
    holds: async ({ minify }) => {
      const source = [1, 2].map(
        (each) =>
          `<script>function f(){said.push(${String(each)})}f()</script>`,
      );
      const html = await minify(source.join(''), { mergeScripts: true });
      const [, code = ''] = /<script>(.+?)<\/script>/s.exec(html) ?? [];
      const said: number[] = [];
      vm.runInNewContext(code, { said });
      return said.join() === '2,2';
    },
  },
  {
    versions: SINCE_2,
    says: 'Elements with `integrity` are {skipped|minified}.',
    holds: keeps(['<script integrity="sha256-a">var  a = 1 ;</script>'], {
      minifyJs: {},
    }),
  },
  {
    says: 'Of a repeated key only the {last|first} value stays',
    holds: makes(
      '<script type="application/json">{ "a": 1, "a": 2 }</script>',
      { minifyJson: {} },
      ['{"a":2}'],
    ),
  },
  {
    versions: SINCE_3,
    says: '{Every|Not every} `<` is written as `\\u003C`',
    holds: makes(
      '<script type="application/json">{ "a": "1 < 2 <b>" }</script>',
      { minifyJson: {} },
      ['1 \\u003C 2 \\u003Cb>'],
    ),
  },
  {
    says: 'Each SVG is minified {as if it were a file of its own|with all others}, in every preset.',
    holds: ({ minify }) =>
      forEach(['safe', 'ampSafe', 'max'], async (preset) => {
        const run = (...svgs: readonly string[]): Promise<string> =>
          minify(svgs.join(''), { removeUnusedCss: false }, preset);
        const [one, other] = [svgWith('a', 'red'), svgWith('b', 'tan')];
        const both = await run(one, other);
        return (
          both === (await run(one)) + (await run(other)) &&
          both.match(/id="?a/g)?.length === 2
        );
      }),
  },
  {
    says: 'An `<svg style="display:none">` {disappears|stays}',
    holds: makesWith(
      '<p>a</p><svg style="display:none"><symbol id="b"><path d="M0 0h9v9z"/></symbol></svg>',
      ['<p>a'],
      ['<path'],
    ),
  },
  {
    says: 'Linked style sheets are {neither read nor|read and} changed.',
    holds: keeps(
      ['<link rel="stylesheet" href="none.css"><p class="a">a</p>'],
      {
        removeUnusedCss: { tool: 'purgeCSS' },
      },
    ),
  },
  {
    says: 'A `<style>` that ends up empty {is removed|stays}.',
    holds: makes(
      '<style>.b{color:red}</style><p class="a">a</p>',
      { removeUnusedCss: { tool: 'purgeCSS' } },
      ['<p class="a">'],
      ['<style'],
    ),
  },
  {
    versions: SINCE_3,
    says: 'If the address you pass is not absolute, {no|every} URL is rewritten and no error tells you.',
    holds: keeps(
      ['<a href="https://example.com/a/b">a</a>', '<a href="/a">a</a>'],
      { minifyUrls: '/a/' },
    ),
  },
  {
    page: 'presets',
    versions: SINCE_3,
    says: '`minifyUrls` is {off|on} in every preset',
    holds: makesWith('<a href="https://example.com/">a</a>', ['https:']),
  },
  {
    page: 'presets',
    says: 'CSS in `<style amp-boilerplate>` {stays byte for byte|is minified} in every preset.',
    holds: makesWith(
      '<html amp><head><style amp-boilerplate>body { visibility: hidden  }</style></head><body>a</body></html>',
      ['>body { visibility: hidden  }<'],
    ),
  },
  {
    page: 'presets',
    versions: '<2',
    says: 'inline JavaScript is joined, {but not|and} minified.',
    holds: makesWith(
      '<script>var  a = 1 ;</script><script>let  a = 2 ;</script>',
      ['<script>var  a = 1 ;let  a = 2 ;</script>'],
      [],
      ['ampSafe'],
    ),
  },
  {
    page: 'presets',
    versions: SINCE_2,
    says: 'inline JavaScript {stays as it is|is minified}.',
    holds: makesWith(
      '<p onclick="go( 1 )">a</p><script>var  a = 1 ;</script>',
      ['go( 1 )', '>var  a = 1 ;<'],
      [],
      ['ampSafe'],
    ),
  },
  {
    versions: SINCE_2,
    says: 'An unknown `type` of an `<input>` {stays|goes}.',
    holds: keeps(
      ['xyz', '{{ t }}', 'date-time', 'submit2'].map(
        (type) => `<input type="${type}">`,
      ),
      { normalizeAttributeValues: true },
    ),
  },
  {
    says: 'End tags without a start tag {are deleted|stay}, except `</p>` and `</br>`',
    holds: makes(
      '<p>a</p></main></div></p></br>',
      {},
      ['<p>a</p><p></p><br>'],
      ['</main', '</div'],
    ),
  },
  {
    says: 'a `<select>` {loses its options to|may contain} a `<button>` in it, a `<datalist>` shows the list of its `<select>`, an `<output>` {leaves|stays in} its `<button>`',
    holds: makes(
      '<select><button></button></select><datalist><select></select></datalist><button><output></output></button>',
      {},
      [
        '<select></select><button></button>',
        '<datalist></datalist><select></select>',
        '<button></button><output></output>',
      ],
    ),
  },
  {
    says: '`</div>` {does not end|ends} a `<DIV>`',
    holds: makes('<DIV>a</div><p>b</p>', {}, ['<p>b</p></DIV>']),
  },
  {
    says: 'A comment ends at `-->`, {not|and} at `--!>`',
    holds: makes(
      '<p>a</p><!-- b --!><p>c</p>',
      { removeComments: 'safe' },
      ['<p>a</p>'],
      ['<p>c'],
    ),
  },
  {
    says: 'A value that looks like JSON (`"…":` between braces, also first in a list) is written in {single|double} quotes, others in double quotes.',
    holds: makes(
      '<p a="{&quot;b&quot;: 1}" c="[{&quot;d&quot;:1}]" e="[1,{&quot;f&quot;:1}]" g=\'h\'>i</p>',
      {},
      [
        'a=\'{"b": 1}\'',
        'c=\'[{"d":1}]\'',
        'e="[1,{&quot;f&quot;:1}]"',
        'g="h"',
      ],
    ),
  },
  {
    versions: SINCE_2,
    says: 'Of `href="/a" HREF="/b"` the {second|first} then wins',
    holds: makesWith(
      '<a href="/first" HREF="/second">c</a>',
      ['/second'],
      ['/first', 'HREF'],
    ),
  },
  {
    says: 'The codecs in the `type` of a `<source>` {lose|keep} their capitals.',
    holds: makesWith(
      '<video><source type="video/mp4; codecs=av01.0.05M.08"></video>',
      ['av01.0.05m.08'],
    ),
  },
  {
    says: 'a field with `pattern=""` {accepts any text|keeps it}',
    holds: makes(
      '<input pattern="">',
      { removeEmptyAttributes: true },
      ['<input'],
      ['pattern'],
    ),
  },
  {
    versions: SINCE_3,
    says: 'An attribute named `constructor` {makes htmlnano reject|stays}',
    holds: makes('<p constructor="a">b</p>', { removeEmptyAttributes: true }, [
      'is not a function',
    ]),
  },
  {
    versions: SINCE_3,
    says: 'In `safe` and `ampSafe` a template {is emptied that|keeps its content if it} starts with a comment which stays',
    holds: makesWith(
      '<template><!--more--><p>Row</p></template>',
      ['<template>'],
      ['Row'],
      ['safe', 'ampSafe'],
    ),
  },
  {
    versions: SINCE_3,
    says: 'with `max`, the words before and after an empty `<p>` {grow together|stay apart}',
    holds: makesWith('<div>One\n<p></p>\ntwo</div>', ['Onetwo'], [], ['max']),
  },
  {
    versions: SINCE_3,
    says: 'It works in attribute values and in text, {but not|even} in text that is outside of every element.',
    holds: makes(
      '<p title="&mdash;">&mdash;</p>&copy;',
      { minifyCharacterReferences: true },
      ['title="—"', '>—<', '&copy;'],
    ),
  },
  {
    says: 'It sorts declarations, which {counts|does not count} where one overrides another',
    holds: makes('<style>p{padding:1px;all:unset}</style>', { minifyCss: {} }, [
      'all:unset;padding:1px',
    ]),
  },
  {
    versions: SINCE_2,
    says: 'A placeholder that is valid JavaScript {is lost without a message|rejects}',
    holds: makes(
      '<script>{{ code }}</script>',
      { minifyJs: {} },
      ['<script>code'],
      ['{{'],
    ),
  },
  {
    says: '`role` {goes|stays}.',
    holds: makesWith(
      '<svg role="img" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>',
      ['<path'],
      ['role'],
    ),
  },
  {
    versions: SINCE_3,
    says: "next to an inline element `'all'` {makes an ordinary space of it|removes it}.",
    holds: makes('<p>10\u00a0<b>km</b></p>', { collapseWhitespace: 'all' }, [
      '10 <b>km</b>',
    ]),
  },
  {
    versions: SINCE_3,
    says: 'A `<title>`, `<style>` or `<script>` that starts so {loses|keeps} all its content',
    holds: makes(
      '<title><!-- a --> b</title><style><!-- p{} --> q{}</style><script><!-- a\nb()</script>',
      { removeComments: 'safe' },
      ['<title></title><style></style><script></script>'],
    ),
  },
  {
    says: 'styles in the comment count as {unused|used} unless something in the same comment uses them',
    holds: makes(
      '<p class="x">a</p><!--[if mso]><style>.x{top:0}.y{top:0}</style><b class="y">c</b><![endif]-->',
      {
        minifyConditionalComments: true,
        removeUnusedCss: { tool: 'purgeCSS' },
      },
      ['.y{'],
      ['.x{'],
    ),
  },
  {
    versions: SINCE_3,
    says: 'Extra whitespace can go; otherwise the number of bytes before compression {stays the same|changes}.',
    holds: ({ minify }) =>
      forEach(['alphabetical', 'frequency'], async (order) => {
        const text =
          '<p class="z y x" rel="b a">a</p><link rel="icon" sizes="9x9 4x4"><p class="x"></p>';
        const options = { sortAttributesWithLists: order };
        const sorted = await minify(text, options);
        return sorted !== text && sorted.length === text.length;
      }),
  },
  {
    versions: SINCE_3,
    says: 'What stands behind `</body>` {joins|stays behind} a `<p>` at the end of the body.',
    holds: makes(
      '<body><p>a</p></body><script>b()</script>',
      { removeOptionalTags: true },
      ['<p>a<script>'],
    ),
  },
  {
    page: 'config',
    versions: SINCE_2,
    says: 'Make the hashes from the minified page, or take `{safe|max}` and set `minifyJs` and `minifyCss` to `false`:',
    holds: async ({ minify }) => {
      const code =
        '<style>\n p { top : 0 }\n</style><style>q { top : 0 }</style><script>\n a( 1 )\n</script><script>b( 2 )</script>';
      const options = { minifyJs: false, minifyCss: false };
      return (
        (await minify(code, options, 'safe')) === code &&
        (await minify(code, options, 'max')) !== code
      );
    },
  },
  {
    says: "`'all'` | removes every comment, {except|also} `<!--! … -->` in an SVG that",
    holds: makesWith(
      '<!--! a --><p>b</p><!--[if mso]>c<![endif]--><svg viewBox="0 0 9 9"><!--! d --><path d="M0 0h9v9z"/></svg>',
      ['<!--! d'],
      ['a -->', 'mso'],
      ['max'],
    ),
  },
  {
    versions: '<3',
    says: 'if it has `nomodule`, {no|each} script of the group runs in current browsers.',
    holds: makes(
      '<script>a()</script><script nomodule>b()</script>',
      { mergeScripts: true },
      ['<script nomodule="">a();b()</script>'],
    ),
  },
  {
    versions: '<3',
    says: 'and several `<colgroup>` in a row {become one|stay apart}.',
    holds: makes(
      '<table><colgroup><col></colgroup><colgroup><col></colgroup></table>',
      { removeOptionalTags: true },
      ['<table><col><col></table>'],
    ),
  },
]);

/**
 * Claims that cannot be tested by a run, each with the reason. Read them again by hand
 * when the pages move on to another htmlnano.
 */
export const UNVERIFIABLE: readonly (Sentence & { readonly why: string })[] = [
  {
    page: 'config',
    words: 'It and the browser inside it are years old and get no corrections.',
    why: 'The state of two projects, which no run shows.',
  },
  {
    page: 'config',
    versions: SINCE_2,
    words: 'It also saves time when you minify many files',
    why: 'How much depends on the machine, and no test asserts times.',
  },
  {
    page: 'usage',
    words: 'it depends on `htmlnano ^0.1.0` and never runs this version',
    why: 'A package of others, which is not installed here.',
  },
  {
    page: 'introduction',
    versions: SINCE_3,
    words: 'On another machine only the ratios compare.',
    why: 'There is one machine.',
  },
  {
    page: 'presets',
    words: 'AMP allows it only in a few places',
    why: "AMP's validator is not installed here.",
  },
  {
    words: 'That concerns mail for Outlook.',
    why: 'Outlook runs on no machine of ours.',
  },
  {
    versions: SINCE_3,
    words: 'Older browsers and mail clients drop such rules',
    why: 'There is one browser here, and it is new.',
  },
];
