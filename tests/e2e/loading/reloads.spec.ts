import type { Page } from '@playwright/test';
import { at, collectProbes, expect, settled, test } from '../fixtures';

/**
 * Has a host answer with pages of deploys whose scripts are gone, in turn.
 *
 * @param deploys how many there are
 * @param extra what an extension of the browser puts into each
 */
async function answerInTurn(
  page: Page,
  deploys: number,
  extra: (load: number) => string,
): Promise<{ readonly loads: number }> {
  const count = { loads: 0 };
  await page.route(/\.gone\d\.js/, (route) => route.fulfill({ status: 404 }));
  await page.route('https://extension.test/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  await page.route(at('/config'), async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const deploy = count.loads % deploys;
    count.loads += 1;
    const body = html
      // Other scripts than its own come from extensions, which no policy binds.
      .replace(/<meta http-equiv=[^>]*>/, '')
      .replace(/(main)\.\w+(\.js)/, `$1.gone${String(deploy)}$2`)
      .replace('<head>', `<head>${extra(count.loads)}`);
    const headers = { ...response.headers(), 'content-security-policy': '' };
    await route.fulfill({ response, headers, body });
  });
  return count;
}

for (const [name, deploys, extra, loads] of [
  ['two deploys that answer in turn', 2, () => '', 3],
  [
    'a script of an extension that is another each time',
    1,
    (load: number) =>
      `<script defer src="https://extension.test/${String(load)}.js"></script>`,
    2,
  ],
] as const) {
  test(`${name} send no reader round in circles`, async ({ page, site }) => {
    site.expectErrors(/status of 404/, /MIME type/, /extension\.test/);
    const count = await answerInTurn(page, deploys, extra);
    const probes = collectProbes(page);
    await page.goto(at('/config'));
    await expect.poll(() => probes.length).toBe(loads);
    // A reload would take the page away before.
    await settled(page);
    expect(count.loads).toBe(loads);
    await expect(site.heading).toHaveText('Config');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
}
