import type { Browser, Page } from '@playwright/test';
import { launchChromium } from './chromium';
import { asVisitor } from './reader';
import { LINK, serveBuild } from './server';

const DEVICES = {
  phone: { viewport: { width: 390, height: 844 }, isMobile: true },
  laptop: { viewport: { width: 1280, height: 900 } },
} as const;

type Device = keyof typeof DEVICES;

/** A page, and what a reader should not have to scroll far for. */
interface Route {
  readonly path: string;
  /** Selectors, by what they find. */
  readonly places: Readonly<Record<string, string>>;
}

/** The first block that is more than `npm install`. */
const RUN = { 'first command or script': '[data-bench-run]' };
const USAGE = { 'Try it': '#try-it', 'which tool': '#which-tool' };

const ROUTES: readonly Route[] = [
  { path: '/', places: RUN },
  { path: '/next', places: RUN },
  { path: '/usage', places: USAGE },
  { path: '/next/usage', places: USAGE },
  { path: '/next/modules', places: { 'first module': 'h3' } },
];

/** How long a page is with everything folded that can be. */
export interface Length {
  readonly path: string;
  readonly device: Device;
  /** Heights of the window. */
  readonly screens: number;
  /** Words that are no code; the same for each device. */
  readonly words: number;
  /** By what is found: the screens above its end, `NaN` where it is not there. */
  readonly places: Readonly<Record<string, number>>;
}

/** Measures pages of a build, as a reader finds them. */
export async function measureLengths(dir: string): Promise<Length[]> {
  const server = await serveBuild(dir, LINK);
  const browser = await launchChromium();
  const lengths: Length[] = [];
  for (const route of ROUTES)
    for (const device of ['phone', 'laptop'] as const)
      lengths.push(await measure(browser, server.home, route, device));
  await browser.close();
  await server.close();
  return lengths;
}

const measure = (
  browser: Browser,
  home: string,
  { path, places }: Route,
  device: Device,
): Promise<Length> =>
  asVisitor(browser, { device: DEVICES[device] }, async ({ page }) => {
    await page.goto(home + path);
    return { path, device, ...(await lengthOf(page, places)) };
  });

const lengthOf = (
  page: Page,
  places: Route['places'],
): Promise<Pick<Length, 'screens' | 'words' | 'places'>> =>
  page.evaluate((selectors) => {
    const text = document.querySelector('.theme-doc-markdown') ?? document.body;
    const isRead = (node: Node): boolean =>
      !node.parentElement?.closest(
        'figure, details:not([open]) > :not(summary)',
      );
    const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (walker.nextNode())
      if (isRead(walker.currentNode))
        texts.push(walker.currentNode.textContent ?? '');
    const words = texts
      .join(' ')
      .split(/\s+/)
      .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
    const runs = text.querySelectorAll('pre.code-command, pre.code-program');
    Array.from(runs)
      .find((run) => !/^npm install/.test(run.textContent))
      ?.setAttribute('data-bench-run', '');
    const { innerHeight, scrollY } = window;
    const end = (selector: string): number => {
      const found = text.querySelector(selector)?.getBoundingClientRect();
      return found ? (found.bottom + scrollY) / innerHeight : NaN;
    };
    return {
      screens: document.documentElement.scrollHeight / innerHeight,
      words,
      places: Object.fromEntries(
        Object.entries(selectors).map(([name, selector]) => [
          name,
          end(selector),
        ]),
      ),
    };
  }, places);
