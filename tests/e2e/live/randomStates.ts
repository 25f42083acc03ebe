import zlib from 'node:zlib';
import { randomFrom } from '../../support/random';

/** What a link to Try it holds: HTML, a preset and the text of options. */
export type State = readonly [html: string, preset: string, options: string];

/** Encodes what a link holds, as `live/share` reads it. */
export const encode = (text: string | Uint8Array): string =>
  zlib.deflateRawSync(text).toString('base64url');

export const encodeState = (state: unknown): string =>
  encode(JSON.stringify(state));

const MAX_LINK = 4000;
const MAX_CHARACTERS = 1_900_000;

const words = (text: string): readonly string[] => text.split(' ');

// Scripts that are shaped, joined or stacked; both directions, and signs that turn
// them; joiners, selectors, and halves of pairs.
const LETTERS = [
  ...words(
    'a e\u0301 é م ש ߊ क्षि ก้ 한 字 か 😀 👩\u200d👩\u200d👧 🇩🇪 Z\u0337\u0337 ﷽ 𞤀 𒀀',
  ),
  ...words(
    '\u202e \u202a \u2066 \u2069 \u200f \u200b \u200d \u2060 \u00ad \ufe0f',
  ),
  ...words('\0 \x1b \ufeff \u2028 \ud800 \udc00 . - _ / & < > " \' ` = ; \\ $'),
  ...[' ', '\n', '\r', '\t', '\f', '\u00a0', '\u3000'],
];

const ELEMENTS = words(
  'p b i a div span font nobr table tr td select option button form template svg g path text foreignObject math mi pre textarea title ul li dl details x-y object ruby rt frameset noscript marquee',
);

const RAW = words('script style title textarea iframe xmp noscript plaintext');

const ATTRIBUTES = words(
  'id class style href src srcset onclick for aria-labelledby data-x title hidden type d points media rel name value integrity xmlns',
);

// Contents of elements, of which modules make something.
const PIECES = [
  'a:0',
  '.a{color:red}',
  '.a,.b>c{}',
  '@media x{a{b:c}}',
  '/**/',
  '/*! x */',
  'a{b:url(data:,x)}',
  'var a=1;',
  'a',
  '"a"',
  'a.b="c d";',
  'f(',
  '`${a}`',
  '[',
  '{',
  '({a:1}),',
  '!',
  'x=>x,',
  '/a/.b',
  '//x\n',
  '{"a":1}',
  'M0 0L1 1',
  '<!--',
  '-->',
  '<![CDATA[',
  ']]>',
  '<!--[if IE]>',
  '<![endif]-->',
  '<!-- a -->',
  '<!doctype html>',
  '&amp;',
  '&#1;',
  '&notit;',
  '<br>',
  '<img src=a alt="b">',
  '<a href="#a">',
  '</p>',
  '</b>',
  '<',
  'https://a.example/b?c ',
  'a b ',
  ' ',
  '1.00001,',
  '<style></style>',
  '<script>a</script>',
  '<svg></svg>',
  '<svg><path d="M0 0h1"/></svg>',
  '<b></b>',
  '<p>',
  '<script type="application/ld+json">{"a": 1}</script>',
  '<p style="color: red">',
  '<p class="a  b">',
  '<i class="c"></i> ',
  '<p id=a>',
  '<pre>a</pre>',
  '<table><td>',
  '<font size=1><p>',
  '<link rel=stylesheet href=x><script src=y></script>',
];

const MODULES = words(
  'collapseWhitespace removeComments removeEmptyElements removeOptionalTags minifyCss minifyJs minifyJson minifySvg minifyHtmlTemplate removeUnusedCss mergeStyles mergeScripts sortAttributes sortAttributesWithLists deduplicateAttributeValues minifyUrls minifyConditionalComments collapseBooleanAttributes normalizeAttributeValues removeAttributeQuotes removeRedundantAttributes minifyAttributes minifyCharacterReferences skipConfigLoading custom a',
);

const KEYS = words(
  'preamble output format compress mangle beautify indent_level plugins multipass js2svg pretty indent preset floatPrecision tool safelist whitelist html removeWithAttributes preset passes width a eol name params datauri __proto__ max_line_len braces comments ascii_only keep_quoted_props quote_style inline_script sequences unsafe toplevel discardComments svgo',
);

