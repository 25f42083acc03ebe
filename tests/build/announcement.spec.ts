import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { serveBuild } from '../../bench/server';
import { Site } from '../e2e/fixtures';
import { note } from '../notes';
import { build, copySite } from './site';

test(
  'an announcement is shown until it is dismissed, and another one again',
  { annotation: note('announcement') },
  async ({ page }) => {
    test.slow();
    const dir = copySite();
    const config = path.join(dir, 'docusaurus.config.ts');
    const text = fs.readFileSync(config, 'utf8');
    const announced = text.replace(
      'const themeConfig = {',
      "const themeConfig = { announcementBar: { id: 'first', content: 'News.' },",
    );
    expect(announced).not.toBe(text);
    fs.writeFileSync(config, announced);
    const { status, printed } = build(dir);
    expect(status, printed).toBe(0);
    const server = await serveBuild(path.join(dir, 'build'));
    try {
      const bar = page.getByText('News.');
      await page.goto(`${server.home}/config`);
      await expect(bar).toBeVisible();
      await page.getByRole('button', { name: 'Close' }).click();
      await expect(bar).toBeHidden();
      await page.reload();
      await expect(bar).toBeHidden();
      // Nor does it come when the site starts.
      await new Site(page).hydrated();
      await expect(bar).toBeHidden();
      // As if what was dismissed had been another announcement.
      const before = await page.evaluate(() => {
        const key = Object.keys(localStorage).find((name) =>
          name.startsWith('docusaurus.announcement.id'),
        );
        if (key === undefined) return undefined;
        localStorage.setItem(key, 'earlier');
        return key;
      });
      expect(before).toBeDefined();
      await page.reload();
      await expect(bar).toBeVisible();
    } finally {
      await server.close();
      fs.rmSync(dir, { recursive: true });
    }
  },
);
