/**
 * Sentences of the pages with "only", "never", "every", "stays" and the like, each
 * with runs that would end otherwise if it were false. No other check reads prose.
 */
import vm from 'node:vm';
import { forEach, keeps, makes, type Claim } from './claimRuns';

const EVERY = '*';
const SINCE_2 = '>=2';
const SINCE_3 = '>=3';
const PRESETS = ['safe', 'ampSafe', 'max'];

export const CLAIMS: readonly Claim[] = [
  {
    page: 'modules',
    versions: EVERY,
    words:
      'Objects are not merged: `minifySvg: {}` with the `safe` preset drops the two overrides that `safe` sets.',
    opposite:
      'Objects are merged: `minifySvg: {}` with the `safe` preset keeps the two overrides that `safe` sets.',
    holds: async ({ minify }) => {
      const svg = '<svg viewBox="0 0 9 9"><rect width="9" height="9"/></svg>';
      const alone = await minify(svg, { minifySvg: {} }, 'safe');
      const all = await minify(svg, {}, 'safe');
      return alone.includes('<path') && all.includes('<rect');
    },
  },
  {
    page: 'modules',
    versions: SINCE_3,
    words:
      "`false` turns a module off, and so do `undefined`, `null`, `0` and `''`.",
    opposite: 'Only `false` turns a module off.',
    holds: ({ minify }) =>
      forEach([false, undefined, null, 0, ''], async (value) => {
        const text = '<p>a   b</p>';
        const options = { collapseWhitespace: value };
        return (await minify(text, options, 'safe')) === text;
      }),
  },
  {
    page: 'modules',
    versions: EVERY,
    words: 'The slash of `<br />` goes.',
    opposite: 'The slash of `<br />` stays.',
    holds: makes('<p>a<br />b<hr/></p>', {}, ['<br>', '<hr>']),
  },
  {
    page: 'modules',
    versions: EVERY,
    words: '`alt`, the `href` of `<a>` and the `value` of `<option>` stay.',
    opposite: '`alt`, the `href` of `<a>` and the `value` of `<option>` go.',
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
    page: 'modules',
    versions: EVERY,
    words: 'their value is dropped whatever it is and whatever the element',
    opposite: 'their value is kept on elements that do not know the attribute',
    holds: makes(
      '<x-a disabled="no" checked="{{ a }}">a</x-a><p open="0">a</p>',
      { collapseBooleanAttributes: true },
      ['<x-a disabled checked>', '<p open>'],
    ),
  },
  {
    page: 'modules',
    versions: SINCE_3,
    words: '`hidden="until-found"` stays.',
    opposite: '`hidden="until-found"` is shortened, too.',
    holds: keeps(['<p hidden="until-found">a</p>'], {
      collapseBooleanAttributes: true,
    }),
  },
  {
    page: 'modules',
    versions: EVERY,
    words: 'The first of equal values stays.',
    opposite: 'The last of equal values stays.',
    holds: makes(
      '<p class="b a b c a"></p>',
      { deduplicateAttributeValues: true },
      ['"b a c"'],
    ),
  },
  {
    page: 'modules',
    versions: SINCE_2,
    words: 'The HTML itself does not get shorter.',
    opposite: 'The HTML itself gets shorter.',
    holds: async ({ minify, sources }) => {
      const options = { sortAttributes: true };
      const sorted = await minify(
        '<p id="b" class="a"></p>',
        options,
        undefined,
      );
      const isAsLong = forEach(sources, async (source) => {
        const before = await minify(source, {}, undefined);
        return (
          (await minify(source, options, undefined)).length === before.length
        );
      });
      return sorted.includes('class="a" id="b"') && isAsLong;
    },
  },
  {
    page: 'modules',
    versions: EVERY,
    words: 'Any other value, such as a misspelled one, silently does nothing.',
    opposite: 'Any other value, such as a misspelled one, rejects.',
    holds: keeps(['<p id="b" class="a">a</p>'], { sortAttributes: 'alphabet' }),
  },
  {
    page: 'modules',
    versions: EVERY,
    words: 'at the top level of the source; every unknown value does the same',
    opposite:
      'at the top level of the source; every unknown value does nothing',
    holds: ({ minify, sources }) =>
      forEach([...sources, '<p> a   b </p>'], async (source) => {
        const [one, other] = [
          await minify(source, { collapseWhitespace: 'zzz' }, undefined),
          await minify(
            source,
            { collapseWhitespace: 'conservative' },
            undefined,
          ),
        ];
        return one === other && one !== '<p> a   b </p>';
      }),
  },
  {
    page: 'modules',
    versions: EVERY,
    words: 'removes only the comments that match',
    opposite: 'keeps only the comments that match',
    holds: makes(
      '<p>a<!-- x --><!-- todo --></p>',
      { removeComments: /todo/ },
      ['<!-- x -->'],
      ['todo'],
    ),
  },
  {
    page: 'modules',
    versions: EVERY,
    words: "because `removeComments: 'all'` removes the comments afterward",
    opposite: "although `removeComments: 'all'` keeps these comments",
    holds: ({ minify, sources }) => {
      const off = { minifyConditionalComments: false, removeUnusedCss: false };
      const on = { ...off, minifyConditionalComments: true };
      const own = '<!--[if IE]><p> a  b </p><![endif]--><p>a</p>';
      return forEach([...sources, own], async (source) => {
        if (!source.includes('<!--[if')) return true;
        const [without, made] = [
          await minify(source, off, 'max'),
          await minify(source, on, 'max'),
        ];
        return (
          without === made && (source !== own || /^<p>a(<.p>)?$/.test(made))
        );
      });
    },
  },
  {
    page: 'modules',
    versions: SINCE_3,
    words: 'By default only elements without attributes go.',
    opposite: 'By default elements with attributes go as well.',
    holds: makes(
      '<p>a<i class="b"></i><b></b></p>',
      { removeEmptyElements: true },
      ['<i class="b"></i>'],
      ['<b>'],
    ),
  },
  {
    page: 'modules',
    versions: SINCE_3,
    words: 'Void elements (`<br>`, `<img>`, `<input>`, …) always stay',
    opposite: 'Void elements (`<br>`, `<img>`, `<input>`, …) always go',
    holds: async (trial) => {
      const kept =
        '<br><img><input><hr><audio></audio><canvas></canvas><iframe></iframe><select></select><slot></slot><textarea></textarea><video></video>';
      const options = { removeEmptyElements: { removeWithAttributes: true } };
      return keeps([`<div>a${kept}</div>`], options)(trial);
    },
  },
  {
    page: 'modules',
    versions: SINCE_3,
    words:
      'Other namespaces, such as `xmlns:og`, and the `xmlns` of `<svg>` stay.',
    opposite:
      'Other namespaces, such as `xmlns:og`, and the `xmlns` of `<svg>` go, too.',
    holds: keeps(
      [
        '<html xmlns:og="https://ogp.me/ns#"></html>',
        '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
      ],
      { removeXmlLeftovers: true },
    ),
  },
  {
    page: 'modules',
    versions: SINCE_3,
    words: 'A page without a doctype gets none.',
    opposite: 'A page without a doctype gets one.',
    holds: keeps(['<html><p>a</p></html>', '<p>a</p>'], {
      normalizeDoctype: true,
    }),
  },
  {
    page: 'modules',
    versions: SINCE_3,
    words: 'Scripts inside `<noscript>` and `<template>` are left alone',
    opposite: 'Scripts inside `<noscript>` and `<template>` are joined as well',
    holds: keeps(
      [
        '<script>a()</script><template><script>b()</script></template>',
        '<noscript><script>a()</script></noscript><script>b()</script>',
      ],
      { mergeScripts: true },
    ),
  },
  {
    page: 'modules',
    versions: SINCE_3,
    words: 'The AMP boilerplate is skipped.',
    opposite: 'The AMP boilerplate is joined, too.',
    holds: makes(
      '<style amp-boilerplate>a{}</style><style amp-boilerplate>b{}</style>',
      { mergeStyles: true },
      ['>a{}</style>', '>b{}</style>'],
    ),
  },
  {
    page: 'modules',
    versions: EVERY,
    words:
      'Of two functions with the same name, the first call already runs the second, without an error.',
    opposite:
      'Of two functions with the same name, the first call runs the first.',
    holds: async ({ minify }) => {
      const calls = [1, 2].map(
        (each) =>
          `<script>function f(){said.push(${String(each)})}f()</script>`,
      );
      const html = await minify(
        calls.join(''),
        { mergeScripts: true },
        undefined,
      );
      const [code = ''] = [...html.matchAll(/<script>(.+?)<\/script>/gs)].map(
        ([, text = '']) => text,
      );
      const said: number[] = [];
      vm.runInNewContext(code, { said });
      return said.join() === '2,2';
    },
  },
  {
    page: 'modules',
    versions: SINCE_2,
    words: 'Elements with `integrity` are skipped.',
    opposite: 'Elements with `integrity` are minified as well.',
    holds: keeps(['<script integrity="sha256-a">var  a = 1 ;</script>'], {
      minifyJs: {},
    }),
  },
  {
    page: 'modules',
    versions: EVERY,
    words: 'Of a repeated key only the last value stays',
    opposite: 'Of a repeated key only the first value stays',
    holds: makes(
      '<script type="application/json">{ "a": 1, "a": 2 }</script>',
      { minifyJson: {} },
      ['{"a":2}'],
    ),
  },
  {
    page: 'modules',
    versions: SINCE_3,
    words: 'Every `<` is written as `\\u003C`',
    opposite: 'Only the `<` of `</script>` is written as `\\u003C`',
    holds: makes(
      '<script type="application/json">{ "a": "1 < 2 <b>" }</script>',
      { minifyJson: {} },
      ['1 \\u003C 2 \\u003Cb>'],
    ),
  },
  {
    page: 'modules',
    versions: EVERY,
    words:
      'Each SVG is minified as if it were a file of its own, in every preset.',
    opposite: 'The SVGs of a page are minified together, in every preset.',
    holds: ({ minify }) =>
      forEach(PRESETS, async (preset) => {
        const [one, other] = ['a', 'b'].map(
          (id) =>
            `<svg viewBox="0 0 9 9"><linearGradient id="long-${id}"><stop stop-color="${id === 'a' ? 'red' : 'tan'}"/></linearGradient><path fill="url(#long-${id})" d="M0 0h9v9z"/></svg>`,
        );
        const options = { removeUnusedCss: false };
        const alone = [
          await minify(one ?? '', options, preset),
          await minify(other ?? '', options, preset),
        ].join('');
        const both = await minify(
          `${one ?? ''}${other ?? ''}`,
          options,
          preset,
        );
        return (
          both === alone &&
          both.split('id="a"').length + both.split('id=a').length === 4
        );
      }),
  },
  {
    page: 'modules',
    versions: EVERY,
    words: 'An `<svg style="display:none">` disappears',
    opposite: 'An `<svg style="display:none">` stays',
    holds: ({ minify }) =>
      forEach(PRESETS, async (preset) => {
        const html =
          '<p>a</p><svg style="display:none"><symbol id="b"><path d="M0 0h9v9z"/></symbol></svg>';
        const text = await minify(html, { removeUnusedCss: false }, preset);
        return text.includes('<p>a') && !text.includes('<path');
      }),
  },
  {
    page: 'modules',
    versions: EVERY,
    words: 'Linked style sheets are neither read nor changed.',
    opposite: 'Linked style sheets are read and minified.',
    holds: keeps(
      ['<link rel="stylesheet" href="none.css"><p class="a">a</p>'],
      {
        removeUnusedCss: { tool: 'purgeCSS' },
      },
    ),
  },
  {
    page: 'modules',
    versions: EVERY,
    words: 'A `<style>` that ends up empty is removed.',
    opposite: 'A `<style>` that ends up empty stays.',
    holds: makes(
      '<style>.b{color:red}</style><p class="a">a</p>',
      { removeUnusedCss: { tool: 'purgeCSS' } },
      ['<p class="a">'],
      ['<style'],
    ),
  },
  {
    page: 'modules',
    versions: SINCE_3,
    words:
      'If the address you pass is not absolute, no URL is rewritten and no error tells you.',
    opposite: 'If the address you pass is not absolute, htmlnano rejects.',
    holds: keeps(
      ['<a href="https://example.com/a/b">a</a>', '<a href="/a">a</a>'],
      { minifyUrls: '/a/' },
    ),
  },
  {
    page: 'presets',
    versions: SINCE_3,
    words: '`minifyUrls` is off in every preset',
    opposite: '`minifyUrls` is on in every preset',
    holds: ({ presets, minify }) =>
      forEach(PRESETS, async (preset) => {
        const html = '<a href="https://example.com/">a</a>';
        const text = await minify(html, { removeUnusedCss: false }, preset);
        return presets[preset]?.minifyUrls === false && text.includes('https:');
      }),
  },
  {
    page: 'presets',
    versions: EVERY,
    words:
      'CSS in `<style amp-boilerplate>` stays byte for byte in every preset.',
    opposite: 'CSS in `<style amp-boilerplate>` is minified in every preset.',
    holds: ({ minify }) =>
      forEach(PRESETS, async (preset) => {
        const css = 'body { visibility: hidden  }';
        const html = `<html amp><head><style amp-boilerplate>${css}</style></head><body>a</body></html>`;
        const options = { removeUnusedCss: false };
        return (await minify(html, options, preset)).includes(`>${css}<`);
      }),
  },
  {
    page: 'presets',
    versions: EVERY,
    words: 'inline JavaScript stays as it is.',
    opposite: 'inline JavaScript is minified.',
    holds: makes(
      '<p onclick="go( 1 )">a</p><script>var  a = 1 ;</script>',
      {},
      ['go( 1 )', '>var  a = 1 ;<'],
      [],
      'ampSafe',
    ),
  },
  {
    page: 'modules',
    versions: SINCE_2,
    words: 'An unknown `type` of an `<input>` stays.',
    opposite: 'An unknown `type` of an `<input>` becomes `text`.',
    holds: ({ minify }) =>
      forEach(['xyz', '{{ t }}', 'date-time', 'submit2'], async (type) => {
        const html = `<input type="${type}">`;
        const options = { normalizeAttributeValues: true };
        return (await minify(html, options, undefined)) === html;
      }),
  },
  {
    page: 'modules',
    versions: EVERY,
    words: 'End tags without a start tag are deleted.',
    opposite: 'End tags without a start tag stay.',
    holds: makes(
      '<p>a</p></main></div>',
      {},
      ['<p>a</p>'],
      ['</main', '</div'],
    ),
  },
  {
    page: 'modules',
    versions: EVERY,
    words:
      'a `<select>` loses its options to a `<button>` in it, a `<datalist>` shows the list of its `<select>`, an `<output>` leaves its `<button>`',
    opposite:
      'a `<select>` may contain a `<button>`, a `<datalist>` a `<select>`, and a `<button>` an `<output>`',
    holds: ({ minify }) =>
      forEach(
        [
          ['select', 'button'],
          ['datalist', 'select'],
          ['button', 'output'],
        ],
        async ([outer = '', inner = '']) => {
          const html = `<${outer}><${inner}></${inner}></${outer}>`;
          const text = await minify(html, {}, undefined);
          return text === `<${outer}></${outer}><${inner}></${inner}>`;
        },
      ),
  },
  {
    page: 'modules',
    versions: EVERY,
    words: '`</div>` does not end a `<DIV>`',
    opposite: '`</div>` ends a `<DIV>` too',
    holds: makes('<DIV>a</div><p>b</p>', {}, ['<p>b</p></DIV>']),
  },
  {
    page: 'modules',
    versions: EVERY,
    words: 'A comment ends at `-->`, not at `--!>`',
    opposite: 'A comment ends at `-->` and at `--!>`',
    holds: makes(
      '<p>a</p><!-- b --!><p>c</p>',
      { removeComments: 'safe' },
      ['<p>a</p>'],
      ['<p>c'],
    ),
  },
  {
    page: 'modules',
    versions: EVERY,
    words:
      'A value that looks like JSON (`"…":` between braces, also in a list) is written in single quotes, others in double quotes.',
    opposite: 'Every value is written in double quotes.',
    holds: makes(
      '<p a="{&quot;b&quot;: 1}" c="[{&quot;d&quot;:1}]" e="[&quot;f&quot;]" g=\'h\'>i</p>',
      {},
      ['a=\'{"b": 1}\'', 'c=\'[{"d":1}]\'', 'e="[&quot;f&quot;]"', 'g="h"'],
    ),
  },
  {
    page: 'modules',
    versions: SINCE_2,
    words: 'Of `href="/a" HREF="/b"` the second then wins',
    opposite: 'Of `href="/a" HREF="/b"` the first then wins',
    holds: ({ minify }) =>
      forEach(PRESETS, async (preset) => {
        const html = '<a href="/a" HREF="/b">c</a>';
        const options = { removeUnusedCss: false };
        return /^<a href="?\/b"?>/.test(await minify(html, options, preset));
      }),
  },
  {
    page: 'modules',
    versions: EVERY,
    words: 'The codecs in the `type` of a `<source>` lose their capitals.',
    opposite: 'The codecs in the `type` of a `<source>` keep their capitals.',
    holds: ({ minify }) =>
      forEach(PRESETS, async (preset) => {
        const html =
          '<video><source type="video/mp4; codecs=av01.0.05M.08"></video>';
        const text = await minify(html, { removeUnusedCss: false }, preset);
        return text.includes('av01.0.05m.08');
      }),
  },
  {
    page: 'modules',
    versions: EVERY,
    words: 'a field with `pattern=""` accepts any text',
    opposite: 'a field with `pattern=""` keeps it',
    holds: makes(
      '<input pattern="">',
      { removeEmptyAttributes: true },
      ['<input'],
      ['pattern'],
    ),
  },
  {
    page: 'modules',
    versions: SINCE_3,
    words: 'An attribute named `constructor` makes htmlnano reject',
    opposite: 'An attribute named `constructor` stays',
    holds: makes('<p constructor="a">b</p>', { removeEmptyAttributes: true }, [
      'is not a function',
    ]),
  },
  {
    page: 'modules',
    versions: SINCE_3,
    words:
      'In `safe` and `ampSafe` a template is emptied that starts with a comment which stays',
    opposite:
      'In `safe` and `ampSafe` a template keeps its content if it starts with a comment',
    holds: ({ minify }) =>
      forEach(PRESETS, async (preset) => {
        const html = '<template><!--more--><p>Row</p></template>';
        const text = await minify(html, { removeUnusedCss: false }, preset);
        return text.includes('Row') === (preset === 'max');
      }),
  },
  {
    page: 'modules',
    versions: SINCE_3,
    words:
      'with `max`, the words before and after an empty `<p>` grow together',
    opposite: 'with `max`, too',
    holds: makes('<div>One\n<p></p>\ntwo</div>', {}, ['Onetwo'], [], 'max'),
  },
  {
    page: 'modules',
    versions: SINCE_3,
    words:
      'It works in attribute values and in text, but not in text that is outside of every element.',
    opposite: 'It works in attribute values and in all text.',
    holds: makes(
      '<p title="&mdash;">&mdash;</p>&copy;',
      { minifyCharacterReferences: true },
      ['title="—"', '>—<', '&copy;'],
    ),
  },
  {
    page: 'modules',
    versions: EVERY,
    words: 'It sorts declarations, which counts where one overrides another',
    opposite: 'It sorts declarations, which looks the same in browsers',
    holds: makes('<style>p{padding:1px;all:unset}</style>', { minifyCss: {} }, [
      'all:unset;padding:1px',
    ]),
  },
  {
    page: 'modules',
    versions: SINCE_2,
    words: 'A placeholder that is valid JavaScript is lost without a message',
    opposite: 'A placeholder that is valid JavaScript rejects',
    holds: makes(
      '<script>{{ code }}</script>',
      { minifyJs: {} },
      ['<script>code'],
      ['{{'],
    ),
  },
  {
    page: 'modules',
    versions: EVERY,
    words: '`role` goes.',
    opposite: '`role` stays.',
    holds: ({ minify }) =>
      forEach(PRESETS, async (preset) => {
        const html =
          '<svg role="img" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>';
        const text = await minify(html, { removeUnusedCss: false }, preset);
        return text.includes('<path') && !text.includes('role');
      }),
  },
];

/**
 * Sentences of that kind that no run of ours can hold, and why. They are read when
 * a release is followed.
 */
export const UNHELD: readonly (Omit<Claim, 'opposite' | 'holds'> & {
  readonly why: string;
})[] = [
  {
    page: 'config',
    versions: EVERY,
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
    versions: EVERY,
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
    versions: EVERY,
    words: 'AMP allows it only in a few places',
    why: "AMP's validator is not installed here.",
  },
  {
    page: 'modules',
    versions: EVERY,
    words: 'That concerns mail for Outlook.',
    why: 'Outlook runs on no machine of ours.',
  },
  {
    page: 'modules',
    versions: SINCE_3,
    words: 'Older browsers and mail clients drop such rules',
    why: 'There is one browser here, and it is new.',
  },
];