const VALUES = words(
  "true false null undefined 1 -1 0 1e9 1e999 'a' 'all' 'aggressive' 'alphabetical' 'frequency' 'purgeCSS' 'uncss' 'default' 'base64' /a/ /(a+)+$/ [] {} ''",
);

/** Makes states of a grammar: the same ones from the same seed. */
export function* randomStates(seed: number): Generator<State, never> {
  const random = randomFrom(seed);
  const oneOf = <Item>(items: readonly Item[]): Item =>
    items[random(items.length)] as Item;
  /** As often of each order of magnitude. */
  const size = (most: number): number =>
    Math.ceil(Math.exp((random(1000) / 1000) * Math.log(most)));
  const listOf = <Item>(make: () => Item, most: number): Item[] =>
    Array.from({ length: 1 + random(most) }, make);

  const letters = (): string => listOf(() => oneOf(LETTERS), 3).join('');

  const attribute = (): string =>
    `${oneOf(ATTRIBUTES)}="${repeated(oneOf([letters, piece]), size(300)).replaceAll('"', '')}"`;

  const tag = (name: string): string =>
    `<${[name, ...(random(2) === 0 ? [] : listOf(attribute, 3))].join(' ')}>`;

  const element = (): string => {
    const name = oneOf(ELEMENTS);
    return (
      tag(name) + oneOf(['', letters(), piece()]) + oneOf(['', `</${name}>`])
    );
  };

  const raw = (): string => {
    const name = oneOf(RAW);
    return `${tag(name)}${repeated(piece, size(3000))}</${name}>`;
  };

  const piece = (): string => oneOf(PIECES);

  const times = (one: string, count: number): string =>
    one.repeat(Math.min(count, Math.floor(MAX_CHARACTERS / one.length)));

  /** The same thing many times, or one with a number that grows. */
  function repeated(make: () => string, count: number): string {
    const one = make();
    if (random(4) > 0) return times(one, count);
    const most = Math.floor(100_000 / (one.length + 1));
    return Array.from(
      { length: Math.min(count, most) },
      (_, index) => `${one}${String(index)}`,
    ).join(oneOf(['', ' ', '\n', ',']));
  }

  const nested = (count: number): string => {
    const names = listOf(() => oneOf(ELEMENTS), 2);
    const open = times(names.map(tag).join(''), count);
    const closed = names
      .toReversed()
      .map((name) => `</${name}>`)
      .join('');
    return open + letters() + times(closed, oneOf([0, count]));
  };

  const html = (count: number): string =>
    listOf(
      () =>
        oneOf([
          () => repeated(letters, count),
          () => repeated(piece, count),
          () => repeated(element, count),
          () => repeated(raw, Math.ceil(count / 50)),
          () => nested(Math.ceil(count / 10)),
          () => tag('p') + repeated(piece, count),
        ])(),
      3,
    ).join('');

  const text = (): string =>
    JSON.stringify(repeated(oneOf([letters, piece]), size(45_000)));

  const value = (depth: number): string =>
    oneOf([
      () => oneOf(VALUES),
      () => oneOf(VALUES),
      text,
      () =>
        depth > 25
          ? '0'
          : `[${repeated(() => `${value(depth + 2)},`, size(3000))}]`,
      () => (depth > 25 ? '0' : object(KEYS, depth + 1)),
      () => nestedIn(['{a: ', '}'], 25 - depth),
      () => nestedIn(['[', ']'], 25 - depth),
    ])();

  function nestedIn([open = '', close = '']: readonly string[], most: number) {
    const levels = random(Math.max(1, most));
    return `${open.repeat(levels)}0${close.repeat(levels)}`;
  }

  const object = (names: readonly string[], depth: number): string =>
    `{${listOf(() => `${oneOf(names)}: ${value(depth)}`, 4).join(', ')}}`;

  for (;;) {
    const preset = oneOf(['', 'safe', 'safe', 'max']);
    const options = (
      random(8) === 0 ? text : oneOf([() => '{}', () => object(MODULES, 0)])
    )();
    const made = html(size(MAX_CHARACTERS)).slice(0, MAX_CHARACTERS);
    const fits = (length: number): State | undefined => {
      const state = [made.slice(0, length), preset, options] as const;
      return encodeState(state).length <= MAX_LINK ? state : undefined;
    };
    // Halved until the link is short enough.
    for (
      let length = made.length;
      length >= 0;
      length = length > 1 ? length >> 1 : length - 1
    ) {
      const state = fits(length);
      if (!state) continue;
      yield state;
      break;
    }
  }
}
