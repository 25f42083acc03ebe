import { createHash } from 'node:crypto';
import { expect, test } from '@playwright/test';
import {
  createPolicy,
  headerOf,
  metaOf,
  sourceOf,
} from '../../../src/plugins/security-policy/policy';
import securityPolicy from '../../../src/plugins/security-policy';

const page = (body: string): string =>
  `<!doctype html><html><head><meta charset=UTF-8></head><body>${body}</body></html>`;

const hash = (code: string): string =>
  `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

/** Code that the website writes into each page. */
const FRAME =
  '<script>a()</script><style>p{}</style><form action="/search"></form>';

/** Builds a page without Markdown, and one with this text. */
async function secure(text: string, frame = FRAME): Promise<string> {
  const [step] = securityPolicy({ connect: [], scripts: [] }).builtPages ?? [];
  const pages = [
    { file: '404.html', html: page(frame) },
    { file: 'usage.html', html: page(frame + text) },
  ];
  const change = await step?.(pages);
  return pages.map((each) => change?.(each)).join('\n');
}

test('data, links and what the website writes into each page are allowed', async () => {
  const html = await secure(
    '<script type="application/ld+json">{}</script><a href="https://example.org">a</a><img src="data:image/png,x"><p data-code="<script>b()</script>">javascript:b()<!-- <script>b()</script> -->',
  );
  expect(html.split(hash('a()'))).toHaveLength(3);
});

for (const [text, code] of [
  ['<script>b()</script>', 'b()'],
  ['<p>a</p><!-- note --><script>b()</script>', 'b()'],
  ['<style>q{}</style>', 'q{}'],
  ['<noscript><style>q{}</style></noscript>', 'q{}'],
  ['<p style="position:fixed">', 'position:fixed'],
] as const) {
  test(`${text} is allowed where the website has written it, and not in a page of Markdown`, async () => {
    expect(await secure(text)).not.toContain(hash(code));
    expect(await secure('', FRAME + text)).toContain(hash(code));
  });
}

test('the policy allows files of the site, and inline code by its hash', () => {
  const policy = createPolicy(
    '<script>a()</script><p style="b">',
    [],
    ['https://search.example', 'https://count.example/count'].map(sourceOf),
  );
  const [self, none] = ["'self'", "'none'"];
  expect(policy).toEqual({
    // Firefox would not prefetch with less.
    'default-src': [self],
    'script-src': [self, hash('a()')],
    'style-src': [self],
    'style-src-attr': ["'unsafe-hashes'", hash('b')],
    'img-src': [self, 'data:'],
    'connect-src': [
      self,
      'https://search.example',
      'https://count.example/count',
    ],
    'font-src': [self],
    'worker-src': [self],
    'manifest-src': [self],
    'child-src': [none],
    'frame-src': [none],
    'media-src': [none],
    'object-src': [none],
    'base-uri': [none],
    'form-action': [self],
    'frame-ancestors': [none],
  });
  expect(headerOf(policy)).not.toMatch(/unsafe-(inline|eval)/);
  expect(headerOf(policy)).toContain("frame-ancestors 'none'");
  expect(metaOf(policy)).not.toContain('frame-ancestors');
});

test('without style attributes nothing is unsafe', () => {
  expect(headerOf(createPolicy('<p>', [], []))).not.toContain('unsafe');
});
