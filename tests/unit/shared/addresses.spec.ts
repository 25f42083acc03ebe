import { expect, test } from '@playwright/test';
import { canonicalPath } from '../../../src/plugins/shared/addresses';

const PATHS: readonly (readonly [
  path: string,
  plain: string,
  base?: string,
])[] = [
  ['/', '/'],
  ['/config.html', '/config'],
  ['/config%2Ehtml', '/config'],
  ['/index.html', '/'],
  ['/1.1.1.html', '/1.1.1'],
  ['/1.1.1/modules/index.html', '/1.1.1/modules'],
  ['/x.html.html', '/x'],
  ['//index.html', '/'],
  ['//evil.html', '//evil'],
  ['/.html', '/'],
  // Hosts are case-sensitive.
  ['/config.HTML', '/config.HTML'],
  ['/config.html/x', '/config.html/x'],
  // Docusaurus could not decode these.
  ['/%', '/%25'],
  ['/%E0%A4%A.html', '/%25E0%25A4%25A'],
  ['/%E4%B8%AD.html', '/%E4%B8%AD'],
  ['/config/', '/config'],
  ['/config.html//', '/config'],
  ['//', '/'],
  ['/%63onfig', '/config'],
  ['/next%2Fconfig', '/next%2Fconfig'],
  ['/%2563onfig', '/%2563onfig'],
  // Docusaurus would trim these.
  ['/config%20', '/config%2520'],
  ['/config%C2%A0.html', '/config%25C2%25A0'],
  ['/config%20/', '/config%2520'],
  ['/config.html%0A', '/config.html%250A'],
  ['/%20config', '/%20config'],
  ['/docs/config.html', '/docs/config', '/docs/'],
  ['/docs/index.html', '/docs/', '/docs/'],
  ['/docs/', '/docs/', '/docs/'],
  ['/docs/%20', '/docs/%2520', '/docs/'],
  ['/docs%20', '/docs%2520', '/docs/'],
  ['/docs.html', '/docs.html', '/docs/'],
  ['/other/config.html', '/other/config.html', '/docs/'],
];

for (const [path, plain, base = '/'] of PATHS) {
  test(`below ${base} the plain path of ${path} is ${plain}`, () => {
    expect(canonicalPath(path, base)).toBe(plain);
    expect(canonicalPath(plain, base)).toBe(plain);
  });
}

// In quadratic time it would take longer than a test may.
test('a very long path is normalized', () => {
  for (const [path, plain = path] of [
    [`/${'.html'.repeat(20_000)}x`],
    ['/index'.repeat(20_000)],
    [`/a${'.html'.repeat(20_000)}`, '/a'],
    [`${'/'.repeat(100_000)}x`],
  ] as const)
    expect(canonicalPath(path, '/') === plain, path.slice(0, 20)).toBe(true);
});
