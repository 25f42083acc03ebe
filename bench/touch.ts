import type { BrowserContextOptions, Locator, Page } from '@playwright/test';
import type { Generator } from './generators';
import { LAPTOP, PATIENCE, PHONE } from './reader';

/** A page that is measured, and one that its text links. */
export interface Route {
  readonly title: string;
  readonly path: string;
  readonly next: string;
}

/** The first thing that a reader does, on a page at rest. */
interface Touch {
  readonly device: BrowserContextOptions;
  /** Resolves with milliseconds; `Infinity` for what never comes. */
  readonly act: (
    page: Page,
    generator: Generator,
    route: Route,
  ) => Promise<Readonly<Record<string, number>>>;
}

/** Milliseconds between seeing something and touching it, and over a link. */
const LOOK = 500;
const HOVER = 300;

export const TOUCHES: readonly Touch[] = [
  {
    device: PHONE,
    async act(page, { search, field, results }) {
      const opened = await tap(page, page.locator(search), [field]);
      const typed = await untilInView(page, [results], () =>
        page.keyboard.type('css'),
      );
      return { field: opened, results: opened + typed };
    },
  },
  {
    device: PHONE,
    act: async (page, { menu, drawer }) => ({
      menu: await tap(page, page.locator(menu), [drawer]),
    }),
  },
  {
    device: PHONE,
    act: async (page, { text }, { next }) => ({
      'next page, touched': await tap(page, linkTo(page, text, next), [
        'h1',
        next,
      ]),
    }),
  },
  {
    device: LAPTOP,
    async act(page, { text }, { next }) {
      const [x, y] = await middleOf(linkTo(page, text, next));
      const shown = await untilInView(page, ['h1', next], async () => {
        await page.mouse.move(x, y);
        await page.waitForTimeout(HOVER);
        await page.mouse.click(x, y);
      });
      return { 'next page, hovered': shown };
    },
  },
];

function linkTo(page: Page, text: string, title: string): Locator {
  const path = `/${title.toLowerCase()}`;
  const links = ['', '/', '.html'].map((end) => `a[href="${path}${end}"]`);
  return page.locator(`${text} :is(${links.join()})`);
}

async function tap(
  page: Page,
  target: Locator,
  wanted: Wanted,
): Promise<number> {
  const [x, y] = await middleOf(target);
  return untilInView(page, wanted, () => page.touchscreen.tap(x, y));
}

/** Scrolls to an element. */
async function middleOf(target: Locator): Promise<[x: number, y: number]> {
  const element = target.filter({ visible: true }).first();
  await element.scrollIntoViewIfNeeded();
  await element.page().waitForTimeout(LOOK);
  const box = await element.boundingBox();
  if (box === null) throw new Error(`${element.toString()} has no box.`);
  return [box.x + box.width / 2, box.y + box.height / 2];
}

type Wanted = readonly [selector: string, text?: string];

/**
 * Resolves with milliseconds from the first pointer or key that is down to the frame
 * that has an element in view.
 */
async function untilInView(
  page: Page,
  wanted: Wanted,
  act: () => Promise<void>,
): Promise<number> {
  await page.evaluate((lines) => {
    sessionStorage.setItem('wanted', lines);
    sessionStorage.removeItem('touched');
  }, wanted.join('\n'));
  void page.evaluate(reportInView).catch(() => undefined);
  const reported = page.waitForEvent('console', {
    predicate: (message) => message.text().startsWith('in view'),
    timeout: PATIENCE,
  });
  // Awaited below.
  reported.catch(() => undefined);
  await act();
  try {
    return Number((await reported).text().split(' ').at(-1));
  } catch {
    return Infinity;
  }
}

/**
 * In a document, after what is wanted has been told, or in the next: reports how long
 * after the first touch or key an element of it was in view. The page itself looks at
 * each frame: asked from outside, it would answer later the busier it is.
 */
export async function reportInView(): Promise<void> {
  for (const type of ['pointerdown', 'keydown']) {
    const options = { capture: true, once: true };
    addEventListener(
      type,
      ({ timeStamp }) => {
        const time = String(performance.timeOrigin + timeStamp);
        if (!sessionStorage.getItem('touched'))
          sessionStorage.setItem('touched', time);
      },
      options,
    );
  }
  const [selector = '', text = ''] =
    sessionStorage.getItem('wanted')?.split('\n') ?? [];
  if (selector === '') return;
  for (;;) {
    await new Promise(requestAnimationFrame);
    const touched = Number(sessionStorage.getItem('touched'));
    if (touched === 0) continue;
    for (const element of document.querySelectorAll(selector)) {
      if (!element.textContent.includes(text)) continue;
      const { top, bottom, left, right } = element.getBoundingClientRect();
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      if (bottom <= Math.max(top, 0) || top > innerHeight) continue;
      if (right <= Math.max(left, 0) || left > innerWidth) continue;
      const shown = performance.timeOrigin + performance.now();
      sessionStorage.removeItem('wanted');
      console.debug('in view', shown - touched);
      return;
    }
  }
}
