import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { LATEST } from '../e2e/addresses';
import { copySite } from './site';

const PORT = 4175;

test('in development, search finds what was just written, without a reload', async ({
  page,
}) => {
  // It waits for a development server to start, beside builds.
  test.setTimeout(400_000);
  const dir = copySite();
  const server = spawn(
    process.execPath,
    [
      path.join(dir, 'node_modules/.bin/docusaurus'),
      'start',
      '--no-open',
      '--port',
      String(PORT),
    ],
    { cwd: dir, env: { ...process.env, BROWSER: 'none' } },
  );
  try {
    const address = `http://localhost:${String(PORT)}/config`;
    await expect(async () => {
      await page.goto(address);
      await expect(page.getByRole('button', { name: /^Search/ })).toBeVisible();
    }).toPass();
    // A worker that the built site left on this address goes.
    const worker = await page.request.get(new URL('/sw.js', address).href);
    expect(await worker.text()).toContain('unregister');
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    const input = page.getByRole('combobox', { name: 'Search docs' });
    const search = async (query: string): Promise<void> => {
      if (!(await input.isVisible())) await page.keyboard.press('Control+k');
      await input.fill(query);
    };
    await expect(async () => {
      await search('zebrafish');
      await expect(page.getByText('Try searching for')).toBeVisible();
    }).toPass();
    fs.appendFileSync(
      path.join(dir, `versioned_docs/version-${LATEST}/030-config.md`),
      '\n## Zebrafish\n\nThey swim.\n',
    );
    await expect(async () => {
      await search('zebrafish');
      await expect(
        page.getByRole('row', { name: /Zebrafish/ }).first(),
      ).toBeVisible({ timeout: 1000 });
    }).toPass();
    expect(loads, 'loads of the page').toBe(0);
  } finally {
    server.kill();
    await once(server, 'exit');
    fs.rmSync(dir, { recursive: true });
  }
});
