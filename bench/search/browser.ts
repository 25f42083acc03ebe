import path from 'node:path';
import type { Browser } from '@playwright/test';
import { SearchModal } from '../../checks/pageObjects/searchModal';
import { documentedVersions } from '../../src/htmlnano/versions';
import { launchChromium, SLOWED } from '../chromium';
import { serveBuild, type BuildServer } from '../server';
import { QUERY_SETS } from './querySets';
import { percentile } from './percentile';

/** What readers of a version wait for. */
export interface OpeningFigures {
  readonly version: string;
  /** Compressed bytes until the first results are shown. */
  readonly bytes: number;
}

export interface BrowserFigures {
  readonly openings: readonly OpeningFigures[];
  /** Milliseconds for 99 of 100 keys in the largest version. */
  readonly keystroke: Times;
  /** The same with the processor slowed four times. */
  readonly slowed: Times;
}

export interface Times {
  /** From the query to its hits, through the client: what the engine takes. */
  readonly answer: number;
  /** From the key to the page that shows them. */
  readonly shown: number;
}

const VERSIONS = documentedVersions(path.join(__dirname, '../..'));

/** A page of Next, which has the largest index. */
const LARGEST = '/next/config';

/** Pages in which each key is measured; the median counts. */
const ROUNDS = 3;

/** Opens, types and measures, in the production build. */
export async function measureBrowser(
  buildDir: string,
): Promise<BrowserFigures> {
  const server = await serveBuild(buildDir);
  const browser = await launchChromium();
  const figures: OpeningFigures[] = [];
  for (const { name, base } of VERSIONS) {
    const bytes = await bytesOfOpening(browser, server, `${base}/config`);
    figures.push({ version: name, bytes });
  }
  const keystroke = await keystrokes(browser, server, LARGEST, 1);
  const slowed = await keystrokes(browser, server, LARGEST, SLOWED);
  await browser.close();
  await server.close();
  return { openings: figures, keystroke, slowed };
}

async function bytesOfOpening(
  browser: Browser,
  server: BuildServer,
  route: string,
): Promise<number> {
  const page = await browser.newPage();
  const search = new SearchModal(page);
  await page.goto(server.home + route, { waitUntil: 'networkidle' });
  server.takeSent();
  await search.open();
  await search.find('collapse whitespace');
  const bytes = sum(server.takeSent());
  await page.close();
  return bytes;
}

const sum = (sent: ReadonlyMap<string, number>): number =>
  [...sent.values()].reduce((total, bytes) => total + bytes, 0);

/** What readers type, key by key, each prefix once. */
const TYPED = [
  ...new Set(
    Object.values(QUERY_SETS)
      .flat()
      // Most queries are for a released version.
      .filter(({ version }) => version !== 'current')
      .slice(0, 60)
      .flatMap(({ query }) =>
        Array.from(query, (_, at) => query.slice(0, at + 1)),
      ),
  ),
];

async function keystrokes(
  browser: Browser,
  server: BuildServer,
  route: string,
  slowdown: number,
): Promise<Times> {
  const rounds: Times[][] = [];
  for (let round = 0; round < ROUNDS; round++) {
    rounds.push(await typedIn(browser, server, route, slowdown));
  }
  // Two cores run the browser's processes and this one: what held a key up
  // only once was one of those.
  const figure = (name: keyof Times): number =>
    percentile(
      TYPED.map((_, key) =>
        percentile(
          rounds.map((times) => times[key]?.[name] ?? NaN),
          0.5,
        ),
      ),
      0.99,
    );
  return { answer: figure('answer'), shown: figure('shown') };
}

async function typedIn(
  browser: Browser,
  server: BuildServer,
  route: string,
  slowdown: number,
): Promise<Times[]> {
  const page = await browser.newPage();
  const search = new SearchModal(page);
  await search.open(server.home + route);
  await search.find('minify');
  await page.waitForLoadState('networkidle');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const times: Times[] = [];
  for (const text of TYPED) {
    times.push(await page.evaluate(typeAndWait, text));
  }
  await page.close();
  return times;
}

/**
 * In the page: enters a text, resolves once its results are announced. As with
 * a reader, the page has come to rest before: what it paints for one key does
 * not count for the next.
 */
async function typeAndWait(text: string): Promise<Times> {
  await new Promise((resolve) => {
    requestAnimationFrame(() => requestIdleCallback(resolve));
  });
  const input = document.querySelector<HTMLInputElement>('#docsearch-input');
  const status = document.querySelector('.search-status');
  if (input === null || status === null) throw new Error('No search.');
  // Called with the input as `this` below.
  const descriptor = Object.getOwnPropertyDescriptor(
    HTMLInputElement.prototype,
    'value',
  );
  return new Promise((resolve) => {
    // An earlier answer must not count for this text.
    performance.clearMeasures('search');
    const start = performance.now();
    const observer = new MutationObserver(() => {
      if (status.textContent.includes(` for ${text}`)) {
        observer.disconnect();
        const [timing] = performance.getEntriesByName('search');
        resolve({
          answer: timing?.duration ?? NaN,
          shown: performance.now() - start,
        });
      }
    });
    observer.observe(status, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    // React recognizes typing only by the browser's own setter.
    descriptor?.set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
}
