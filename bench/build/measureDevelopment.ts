import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { launchChromium } from '../chromium';
import { percentile } from '../search/percentile';
import { docusaurus, type Usage, watch } from './processTree';
import { type MeasuredSite, PAGE } from './sites';

/** How long writers wait. */
export interface DevelopmentFigures {
  /** From the start of the development server to a page in a browser. */
  readonly firstPage: Usage;
  /** Seconds from saving a page to its change in the browser; the median. */
  readonly save: number;
}

const PORT = 4176;

const SAVES = 5;

/** The most that the largest site may take to start. */
const PATIENCE = 600_000;

/** Starts the development server of a site, and changes a page. */
export async function measureDevelopment(
  site: MeasuredSite,
): Promise<DevelopmentFigures> {
  const browser = await launchChromium();
  const options = ['--no-open', '--port', String(PORT)];
  const { child: server, printed } = docusaurus(site, 'start', ...options);
  const stop = watch(server);
  const isRunning = (): boolean => server.exitCode === null;
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(PATIENCE);
    await openFirst(page, () => {
      if (!isRunning()) throw new Error(printed());
    });
    const firstPage = stop();
    const saves: number[] = [];
    for (let save = 1; save <= SAVES; save += 1) {
      // Writers do not save again while the last change is being built.
      await setTimeout(2000);
      const text = `Saved ${String(save)} times, ${String(Date.now())}.`;
      const saved = performance.now();
      fs.appendFileSync(path.join(site.dir, PAGE.file), `\n${text}\n`);
      await page.getByText(text).waitFor();
      saves.push((performance.now() - saved) / 1000);
    }
    return { firstPage, save: percentile(saves, 0.5) };
  } finally {
    stop();
    await browser.close();
    if (isRunning()) {
      server.kill();
      await once(server, 'exit');
    }
  }
}

async function openFirst(page: Page, assertRuns: () => void): Promise<void> {
  for (;;) {
    try {
      await page.goto(`http://localhost:${String(PORT)}${PAGE.route}`);
      break;
    } catch {
      assertRuns();
      await setTimeout(50);
    }
  }
  await page.getByRole('heading', { level: 1, name: PAGE.title }).waitFor();
}
