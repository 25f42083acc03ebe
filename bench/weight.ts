import type { Browser, Request } from '@playwright/test';
import { untilQuiet } from './quiet';
import type { BuildServer } from './server';

/** What a browser fetches for a page: Brotli bytes of bodies. */
export interface Weight {
  readonly html: number;
  readonly scripts: number;
  /** Scripts that come with the first move of the mouse. */
  readonly started: number;
  readonly styles: number;
  readonly others: number;
  /** For pages that may be next, once this one is there. */
  readonly prefetched: number;
  /** How many, without what is prefetched. */
  readonly requests: number;
}

const KINDS: Readonly<Record<string, 'html' | 'scripts' | 'styles'>> = {
  document: 'html',
  script: 'scripts',
  stylesheet: 'styles',
};

/** Opens a page with an empty cache; when it is quiet, moves the mouse. */
export async function weigh(
  browser: Browser,
  server: BuildServer,
  path: string,
): Promise<Weight> {
  // What is kept for reading offline has a budget of its own.
  const page = await browser.newPage({ serviceWorkers: 'block' });
  const kinds = new Map<string, keyof Weight>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const kind = isPrefetch(request)
      ? 'prefetched'
      : (KINDS[request.resourceType()] ?? 'others');
    // What is prefetched for the next page may be a part of this one.
    if (!kinds.has(pathname)) kinds.set(pathname, kind);
  });
  server.takeSent();
  await untilQuiet(page, () => page.goto(server.home + path));
  const sum = {
    html: 0,
    scripts: 0,
    started: 0,
    styles: 0,
    others: 0,
    prefetched: 0,
    requests: 0,
  };
  for (const [pathname, bytes] of server.takeSent()) {
    const kind = kinds.get(pathname) ?? 'others';
    sum[kind] += bytes;
    if (kind !== 'prefetched') sum.requests += 1;
  }
  await untilQuiet(page, () => page.mouse.move(9, 9));
  await page.close();
  for (const [pathname, bytes] of server.takeSent()) {
    if (kinds.get(pathname) === 'scripts') sum.started += bytes;
  }
  return sum;
}

function isPrefetch(request: Request): boolean {
  const headers = request.headers();
  return (headers['sec-purpose'] ?? headers.purpose) === 'prefetch';
}
