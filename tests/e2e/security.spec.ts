import { at } from './addresses';
import { expect, test } from './searchFixtures';
import { PAGES } from './specification';

declare global {
  interface Window {
    violations: string[];
  }
}

/** Keeps what the browser reports of the policy, from the first byte on. */
function recordViolations(): void {
  window.violations = [];
  document.addEventListener('securitypolicyviolation', (event) => {
    window.violations.push(`${event.violatedDirective} ${event.blockedURI}`);
  });
}

for (const route of [
  ...PAGES.map(({ route }) => route),
  at('/search?q=minify'),
  at('/nowhere'),
]) {
  test(`${route} does nothing that the policy forbids`, async ({
    page,
    site,
    search,
    expectedErrors,
  }) => {
    expectedErrors.push(/404/);
    await page.addInitScript(recordViolations);
    await site.open(route);
    await site.colorMode.click();
    await search.open();
    await search.find('collapse whitespace');
    await page.keyboard.press('ArrowDown');
    expect(await page.evaluate(() => window.violations)).toEqual([]);
  });
}

test('the header and the page itself name the same strict policy @subpath', async ({
  request,
}) => {
  const response = await request.get(at('/config'));
  const policy = response.headers()['content-security-policy'] ?? '';
  const [, inPage] =
    /<meta http-equiv="Content-Security-Policy" content="([^"]+)">/.exec(
      await response.text(),
    ) ?? [];
  expect(policy).toBe(`${inPage ?? ''}; frame-ancestors 'none'`);
  expect(policy).toMatch(/^default-src 'none'; script-src 'self' 'sha256-/);
  expect(policy.replaceAll("'unsafe-hashes'", '')).not.toContain('unsafe');
  expect(policy).not.toMatch(/[ *]\*/);
});

for (const route of ['/', '/nowhere', '/img/mark.svg']) {
  test(`${route} comes with the security headers @subpath`, async ({
    request,
  }) => {
    const headers = (await request.get(at(route))).headers();
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers['strict-transport-security']).toMatch(/^max-age=\d{8}/);
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'/);
    expect(headers['permissions-policy']).toContain('camera=()');
  });
}

test('files with a hash in their names are kept, pages are not @subpath', async ({
  page,
  request,
}) => {
  await page.goto(at('/'));
  const script = await page
    .locator('script[src*="/assets/"]')
    .first()
    .getAttribute('src');
  const cached = (await request.get(script ?? '')).headers();
  expect(cached['cache-control']).toBe('public, max-age=31536000, immutable');
  const document = (await request.get(at('/'))).headers();
  expect(document['cache-control'] ?? '').not.toContain('immutable');
});

test('an inline script that the build did not know is not run', async ({
  page,
  site,
  expectedErrors,
}) => {
  expectedErrors.push(/Content Security Policy/);
  await page.addInitScript(recordViolations);
  await page.route(at('/config'), async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replace('</body>', '<script>document.title="x"</script>');
    await route.fulfill({ response, body });
  });
  await site.open(at('/config'));
  expect(await page.evaluate(() => window.violations)).toEqual([
    'script-src-elem inline',
    // The header's policy, and the page's own.
    'script-src-elem inline',
  ]);
  await expect(page).toHaveTitle('Config | htmlnano');
});
