/** Random pages, made of parts: sources of the pages' examples, and constructs. */

/** A seeded generator of pseudorandom integers below a limit. */
export function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  // A linear congruential generator, with the constants of Numerical Recipes.
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return (state >>> 8) % below;
  };
}

/** Constructs that browsers parse differently from htmlnano's parser or modules. */
export const CONSTRUCTS = [
  '<select><button></button><option>A</select>',
  '<datalist id="d"><select><option>B</select></datalist>',
  '<button>a <output>b</output></button>',
  '<DIV>a</div><p>b</p>',
  '<PRE>a\n  b</PRE><H2>c</H2>',
  '<math><mtext><![CDATA[x < y]]></mtext></math>',
  '<svg><text y="9"><![CDATA[x < y]]></text></svg>',
  '<!-- a --!><p>b</p>',
  '<svg viewBox="0 0 9 9"><style>.dot{fill:red}</style><path class="dot" d="M0 0h9v9z"/></svg>',
  '<style>.dot{fill:tan}</style><svg viewBox="0 0 9 9"><style>path{stroke:red}</style><path class="dot" d="M0 0h9v9z"/></svg>',
  '<b constructor="a">b</b>',
  '<template><!--more--><p>Row</p></template>',
  '<template><!--! c --><p>Row</p></template>',
  '<div><xmp> a  b </xmp></div>',
  '<div><listing> a  b </listing></div>',
  '<svg><text y="9" xml:space="preserve">a   b</text></svg>',
  '<svg><text y="9">a <tspan>b</tspan> c</text></svg>',
  '<a href="/a" HREF="/b">Two</a>',
  '<form><input name="a" value="b" pattern=""></form>',
  '<form><input type=" reset " name="a" value="b"><textarea name="c" wrap="off">d</textarea></form>',
  '<video><source type="video/mp4; codecs=av01.0.05M.08"></video>',
  '<p>a <script>f()</script> b</p>',
  '<div>One\n<p></p>\ntwo</div>',
  '<p style="padding:10px;all:unset">a</p>',
  '<style>.n{&{color:blue}color:red}</style><p class="n">a</p>',
  `<p style="background:url('data:image/svg+xml,%3Csvg viewBox=%220 0 9 9%22 width=%229%22 height=%229%22/%3E')">a</p>`,
];

/** Words by which findings name a construct, as in the documented losses. */
const MARKS: readonly (readonly [RegExp, string])[] = [
  [/^(?![^]*<body>)/, 'no body'],
  [/<textarea[^>]*>[^<]*<[^/]/, 'markup in textarea'],
  [/<!\[CDATA\[/, 'CDATA'],
  [/--!>/, '--!>'],
  [/<[A-Z]/, 'capitals'],
  [
    /<datalist|<select><button|<button>((?!<\/button)[^])*<(input|button|select|textarea|output)/,
    'nested controls',
  ],
  [/<xmp|<listing|xml:space/, 'preformatted'],
  [/ HREF=/, 'attribute twice'],
  [/<a [^>]*><\/h2>/, 'open link'],
  [/<body>\s*(<!--[^]*?-->\s*)*<(noscript|template)/, 'noscript first'],
  [/&\{/, 'nested rule'],
];

const AROUND =
  'div p span li td a section template button b noscript label details x-a';
const SPACES = ['', '', ' ', '\n', '\n  '];

/** Creates pages of parts, some of them inside of elements. */
export function generator(
  parts: readonly string[],
  seed: number,
): (depth: number) => string {
  const random = randomFrom(seed);
  const pick = (list: readonly string[]): string =>
    list[random(list.length)] ?? '';
  const content = (depth: number): string =>
    Array.from({ length: 1 + random(3) }, () => {
      const inner = depth > 0 && !random(3) ? content(depth - 1) : pick(parts);
      const [name, space] = [pick(AROUND.split(' ')), pick(SPACES)];
      return random(3) ? inner : `<${name}>${space}${inner}${space}</${name}>`;
    }).join(pick(SPACES));
  return (depth) =>
    `<!doctype html>\n<title>Page</title>\n${pick(['', '<body>\n'])}${content(depth)}`;
}

/** The suffix by which findings name a page's constructs, such as `| no body`. */
export const marksOf = (html: string): string[] =>
  MARKS.flatMap(([pattern, mark]) => (pattern.test(html) ? [`| ${mark}`] : []));
