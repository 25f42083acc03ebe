import { at, windowed } from '../fixtures';
import { expect, test } from './fixtures';

test.use({ launchOptions: windowed });

test('the site can be installed', async ({ page, reader, request }) => {
  await reader.open(at('/next/usage'));
  const session = await page.context().newCDPSession(page);
  const { installabilityErrors } = await session.send(
    'Page.getInstallabilityErrors',
  );
  // As all pages of tests are.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual([
    'in-incognito',
  ]);
  const { url, errors } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { scope, icons } = (await (await request.get(url)).json()) as {
    readonly scope: string;
    readonly icons: readonly { readonly src: string }[];
  };
  expect(new URL(scope, url).pathname).toBe('/');
  const touchIcon = page.locator('link[rel=apple-touch-icon]');
  const src = (await touchIcon.getAttribute('href')) ?? '';
  for (const icon of [...icons, { src }]) {
    const response = await request.get(new URL(icon.src, url).href);
    expect(response.headers()['content-type']).toBe('image/png');
  }
  const worker = await request.get(at('/sw.js'));
  expect(worker.headers()['cache-control']).toBe('no-cache');
});
