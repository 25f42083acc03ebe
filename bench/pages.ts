import type { Browser } from '@playwright/test';
import { launchChromium } from './chromium';
import { type Generator, THIS_SITE } from './generators';
import { asVisitor, PHONE, readThrough } from './reader';
import { percentile } from './search/percentile';
import { type BuildServer, LINK, serveBuild } from './server';
import { reportInView, type Route, TOUCHES } from './touch';
import { bytesOf, KINDS, weightOf } from './weight';

/** A folder of built pages. */
export interface Built {
  readonly name: string;
  readonly dir: string;
  readonly generator: Generator;
}

export interface Scope {
  readonly routes: readonly Route[];
  /** How many times slower than this one processors are. */
  readonly rates: readonly number[];
  readonly runs: number;
  /** Whether pages are only loaded, and nothing is touched. */
  readonly isLoad: boolean;
}

type Figures = Readonly<Record<string, number>>;

/**
 * What a page of a build costs: medians, by the names in `TABLES`. `Infinity` is what
 * never came.
 */
export interface PageFigures {
  readonly rate: number;
  readonly page: string;
  readonly build: string;
  readonly figures: Figures;
}

/** The names of all figures. */
export const TABLES = {
  'Brotli bytes until the end of idle time and a scroll': ['all', ...KINDS],
  'Milliseconds of the load, until then': [
    'FCP',
    'LCP',
    'LCP without scripts',
    'blocked',
    'main thread',
  ],
  'Milliseconds from a first touch of the page at rest': [
    'field',
    'results',
    'menu',
    'next page, touched',
    'next page, hovered',
  ],
} as const;

const NAMES = Object.values(TABLES).flat();

interface Served extends Built {
  readonly server: BuildServer;
}

type Visit = (
  browser: Browser,
  site: Served,
  route: Route,
  rate: number,
) => Promise<Figures>;

/** Reads a page, and counts what that takes. */
const read = async (
  reading: Parameters<typeof readThrough>[0],
  server: BuildServer,
  route: Route,
): Promise<Figures> => {
  server.takeSent();
  const load = await readThrough(reading, server, route.path);
  const weight = weightOf(server.takeSent());
  return { all: bytesOf(weight), ...weight, ...load };
};

const touches = TOUCHES.map(
  ({ device, act }): Visit =>
    (browser, { server, generator }, route, rate) =>
      asVisitor(browser, { device, rate }, async (reading) => {
        await reading.page.addInitScript(reportInView);
        const load = await read(reading, server, route);
        const touched = await act(reading.page, generator, route);
        // Each load on a phone counts, whatever is touched then.
        return device === PHONE ? { ...load, ...touched } : touched;
      }),
);

const load: Visit = (browser, { server }, route, rate) =>
  asVisitor(browser, { device: PHONE, rate }, (reading) =>
    read(reading, server, route),
  );

const withoutScripts: Visit = (browser, { server, generator }, route, rate) =>
  asVisitor(browser, { device: PHONE, rate }, async (reading) => {
    if (generator !== THIS_SITE) return {};
    server.refusesScripts = true;
    try {
      const { LCP } = await readThrough(reading, server, route.path);
      return { 'LCP without scripts': LCP };
    } finally {
      server.refusesScripts = false;
    }
  });

/**
 * Visits each page of builds in turn, with scripts and without, so that a busy minute
 * affects all, each time as a new visitor.
 */
export async function measurePages(
  builds: readonly Built[],
  { routes, rates, runs, isLoad }: Scope,
): Promise<readonly PageFigures[]> {
  const sites: Served[] = [];
  for (const built of builds) {
    const server = await serveBuild(built.dir, LINK);
    await server.compress();
    sites.push({ ...built, server });
  }
  const pages = rates.flatMap((rate) =>
    routes.map((route) =>
      sites.map((site) => ({ rate, route, site, found: [] as Figures[] })),
    ),
  );
  const browser = await launchChromium();
  for (let run = 1; run <= runs; run += 1) {
    for (const builds of pages) {
      for (const visit of [...(isLoad ? [load] : touches), withoutScripts]) {
        for (const { rate, route, site, found } of builds) {
          const what = `${site.name}${route.path}, slowed ${String(rate)} times`;
          console.error(`Run ${String(run)} of ${String(runs)}: ${what}`);
          try {
            found.push(await visit(browser, site, route, rate));
          } catch (error) {
            if (!browser.isConnected()) throw error;
            // Hours of other figures are worth more.
            console.error(`${what}: ${String(error)}`);
          }
        }
      }
    }
  }
  await browser.close();
  for (const { server } of sites) await server.close();
  return pages.flat().map(({ rate, route, site, found }) => ({
    rate,
    page: route.title,
    build: site.name,
    figures: mediansOf(found),
  }));
}

/** @returns `NaN` for what is missing in all */
function mediansOf(found: readonly Figures[]): Figures {
  return Object.fromEntries(
    NAMES.map((name) => {
      const values = found.map((figures) => figures[name] ?? NaN);
      const known = values.filter((value) => !Number.isNaN(value));
      return [name, percentile(known, 0.5)];
    }),
  );
}

/** A frame, in milliseconds, and a share: who is behind by less is not. */
const FRAME = 17;
const SHARE = 1.05;

/** What scripts may add to the largest paint. */
const OF_SCRIPTS = 1.15;

/**
 * Says in which figures the first build is behind the best of the others, and whether
 * its largest paint waits for its scripts.
 */
export function behind([
  own,
  ...others
]: readonly PageFigures[]): readonly string[] {
  if (own === undefined) return [];
  const { LCP = NaN, 'LCP without scripts': bare = NaN } = own.figures;
  const waits =
    LCP > bare * OF_SCRIPTS
      ? [`LCP: ${LCP.toFixed(0)}, without scripts ${bare.toFixed(0)}`]
      : [];
  const slower = NAMES.flatMap((name) => {
    const figure = own.figures[name] ?? NaN;
    const [best] = others
      .map(({ build, figures }) => ({ build, value: figures[name] ?? NaN }))
      .filter(({ value }) => !Number.isNaN(value))
      .sort((a, b) => a.value - b.value);
    if (best === undefined) return [];
    const { build, value } = best;
    return figure > Math.max(value + FRAME, value * SHARE)
      ? [`${name}: ${figure.toFixed(0)}, ${build} ${value.toFixed(0)}`]
      : [];
  });
  return [...waits, ...slower];
}
