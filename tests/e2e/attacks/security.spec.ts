import { at, expect, test } from '../fixtures';

// Violations of the policy are logged on the console, and fail any test.

test('every answer has its headers', async ({ request }) => {
  for (const route of ['/', '/config', '/nowhere', '/img/mark.svg']) {
    const headers = (await request.get(at(route))).headers();
    expect(headers, route).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': expect.stringMatching(
        /^max-age=\d{8}; includeSubDomains$/,
      ),
      'permissions-policy':
        'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
      'content-security-policy': expect.stringMatching(
        /^default-src 'self'; script-src 'self' 'sha256-.*frame-ancestors 'none'$/,
      ),
    });
    const policy = headers['content-security-policy'] ?? '';
    expect(policy.replaceAll("'unsafe-hashes'", '')).not.toContain('unsafe');
    expect(policy).not.toMatch(/[ *]\*/);
    // Nothing else of the counter's host.
    expect(policy).toContain(
      "connect-src 'self' https://htmlnano.goatcounter.com/count;",
    );
  }
  const response = await request.get(at('/config'));
  const [, inPage] =
    /<meta http-equiv="Content-Security-Policy" content="([^"]+)">/.exec(
      await response.text(),
    ) ?? [];
  expect(response.headers()['content-security-policy']).toBe(
    `${inPage ?? ''}; frame-ancestors 'none'`,
  );
});

test('files with a hash are cached', async ({ request }) => {
  const response = await request.get(at('/'));
  expect(response.headers()['cache-control'] ?? '').not.toContain('immutable');
  const [script = ''] =
    /[^"= ]*\/assets\/js\/main[^"> ]+/.exec(await response.text()) ?? [];
  const cached = (await request.get(script)).headers();
  expect(cached['cache-control']).toBe('public, max-age=31536000, immutable');
});

test('a script of another site is not run', async ({ page, site }) => {
  site.expectErrors(/Content Security Policy/);
  const reported: string[] = [];
  page.on('console', (message) => reported.push(message.text()));
  await page.route(at('/config'), async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replace('</body>', '<script>document.title="x"</script>');
    await route.fulfill({ response, body });
  });
  await site.open(at('/config'));
  await expect(page).toHaveTitle('Config | htmlnano');
  expect(reported.join()).toContain('Content Security Policy');
});

test('no script names a folder of the build machine', async ({ request }) => {
  const page = await (await request.get(at('/'))).text();
  const scripts = [...new Set(page.match(/[^"= ]*\/assets\/js\/[^"> ]+/g))];
  expect(scripts.length).toBeGreaterThan(0);
  for (const script of scripts) {
    const code = await (await request.get(script)).text();
    expect(code, script).not.toContain(process.cwd());
  }
});
