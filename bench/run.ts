/**
 * `npm run bench`: what three pages cost readers with a slow phone. It needs a build,
 * and only prints, because machines differ. Tests compare bytes with `budgets.ts`.
 *
 *   npm run bench -- --against DIR   measures another build of this site in turn
 *   npm run bench -- --runs 3        takes medians of 3 visits instead of 5
 *   npm run bench -- --build         times `npm run build`, cold and warm, instead
 */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import { SITE_DIR } from '../src/htmlnano/versions';
import { orSayWhy } from '../scripts/orSayWhy';
import { launchChromium, SLOWED } from './chromium';
import { asVisitor, readThrough } from './reader';
import { type BuildServer, LINK, serveBuild } from './server';
import { bytesOf, weightOf } from './weight';

const BUILD = path.join(SITE_DIR, 'build');
const ROUTES = ['/', '/usage', '/modules'];

type Figures = Readonly<Record<string, number>>;

/** Builds visit each page in turn, so that a busy minute affects all of them. */
async function measurePages(
  dirs: readonly string[],
  runs: number,
): Promise<void> {
  const browser = await launchChromium();
  const servers = await Promise.all(dirs.map((dir) => serveBuild(dir, LINK)));
  for (const route of ROUTES) {
    const visits = servers.map((): Figures[] => []);
    // The first visit does not count: the server compresses what it sends.
    for (let run = 0; run <= runs; run += 1)
      for (const [at, server] of servers.entries()) {
        const figures = await visit(browser, server, route);
        if (run > 0) visits[at]?.push(figures);
      }
    for (const [at, dir] of dirs.entries())
      console.table({ [`${route} ${dir}`]: mediansOf(visits[at] ?? []) });
  }
  for (const server of servers) await server.close();
  await browser.close();
}

/** Reads a page until it is idle, and then searches. */
const visit = (
  browser: Browser,
  server: BuildServer,
  route: string,
): Promise<Figures> =>
  asVisitor(browser, SLOWED, async (reading) => {
    server.takeSent();
    const load = await readThrough(reading, server, route);
    const weight = weightOf(server.takeSent());
    const { page } = reading;
    const touched = await untilShown(page, 'dialog input', () =>
      page.locator('.DocSearch-Button').tap(),
    );
    const results = await untilShown(page, 'dialog [role=row]', () =>
      page.keyboard.type('css'),
    );
    const search = bytesOf(weightOf(server.takeSent()));
    return {
      bytes: bytesOf(weight),
      scripts: weight.scripts,
      ...load,
      'first touch': touched,
      'first results': touched + results,
      'bytes of the search': search,
    };
  });

/** @returns milliseconds from the first touch or key to the frame with an element */
async function untilShown(
  page: Page,
  selector: string,
  act: () => Promise<void>,
): Promise<number> {
  await page.evaluate((wanted) => {
    let touched = 0;
    for (const type of ['pointerdown', 'keydown'])
      addEventListener(type, ({ timeStamp }) => (touched ||= timeStamp), true);
    // tsx would give a named function a helper, which the page does not have.
    window.shown = (async () => {
      while (!document.querySelector(wanted)?.checkVisibility())
        await new Promise(requestAnimationFrame);
      return performance.now() - touched;
    })();
  }, selector);
  await act();
  return page.evaluate(() => window.shown);
}

declare global {
  interface Window {
    shown: Promise<number>;
  }
}

function mediansOf(visits: readonly Figures[]): Figures {
  const names = Object.keys(visits[0] ?? {});
  return Object.fromEntries(
    names.map((name) => {
      const sorted = visits
        .map((figures) => figures[name] ?? NaN)
        .toSorted((one, other) => one - other);
      return [name, Math.round(sorted[Math.floor(sorted.length / 2)] ?? NaN)];
    }),
  );
}

/** Times a build without any cache, and one after it. */
function measureBuilds(): void {
  for (const cache of ['.docusaurus', 'node_modules/.cache', 'build'])
    rmSync(path.join(SITE_DIR, cache), { recursive: true, force: true });
  for (const name of ['cold', 'warm']) {
    const start = performance.now();
    const { status } = spawnSync('npm', ['run', 'build'], { cwd: SITE_DIR });
    if (status !== 0) throw new Error('npm run build fails.');
    const seconds = (performance.now() - start) / 1000;
    console.log(`Build, ${name}: ${seconds.toFixed(1)} s`);
  }
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      against: { type: 'string', multiple: true, default: [] },
      runs: { type: 'string', default: '5' },
      build: { type: 'boolean', default: false },
    },
  });
  const others = values.against.map((dir) => path.resolve(dir));
  if (values.build) measureBuilds();
  else await measurePages([BUILD, ...others], Number(values.runs));
}

void orSayWhy(main);
