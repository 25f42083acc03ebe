import { expect, test } from '@playwright/test';
import { wordsOfAddress } from '../../../src/plugins/search/page/wordsOfAddress';

for (const [path, versionPath, words] of [
  ['/nowhere', '/', 'nowhere'],
  ['/next/minify-css_options.html', '/next', 'minify css options'],
  ['/docs/1.1.1/collapse%20whitespace', '/docs/1.1.1', 'collapse whitespace'],
  ['/9.9/Config/index.html', '/', 'Config'],
  ['/v3/usage', '/', 'usage'],
  ['/latest/usage', '/', 'usage'],
  ['/next', '/next', ''],
  ['/<script>alert(1)</script>', '/', 'script alert 1 script'],
  ['/%E0%A4%A', '/', 'E0 A4 A'],
] as const) {
  test(`${path} is searched for as “${words}”`, () => {
    expect(wordsOfAddress(path, versionPath)).toBe(words);
  });
}

// In quadratic time it would take hours.
test('the longest path has few words', () => {
  for (const part of [
    '/',
    '/%',
    '/a',
    '/%25',
    '.html',
    '\u{1F600}',
    '\uD835',
  ]) {
    const path = `/${part.repeat(500_000)}`;
    expect(wordsOfAddress(path, '/').length).toBeLessThanOrEqual(64);
  }
});
