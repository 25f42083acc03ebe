import type { Browser } from '@playwright/test';
import { launchChromium, SLOWED } from './chromium';
import { measureNavigation } from './navigation';
import { measurePaint, type Paint } from './paint';
import { percentile } from './search/percentile';
import { LINK, serveBuild } from './server';
import { weigh, type Weight } from './weight';

/** A folder of built pages. */
export interface Built {
  readonly name: string;
  readonly dir: string;
}

export interface SiteFigures {
  readonly name: string;
  readonly page: string;
  readonly weight: Weight;
  /** Medians. */
  readonly paint: Paint;
}

export interface NavigationFigures {
  readonly name: string;
  /** Median of milliseconds from click to title. */
  readonly time: number;
  /** The most scripts fetched for a click, after hovering over the link. */
  readonly requests: number;
}

const PAGES = ['/', '/modules'];
const RUNS = 5;

/** Links of the sidebar. */
const LINKS = ['Usage', 'Presets', 'Modules', 'Config'];
const ROUNDS = 3;

/** Measures pages of builds in turn, so that a busy minute affects all. */
export async function measureSites(
  builds: readonly Built[],
): Promise<readonly SiteFigures[]> {
  const browser = await launchChromium();
  const served = await Promise.all(
    builds.flatMap(({ name, dir }) =>
      PAGES.map(async (page) => ({
        name,
        page,
        paints: [] as Paint[],
        fast: await serveBuild(dir),
        slow: await serveBuild(dir, LINK),
      })),
    ),
  );
  const sites = [];
  for (const site of served) {
    sites.push({ ...site, weight: await weigh(browser, site.fast, site.page) });
  }
  // Servers compress on the first request.
  for (let run = 0; run <= RUNS; run += 1) {
    for (const { slow, page, paints } of sites) {
      const paint = await measurePaint(browser, slow.home + page, SLOWED);
      if (run > 0) paints.push(paint);
    }
  }
  await browser.close();
  for (const { fast, slow } of sites) {
    await fast.close();
    await slow.close();
  }
  return sites.map(({ name, page, weight, paints }) => ({
    name,
    page,
    weight,
    paint: medianOf(paints),
  }));
}

function medianOf(paints: readonly Paint[]): Paint {
  const median = (key: keyof Paint): number =>
    percentile(
      paints.map((paint) => paint[key]),
      0.5,
    );
  return {
    fcp: median('fcp'),
    lcp: median('lcp'),
    tbt: median('tbt'),
    cpu: median('cpu'),
  };
}

/** Follows the links of the sidebar, on this processor. */
export async function measureNavigations(
  builds: readonly Built[],
): Promise<readonly NavigationFigures[]> {
  const browser = await launchChromium();
  const figures: NavigationFigures[] = [];
  for (const { name, dir } of builds) {
    const clicks = await follow(browser, dir);
    figures.push({
      name,
      time: percentile(
        clicks.map(({ time }) => time),
        0.5,
      ),
      requests: Math.max(...clicks.map(({ requests }) => requests)),
    });
  }
  await browser.close();
  return figures;
}

async function follow(
  browser: Browser,
  dir: string,
): Promise<readonly { readonly time: number; readonly requests: number }[]> {
  const server = await serveBuild(dir);
  const page = await browser.newPage({
    viewport: { width: 1280, height: 800 },
  });
  await page.goto(`${server.home}/`, { waitUntil: 'networkidle' });
  const clicks = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const title of LINKS) {
      const path = `/${title.toLowerCase()}`;
      clicks.push(await measureNavigation(page, path, title));
    }
  }
  await page.close();
  await server.close();
  return clicks;
}
