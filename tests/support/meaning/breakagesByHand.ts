import type { Run } from './minify';
import { page } from './page';

/** A page, and what a minifier made worse of it. */
export interface Breakage {
  readonly name: string;
  readonly before: string;
  /** HTML, or what a published version makes of the page. */
  readonly after: string | Run;
  /** Has to match a difference's `kind: message`. */
  readonly expected: RegExp;
}

const pair = (
  name: string,
  before: string,
  after: string,
  expected: RegExp,
): Breakage => ({ name, before: page(before), after: page(after), expected });

const inHead = (
  name: string,
  before: string,
  after: string,
  expected: RegExp,
): Breakage => ({
  name,
  before: page('<p>A</p>', `<title>A</title>${before}`),
  after: page('<p>A</p>', `<title>A</title>${after}`),
  expected,
});

/** What no published version does, or none that is known. */
export const BREAKAGES_BY_HAND: readonly Breakage[] = [
  pair(
    'pictures glued',
    '<img src="a"> <img src="b">',
    '<img src="a"><img src="b">',
    /space-lost: .*<img src="a"> and <img src="b">/,
  ),
  pair(
    'a button glued',
    '<p>Press <button>OK</button> now</p>',
    '<p>Press<button>OK</button> now</p>',
    /space-lost: .*"Press" and <button>/,
  ),
  pair(
    'a space added',
    '<p><b>W</b>ord</p>',
    '<p><b>W</b> ord</p>',
    /space-added: .*"W" and "ord"/,
  ),
  pair(
    'a no-break space',
    '<p>10&nbsp;km</p>',
    '<p>10 km</p>',
    /text-changed: /,
  ),
  pair(
    'indentation in pre',
    '<pre>if a:\n    b</pre>',
    '<pre>if a: b</pre>',
    /preformatted-changed: .*<pre>/,
  ),
  pair(
    'white space kept by a style',
    '<p style="white-space: pre-wrap">a\n\nb</p>',
    '<p style="white-space: pre-wrap">a b</p>',
    /preformatted-changed: /,
  ),
  pair(
    'lines of a textarea',
    '<textarea name="t">a\nb</textarea>',
    '<textarea name="t">a b</textarea>',
    /preformatted-changed: .*<textarea/,
  ),
  pair(
    'a word',
    '<p>One two three</p>',
    '<p>One three</p>',
    /text-lost: .*"two"/,
  ),
  pair(
    'a word and its space',
    '<p>One &lt;b&gt; two</p>',
    '<p>One <b> two</p>',
    /element-added: .*<b>/,
  ),
  pair(
    'an order',
    '<p>First</p><p>Second</p>',
    '<p>Second</p><p>First</p>',
    /element-moved: .*"(First|Second)"/,
  ),
  pair(
    'an item',
    '<ul><li>A</li><li>B</li><li>C</li></ul>',
    '<ul><li>A</li><li>C</li></ul>',
    /element-lost: .*<li> with the text "B"/,
  ),
  pair(
    'an end tag that was needed',
    '<div><p>A</p></div><p>B</p>',
    '<div><p>A</p><p>B</p>',
    /element-nested: .*<p> stood in <body>.*<div>/,
  ),
  pair(
    'a name of an element',
    '<p><strong>A</strong></p>',
    '<p><b>A</b></p>',
    /element-renamed: .*<strong> is now a <b>/,
  ),
  pair(
    'words out of a link',
    '<p><a href="/a">A link</a></p>',
    '<p><a href="/a">A</a> link</p>',
    /text-moved: .*"Alink"/,
  ),
  pair(
    'quotes that were needed',
    '<a href="/a" title="a b">A</a>',
    '<a href=/a title=a b>A</a>',
    /attribute-changed: .*title .*"a b".*"a"/,
  ),
  pair(
    'an unclosed comment',
    '<p>A</p><p>B</p><p>C</p>',
    '<p>A</p><!-- <p>B</p><p>C</p>',
    /element-lost: .*"B"/,
  ),
  pair(
    'an id',
    '<h2 id="news">News</h2>',
    '<h2>News</h2>',
    /attribute-lost: .*id of <h2 id="news">/,
  ),
  pair(
    'a label',
    '<label for="a">A</label><input id="a">',
    '<label>A</label><input id="a">',
    /attribute-lost: .*for of <label/,
  ),
  pair(
    'a target',
    '<a href="/a/b">A</a>',
    '<a href="/a/c">A</a>',
    /attribute-changed: .*"\/a\/b".*"\/a\/c"/,
  ),
  pair('hidden', '<p hidden>A</p>', '<p>A</p>', /attribute-lost: .*hidden/),
  pair(
    'until found',
    '<p hidden="until-found">A</p>',
    '<p hidden>A</p>',
    /attribute-changed: .*hidden/,
  ),
  pair(
    'a name for those who listen',
    '<nav aria-label="Main">A</nav>',
    '<nav>A</nav>',
    /attribute-lost: .*aria-label/,
  ),
  pair(
    'a role',
    '<div role="alert">A</div>',
    '<div>A</div>',
    /attribute-lost: .*role/,
  ),
  pair(
    'an empty alternative text',
    '<img src="a" alt="">',
    '<img src="a">',
    /attribute-lost: .*alt/,
  ),
  pair(
    'letters for numbers',
    '<ol type="A"><li>A</ol>',
    '<ol type="a"><li>A</ol>',
    /attribute-changed: .*type of <ol/,
  ),
  pair(
    'an empty value of an option',
    '<select><option value="">All</option></select>',
    '<select><option>All</option></select>',
    /attribute-lost: .*value of <option>/,
  ),
  pair(
    'a style',
    '<p style="color: red; margin: 0">A</p>',
    '<p style="margin:0">A</p>',
    /attribute-changed: .*style/,
  ),
  pair(
    'an image among many',
    '<img src="a" srcset="b 1x, c 2x">',
    '<img src="a" srcset="b 1x">',
    /attribute-changed: .*srcset/,
  ),
  pair(
    'a template',
    '<template><tr><td>A</td></tr></template>',
    '<template><tr></tr></template>',
    /element-lost: .*<td>/,
  ),
  pair(
    'a number in JSON',
    '<script type="application/json">{"a": 1}</script>',
    '<script type="application/json">{"a":2}</script>',
    /json-changed: /,
  ),
  pair(
    'a template in a script',
    '<script type="text/template"><b>a</b> <b>b</b></script>',
    '<script type="text/template"><b>a</b><b>b</b></script>',
    /space-lost: In the template .*"ab"/,
  ),
  pair(
    'a body of a script',
    '<script>start()</script>',
    '<script></script>',
    /script-lost: .*start/,
  ),
  pair(
    'an order of scripts',
    '<script src="a"></script><script src="b"></script>',
    '<script src="b"></script><script src="a"></script>',
    /script-moved: .*src="(a|b)"/,
  ),
  pair(
    'async',
    '<script src="a" async></script>',
    '<script src="a"></script>',
    /attribute-lost: .*async/,
  ),
  pair(
    'a module',
    '<script type="module">import "a"</script>',
    '<script>import "a"</script>',
    /attribute-lost: .*type .*"module"/,
  ),
  pair(
    'a view box',
    '<svg viewBox="0 0 9 9"><path d="M0 0"/></svg>',
    '<svg><path d="M0 0"/></svg>',
    /attribute-lost: .*viewBox/,
  ),
  pair(
    'a drawing',
    '<svg viewBox="0 0 9 9"><path d="M0 0"/></svg>',
    '<svg viewBox="0 0 9 9"></svg>',
    /svg-emptied: /,
  ),
  inHead(
    'a viewport',
    '<meta name="viewport" content="width=device-width">',
    '',
    /element-lost: .*<meta name="viewport">/,
  ),
  inHead('a base', '<base href="/docs/">', '', /element-lost: .*<base/),
  inHead(
    'a style for print',
    '<link rel="stylesheet" href="p.css" media="print">',
    '<link rel="stylesheet" href="p.css">',
    /attribute-lost: .*media/,
  ),
  inHead(
    'a rule in a media query',
    '<style>@media (width > 9em) { .x { top: 0 } .y { top: 0 } }</style>',
    '<style>@media (width > 9em){.y{top:0}}</style>',
    /rule-lost: .*"\.x \(@media/,
  ),
  {
    name: 'a doctype',
    before: page('<p>A</p>'),
    after: page('<p>A</p>').replace(/<!DOCTYPE html>\s*/, ''),
    expected: /doctype-lost: .*quirks/,
  },
  {
    name: 'a language',
    before: page('<p>A</p>'),
    after: page('<p>A</p>').replace(' lang="en"', ''),
    expected: /attribute-lost: .*lang of <html>/,
  },
  {
    name: 'a title',
    before: page('<p>A</p>'),
    after: page('<p>A</p>', '<title>Pag</title>'),
    expected: /title-changed: .*"Page".*"Pag"/,
  },
];
