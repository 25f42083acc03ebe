import type { Browser, Request } from '@playwright/test';
import { untilQuiet } from './quiet';
import type { BuildServer } from './server';

type Kind = 'html' | 'scripts' | 'styles' | 'others' | 'prefetched';

/** Brotli bytes of bodies, and how many, without what is prefetched. */
type Fetched = Record<Kind | 'requests', number>;

/** What a browser fetches for a page: before idle time, if not said. */
export interface Weight extends Readonly<Fetched> {
  /** In idle time, without what is prefetched. */
  readonly idle: number;
}

const KIND_OF: Readonly<Record<string, Kind>> = {
  document: 'html',
  script: 'scripts',
  stylesheet: 'styles',
};

/**
 * Opens a page with an empty cache until it is quiet: with data saving on, when
 * nothing comes in idle time, and without.
 */
export async function weigh(
  browser: Browser,
  server: BuildServer,
  path: string,
): Promise<Weight> {
  const saving = await fetchedBy(browser, server, path, true);
  const all = await fetchedBy(browser, server, path, false);
  const { html, scripts, styles, others, requests } = saving;
  return {
    ...{ html, scripts, styles, others, requests },
    idle: bytesOf(all) - bytesOf(saving),
    prefetched: all.prefetched,
  };
}

/** All bytes, without what is prefetched. */
export const bytesOf = (
  fetched: Pick<Fetched, 'html' | 'scripts' | 'styles' | 'others'>,
): number => fetched.html + fetched.scripts + fetched.styles + fetched.others;

async function fetchedBy(
  browser: Browser,
  server: BuildServer,
  path: string,
  saveData: boolean,
): Promise<Fetched> {
  // What is kept for reading offline has a budget of its own.
  const page = await browser.newPage({ serviceWorkers: 'block' });
  await page.addInitScript(
    (connection) => {
      Object.defineProperty(navigator, 'connection', { value: connection });
    },
    { saveData },
  );
  const kinds = new Map<string, Kind>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const kind = isPrefetch(request)
      ? 'prefetched'
      : (KIND_OF[request.resourceType()] ?? 'others');
    // What is prefetched for the next page may be a part of this one.
    if (!kinds.has(pathname)) kinds.set(pathname, kind);
  });
  server.takeSent();
  await untilQuiet(page, () => page.goto(server.home + path));
  await page.close();
  const fetched: Fetched = {
    html: 0,
    scripts: 0,
    styles: 0,
    others: 0,
    prefetched: 0,
    requests: 0,
  };
  for (const [pathname, bytes] of server.takeSent()) {
    const kind = kinds.get(pathname) ?? 'others';
    fetched[kind] += bytes;
    if (kind !== 'prefetched') fetched.requests += 1;
  }
  return fetched;
}

function isPrefetch(request: Request): boolean {
  const headers = request.headers();
  return (headers['sec-purpose'] ?? headers.purpose) === 'prefetch';
}
