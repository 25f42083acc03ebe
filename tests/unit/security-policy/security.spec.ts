import { createHash } from 'node:crypto';
import { expect, test } from '@playwright/test';
import {
  type InlineCode,
  inlineCode,
  emptyInlineCode,
} from '../../../src/plugins/security-policy/inlineCode';
import {
  createPolicy,
  headerOf,
  metaOf,
  sourceOf,
} from '../../../src/plugins/security-policy/policy';

const page = (body: string): string =>
  `<!doctype html><html><head><meta charset=UTF-8></head><body>${body}</body></html>`;

const read = (...bodies: string[]): InlineCode & { refused: Set<string> } => {
  const code = { ...emptyInlineCode(), refused: new Set<string>() };
  for (const body of bodies)
    for (const [kind, text] of inlineCode(page(body))) code[kind].add(text);
  return code;
};

const hash = (code: string): string =>
  `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

test('inline scripts, styles and style attributes are found', () => {
  const code = read(
    `<p data-a='<script>a()</script>'>`,
    '<p class="a"><a href=#b>b</a><script>a()</script><script type=module>b()</script><style>p{}</style><noscript><style>q{}</style></noscript><p style="color: red">',
    '<script>a()</script>',
  );
  expect(code.scripts).toEqual(new Set(['a()', 'b()']));
  expect(code.styles).toEqual(new Set(['p{}', 'q{}']));
  expect(code.styleAttributes).toEqual(new Set(['color: red']));
  expect(code.refused).toEqual(new Set());
});

test('what browsers do not run is no script', () => {
  const { scripts, styles, styleAttributes } = read(
    '<!--<script>a()</script>--><textarea><script>b()</script></textarea><template><script>c()</script></template><svg><style>d</style></svg><script>"<!--<script>"</script>',
  );
  expect(scripts).toEqual(
    new Set(['c()', '"<!--<script>"</script></body></html>']),
  );
  expect(styles).toEqual(new Set(['d']));
  expect(styleAttributes.size).toBe(0);
});

test('a type is one of JavaScript if the standard says so', () => {
  const { scripts } = read(
    '<script type=" module ">1</script><script type="Text/JScript">2</script><script type=application/x-ecmascript>3</script><script language=JavaScript1.5>4</script><script type="">5</script>',
    '<script type=text/javascript1.6>data</script><script type=application/json>data</script><script type=text/plain>data</script>',
  );
  expect([...scripts]).toEqual(['1', '2', '3', '4', '5']);
});

test('addresses of the page itself, and pictures in it, are allowed', () => {
  const { refused } = read(
    '<a href="https://example.org">a</a><img src="data:image/png,x" srcset="/a,b.png 2x"><script src="/x.js"></script><link rel=icon href="data:,"><svg><use href="#a"/></svg>',
  );
  expect([...refused]).toEqual([]);
});

for (const [html, said] of [
  ['<p onclick="x()">', '<p onclick="x()">'],
  ['<a href=" javascript:x()">x</a>', '<a href=" javascript:x()">'],
  [
    '<script src=https://example.org/x.js></script>',
    '<script src="https://example.org/x.js">',
  ],
  ['<svg><a xlink:href=javascript:x()></svg>', '<a href="javascript:x()">'],
  ['<img src=//example.org/x.png>', '<img src="//example.org/x.png">'],
  [
    '<link rel=stylesheet href=https://example.org/x.css>',
    '<link href="https://example.org/x.css">',
  ],
  // As browsers read them, not as they are written.
  ...[
    '<script src=" https://example.org/x.js">',
    '<script src="\\\\example.org/x.js">',
    '<script src="https:example.org/x.js">',
    '<script src="http:example.org/x.js">',
    '<script src="data:text/javascript,x()">',
    '<script href="https://example.org/x.js">',
    '<a href="java\nscript:x()">',
    '<img srcset="/a.png 1x, https://example.org/b.png 2x">',
    '<form action="//example.org">',
    '<iframe srcdoc="x">',
  ].map((tag) => [tag, tag] as const),
] as const) {
  test(`no policy can allow ${html}`, () => {
    const { refused } = read(html);
    expect([...refused]).toEqual([said]);
  });
}

/** All that takes `default-src` where it is not named, but for prefetches. */
const FALLING_BACK = [
  ...['child-src', 'connect-src', 'font-src', 'frame-src', 'img-src'],
  ...['manifest-src', 'media-src', 'object-src', 'script-src', 'style-src'],
  'worker-src',
];

test('the policy allows files of the site, and inline code by its hash', () => {
  const policy = createPolicy(
    read('<script>a()</script>', '<script>a()</script><p style="b">'),
    ['https://search.example', 'https://count.example/count;a'].map(sourceOf),
  );
  // Firefox would not prefetch with less.
  expect(policy['default-src']).toEqual(["'self'"]);
  expect(FALLING_BACK.filter((name) => !(name in policy))).toEqual([]);
  for (const name of ['child-src', 'frame-src', 'media-src', 'object-src'])
    expect(policy[name], name).toEqual(["'none'"]);
  expect(policy['script-src']).toEqual(["'self'", hash('a()')]);
  expect(policy['style-src-attr']).toEqual(["'unsafe-hashes'", hash('b')]);
  expect(policy['connect-src']).toEqual([
    "'self'",
    'https://search.example',
    'https://count.example/count%3Ba',
  ]);
  expect(headerOf(policy)).not.toMatch(/unsafe-(inline|eval)/);
  expect(headerOf(policy)).toContain("frame-ancestors 'none'");
  expect(metaOf(policy)).not.toContain('frame-ancestors');
});

test('without style attributes nothing is unsafe', () => {
  expect(headerOf(createPolicy(read('<p>'), []))).not.toContain('unsafe');
});
