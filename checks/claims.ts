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

/** Modules of Next has proofs in place of claims. */
const BEFORE_3 = '<3';
const ONLY_2 = '>=2 <3';

const svgWith = (id: string, color: string): string =>
  `<svg viewBox="0 0 9 9"><linearGradient id="long-${id}"><stop stop-color="${color}"/></linearGradient><path fill="url(#long-${id})" d="M0 0h9v9z"/></svg>`;

export const CLAIMS = readClaims([
  {
    versions: BEFORE_3,
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
    versions: BEFORE_3,
    says: 'The slash of `<br />` {goes|stays}.',
    holds: makes('<p>a<br />b<hr/></p>', {}, ['<br>', '<hr>']),
  },
  {
    versions: BEFORE_3,
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
    versions: BEFORE_3,
    says: 'their value is {dropped|kept} whatever it is and whatever the element',
    holds: makes(
      '<x-a disabled="no" checked="{{ a }}">a</x-a><p open="0">a</p>',
      { collapseBooleanAttributes: true },
      ['<x-a disabled checked>', '<p open>'],
    ),
  },
  {
    versions: BEFORE_3,
    says: 'The {first|last} of equal values stays.',
    holds: makes(
      '<p class="b a b c a"></p>',
      { deduplicateAttributeValues: true },
      ['"b a c"'],
    ),
  },
  {
    versions: ONLY_2,
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
    versions: BEFORE_3,
    says: 'Any other value, such as a misspelled one, {silently does nothing|rejects}.',
    holds: keeps(['<p id="b" class="a">a</p>'], { sortAttributes: 'alphabet' }),
  },
  {
    versions: BEFORE_3,
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
    versions: BEFORE_3,
    says: '{removes|keeps} only the comments that match',
    holds: makes(
      '<p>a<!-- x --><!-- todo --></p>',
      { removeComments: /todo/ },
      ['<!-- x -->'],
      ['todo'],
    ),
  },
  {
    versions: BEFORE_3,
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
    versions: BEFORE_3,
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
    versions: ONLY_2,
    says: 'Elements with `integrity` are {skipped|minified}.',
    holds: keeps(['<script integrity="sha256-a">var  a = 1 ;</script>'], {
      minifyJs: {},
    }),
  },
  {
    versions: BEFORE_3,
    says: 'Of a repeated key only the {last|first} value stays',
    holds: makes(
      '<script type="application/json">{ "a": 1, "a": 2 }</script>',
      { minifyJson: {} },
      ['{"a":2}'],
    ),
  },
  {
    versions: BEFORE_3,
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
    versions: BEFORE_3,
    says: 'An `<svg style="display:none">` {disappears|stays}',
    holds: makesWith(
      '<p>a</p><svg style="display:none"><symbol id="b"><path d="M0 0h9v9z"/></symbol></svg>',
      ['<p>a'],
      ['<path'],
    ),
  },
  {
    versions: BEFORE_3,
    says: 'Linked style sheets are {neither read nor|read and} changed.',
    holds: keeps(
      ['<link rel="stylesheet" href="none.css"><p class="a">a</p>'],
      {
        removeUnusedCss: { tool: 'purgeCSS' },
      },
    ),
  },
  {
    versions: BEFORE_3,
    says: 'A `<style>` that ends up empty {is removed|stays}.',
    holds: makes(
      '<style>.b{color:red}</style><p class="a">a</p>',
      { removeUnusedCss: { tool: 'purgeCSS' } },
      ['<p class="a">'],
      ['<style'],
    ),
  },
  {
    versions: ONLY_2,
    says: 'An unknown `type` of an `<input>` {stays|goes}.',
    holds: keeps(
      ['xyz', '{{ t }}', 'date-time', 'submit2'].map(
        (type) => `<input type="${type}">`,
      ),
      { normalizeAttributeValues: true },
    ),
  },
  {
    versions: BEFORE_3,
    says: 'End tags without a start tag {are deleted|stay}, except `</p>` and `</br>`',
    holds: makes(
      '<p>a</p></main></div></p></br>',
      {},
      ['<p>a</p><p></p><br>'],
      ['</main', '</div'],
    ),
  },
  {
    versions: BEFORE_3,
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
    versions: BEFORE_3,
    says: '`</div>` {does not end|ends} a `<DIV>`',
    holds: makes('<DIV>a</div><p>b</p>', {}, ['<p>b</p></DIV>']),
  },
  {
    versions: BEFORE_3,
    says: 'A comment ends at `-->`, {not|and} at `--!>`',
    holds: makes(
      '<p>a</p><!-- b --!><p>c</p>',
      { removeComments: 'safe' },
      ['<p>a</p>'],
      ['<p>c'],
    ),
  },
  {
    versions: BEFORE_3,
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
    versions: ONLY_2,
    says: 'Of `href="/a" HREF="/b"` the {second|first} then wins',
    holds: makesWith(
      '<a href="/first" HREF="/second">c</a>',
      ['/second'],
      ['/first', 'HREF'],
    ),
  },
  {
    versions: BEFORE_3,
    says: 'The codecs in the `type` of a `<source>` {lose|keep} their capitals.',
    holds: makesWith(
      '<video><source type="video/mp4; codecs=av01.0.05M.08"></video>',
      ['av01.0.05m.08'],
    ),
  },
  {
    versions: BEFORE_3,
    says: 'a field with `pattern=""` {accepts any text|keeps it}',
    holds: makes(
      '<input pattern="">',
      { removeEmptyAttributes: true },
      ['<input'],
      ['pattern'],
    ),
  },
  {
    versions: BEFORE_3,
    says: 'It sorts declarations, which {counts|does not count} where one overrides another',
    holds: makes('<style>p{padding:1px;all:unset}</style>', { minifyCss: {} }, [
      'all:unset;padding:1px',
    ]),
  },
  {
    versions: ONLY_2,
    says: 'A placeholder that is valid JavaScript {is lost without a message|rejects}',
    holds: makes(
      '<script>{{ code }}</script>',
      { minifyJs: {} },
      ['<script>code'],
      ['{{'],
    ),
  },
  {
    versions: BEFORE_3,
    says: '`role` {goes|stays}.',
    holds: makesWith(
      '<svg role="img" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>',
      ['<path'],
      ['role'],
    ),
  },
  {
    versions: BEFORE_3,
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
    versions: BEFORE_3,
    says: "`'all'` | removes every comment, {except|also} `<!--! … -->` in an SVG that",
    holds: makesWith(
      '<!--! a --><p>b</p><!--[if mso]>c<![endif]--><svg viewBox="0 0 9 9"><!--! d --><path d="M0 0h9v9z"/></svg>',
      ['<!--! d'],
      ['a -->', 'mso'],
      ['max'],
    ),
  },
  {
    versions: BEFORE_3,
    says: 'if it has `nomodule`, {no|each} script of the group runs in current browsers.',
    holds: makes(
      '<script>a()</script><script nomodule>b()</script>',
      { mergeScripts: true },
      ['<script nomodule="">a();b()</script>'],
    ),
  },
  {
    versions: BEFORE_3,
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
    page: 'usage',
    words: 'it depends on `htmlnano ^0.1.0` and never runs this version',
    why: 'A package of others, which is not installed here.',
  },
  {
    versions: BEFORE_3,
    words: 'That concerns mail for Outlook.',
    why: 'Outlook runs on no machine of ours.',
  },
];
