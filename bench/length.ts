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

/** tsx would name functions in it with a helper that the page does not have. */
const lengthOf = (
  page: Page,
  places: Route['places'],
): Promise<Pick<Length, 'screens' | 'words' | 'places'>> =>
  page.evaluate((selectors) => {
    const text = document.querySelector('.theme-doc-markdown') ?? document.body;
    const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
    const hidden = 'figure, details:not([open]) > :not(summary)';
    const texts: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (!node.parentElement?.closest(hidden))
        texts.push(node.textContent ?? '');
    Array.from(text.querySelectorAll('pre.code-command, pre.code-program'))
      .find((run) => !run.textContent.startsWith('npm install'))
      ?.setAttribute('data-bench-run', '');
    const { innerHeight, scrollY } = window;
    const found = Object.entries(selectors).map(([name, selector]) => {
      const box = text.querySelector(selector)?.getBoundingClientRect();
      return [name, box ? (box.bottom + scrollY) / innerHeight : NaN] as const;
    });
    return {
      screens: document.documentElement.scrollHeight / innerHeight,
      words: texts
        .join(' ')
        .split(/\s+/)
        .filter((word) => /[\p{L}\p{N}]/u.test(word)).length,
      places: Object.fromEntries(found),
    };
  }, places);
