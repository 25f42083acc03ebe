import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { launchChromium } from '../chromium';
import { percentile } from '../search/percentile';
import { fileOf, routeOf, titleOf } from './generatedSite';

/** How long writers wait, in seconds. */
export interface DevelopmentFigures {
  /** From the start of the development server to a page in a browser. */
  readonly firstPage: number;
  /** From saving a page to its change in the browser; the median. */
  readonly save: number;
}

const PORT = 4176;

const SAVES = 5;

/** The most that the largest site may take to start. */
const PATIENCE = 600_000;

/** Starts the development server of a generated site, and changes a page. */
export async function measureDevelopment(
  dir: string,
): Promise<DevelopmentFigures> {
  const start = performance.now();
  const server = spawn(
    process.execPath,
    [
      path.join(dir, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'),
      'start',
      '--no-open',
      '--port',
      String(PORT),
    ],
    { cwd: dir, stdio: 'ignore' },
  );
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(PATIENCE);
    await openFirst(page, () => server.exitCode === null);
    const firstPage = (performance.now() - start) / 1000;
    const saves: number[] = [];
    for (let save = 1; save <= SAVES; save += 1) {
      const text = `Saved ${String(save)} times.`;
      const saved = performance.now();
      fs.appendFileSync(path.join(dir, fileOf(1)), `\n${text}\n`);
      await page.getByText(text).waitFor();
      saves.push((performance.now() - saved) / 1000);
      // Writers do not save again while the last change is being built.
      await setTimeout(1000);
    }
    return { firstPage, save: percentile(saves, 0.5) };
  } finally {
    await browser.close();
    if (server.exitCode === null) {
      server.kill();
      await once(server, 'exit');
    }
  }
}

async function openFirst(page: Page, isRunning: () => boolean): Promise<void> {
  const address = `http://localhost:${String(PORT)}${routeOf(1)}`;
  for (;;) {
    try {
      await page.goto(address);
      break;
    } catch (error) {
      if (!isRunning()) throw error;
      await setTimeout(50);
    }
  }
  await page.getByRole('heading', { level: 1, name: titleOf(1) }).waitFor();
}
