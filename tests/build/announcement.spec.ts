import path from 'node:path';
import { serveBuild } from '../../bench/server';
import { Site } from '../e2e/fixtures';
import { expect, test } from './site';

test('an announcement can be dismissed', async ({ page, copy }) => {
  test.slow();
  copy.replace(
    'docusaurus.config.ts',
    'const themeConfig = {',
    "const themeConfig = { announcementBar: { id: 'first', content: 'News.' },",
  );
  const { status, printed } = copy.build();
  expect(status, printed).toBe(0);
  const server = await serveBuild(path.join(copy.dir, 'build'));
  const bar = page.getByText('News.');
  await page.goto(`${server.home}/config`);
  await expect(bar).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(bar).toBeHidden();
  await page.reload();
  await expect(bar).toBeHidden();
  // It stays hidden when the site starts.
  await new Site(page).hydrated();
  await expect(bar).toBeHidden();
  // As if another announcement had been dismissed.
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) =>
      name.startsWith('docusaurus.announcement.id'),
    );
    localStorage.setItem(key ?? 'no key', 'earlier');
  });
  await page.reload();
  await expect(bar, 'INTERNALS.md: Class names of the theme').toBeVisible();
  await server.close();
});
