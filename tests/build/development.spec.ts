import { once } from 'node:events';
import { LATEST } from '../e2e/addresses';
import { countLoads } from '../e2e/fixtures';
import { expect, test } from './site';

const PORT = 4175;

test('search finds what was just written', async ({ page, copy }) => {
  // It waits for a development server to start, beside builds.
  test.setTimeout(400_000);
  const server = copy.start(PORT);
  try {
    const address = `http://localhost:${String(PORT)}/config`;
    await expect(async () => {
      await page.goto(address);
      await expect(page.getByRole('button', { name: /^Search/ })).toBeVisible();
    }).toPass();
    // A worker that the built site left on this address goes.
    const worker = await page.request.get(new URL('/sw.js', address).href);
    expect(await worker.text()).toContain('unregister');
    const markdown = await page.request.get(`${address}.md`);
    expect(await markdown.text()).toContain('# Title\n\n> ');
    const count = countLoads(page);
    const input = page.getByRole('combobox', { name: 'Search docs' });
    const search = async (query: string): Promise<void> => {
      // A key that is pressed before the script is there is lost: it is tried again.
      if (!(await input.isVisible())) await page.keyboard.press('Control+k');
      await input.fill(query, { timeout: 5000 });
    };
    await expect(async () => {
      await search('zebrafish');
      await expect(page.getByText('Try searching for')).toBeVisible();
    }).toPass();
    const file = `versioned_docs/version-${LATEST}/030-config.md`;
    copy.replace(file, 'Text.', 'Text.\n\n## Zebrafish\n\nThey swim.');
    await expect(async () => {
      await search('zebrafish');
      await expect(
        page.getByRole('row', { name: /Zebrafish/ }).first(),
      ).toBeVisible({ timeout: 1000 });
    }).toPass();
    expect(count.loads, 'loads of the page').toBe(0);
  } finally {
    server.kill();
    await once(server, 'exit');
  }
});
