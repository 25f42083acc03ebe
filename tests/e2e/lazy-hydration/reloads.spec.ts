import type { Page } from '@playwright/test';
import { at, expect, test } from '../fixtures';

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

for (const [name, deploys, extra] of [
  ['two deploys that answer in turn', 2, () => ''],
  [
    'a script of an extension that is another each time',
    1,
    (load: number) =>
      `<script defer src="https://extension.test/${String(load)}.js"></script>`,
  ],
] as const) {
  test(`${name} send no reader round in circles`, async ({ page, site }) => {
    site.expectErrors(/status of 404/, /MIME type/, /extension\.test/);
    const count = await answerInTurn(page, deploys, extra);
    await page.goto(at('/config'));
    const alert = page.getByRole('alert');
    await expect(alert.getByRole('button', { name: 'Retry' })).toBeVisible();
    expect(count.loads).toBe(2);
    await expect(site.heading).toHaveText('Config');
  });
}
