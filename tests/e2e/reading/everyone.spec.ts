import type { Page } from '@playwright/test';
import { at, expect, overflowOf, test } from '../fixtures';
import { NEXT, routeOf } from '../specification';

const SCROLLERS = '.table-scroll, .code-block pre';

/** Describes the focused element and its faults; `undefined` without focus. */
function inspectFocus(
  scrollers: string,
): { name: string; faults: string[]; scrolls: boolean } | undefined {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return;
  const { outlineStyle, outlineWidth, outlineColor, boxShadow } =
    getComputedStyle(element);
  const lightOf = (color: string): number => {
    const [red = 0, green = 0, blue = 0] = Array.from(
      color.matchAll(/[\d.]+/g),
      ([part]) => ((Number(part) / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
  };
  const { backgroundColor } = getComputedStyle(document.documentElement);
  const ratio = lightOf(outlineColor) / lightOf(backgroundColor);
  const hasOutline =
    outlineStyle !== 'none' &&
    parseFloat(outlineWidth) >= 2 &&
    // WCAG 1.4.11.
    Math.max(ratio, 1 / ratio) >= 3;
  const { top, bottom, left, right } = element.getBoundingClientRect();
  // The second one of narrow screens.
  const bars = [
    ...document.querySelectorAll('.navbar, .page-contents > button'),
  ];
  const covered = bars.some((bar) => bar.contains(element))
    ? 0
    : Math.max(...bars.map((bar) => bar.getBoundingClientRect().bottom));
  const isSkipLink = element.matches('[href^="#__docusaurus"]');
  const isInView =
    bottom > (isSkipLink ? 0 : covered) &&
    top < window.innerHeight &&
    right > 0 &&
    left < window.innerWidth;
  const isScroller = element.matches(scrollers);
  const scrolls = isScroller && element.scrollWidth > element.clientWidth;
  return {
    name: `${element.tagName} ${element.ariaLabel ?? element.textContent.slice(0, 30)}`,
    faults: [
      ...(hasOutline || boxShadow !== 'none' ? [] : ['no focus indicator']),
      ...(isInView ? [] : ['not in view']),
      ...(scrolls === isScroller ? [] : ['nothing scrolls here']),
    ],
    scrolls,
  };
}

/**
 * Presses Tab until the focus leaves the page.
 *
 * @returns names of its stops
 */
async function walk(page: Page): Promise<string[]> {
  const stops: string[] = [];
  const faults: string[] = [];
  let scrolling = 0;
  while (stops.length < 400) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(inspectFocus, SCROLLERS);
    if (found === undefined) break;
    stops.push(found.name);
    faults.push(...found.faults.map((fault) => `${found.name}: ${fault}`));
    if (found.scrolls) scrolling += 1;
  }
  expect(faults).toEqual([]);
  // No scrolling element was skipped.
  const all = await page.locator(SCROLLERS).evaluateAll(
    (scrollers) =>
      // Others are folded.
      scrollers.filter(
        (scroller) =>
          scroller.checkVisibility() &&
          scroller.scrollWidth > scroller.clientWidth,
      ).length,
  );
  expect(scrolling).toBe(all);
  return stops;
}

for (const [route, mode] of [
  ['/usage', 'light'],
  ['/search', 'dark'],
] as const)
  test(`on ${route} the Tab key always shows where it is, and stops only at what scrolls`, async ({
    page,
    site,
  }) => {
    // It presses more than two hundred keys.
    test.slow();
    await site.open(at(route));
    if (mode === 'dark') {
      await site.colorMode.click();
      await page.reload();
      await site.ready();
    }
    const stops = await walk(page);
    expect(stops[0]).toBe('A Skip to main content');
    expect(stops.length).toBeGreaterThan(5);
    expect(stops.length, 'the focus leaves the page').toBeLessThan(400);
  });

test('the Tab key stops at what scrolls up and down', async ({
  page,
  site,
}) => {
  await site.open(at('/usage'));
  const code = page.locator('.code-block [role=group]').first();
  await expect(code).toHaveAttribute('tabindex', '-1');
  await code.evaluate((element) => (element.style.height = '1px'));
  await expect(code).toHaveAttribute('tabindex', '0');
});

test('the Tab key reaches the contents first', async ({ page, site }) => {
  await site.open(routeOf(NEXT, { slug: '/modules' }));
  let stops = 0;
  while ((await site.contents.locator(':focus').count()) === 0) {
    await page.keyboard.press('Tab');
    stops += 1;
    expect(stops).toBeLessThanOrEqual(20);
    await expect(page.locator('article :focus')).toHaveCount(0);
  }
});

test('the first link leads to the text at once', async ({ page, site }) => {
  site.expectNotFound(at('/nowhere'));
  for (const route of ['/usage', '/search', '/nowhere']) {
    await page.goto(at(route), { waitUntil: 'domcontentloaded' });
    await page.keyboard.press('Tab');
    const link = page.getByRole('link', { name: 'Skip to main content' });
    await expect(
      link,
      'INTERNALS.md: Class names of the theme',
    ).toBeInViewport();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.locator('main :focus')).toBeInViewport();
    expect(await page.evaluate(() => scrollY)).toBeLessThan(20);
  }
});

/** Elements with an animation or transition of more than 0.01 s. */
const moving = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((element) =>
      [undefined, '::before', '::after'].flatMap((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        const seconds = [
          style.animationDuration,
          style.animationDelay,
          style.transitionDuration,
          style.transitionDelay,
        ].flatMap((value) => value.split(', ').map(parseFloat));
        return seconds.some((value) => value > 0.01)
          ? [`${element.outerHTML.slice(0, 80)} ${pseudo ?? ''}`]
          : [];
      }),
    ),
  );

test('nothing moves with reduced motion', async ({ page, site, search }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await site.open(at('/usage'));
  expect(await moving(page)).toEqual([]);
  await search.open();
  await search.find('options');
  expect(await moving(page)).toEqual([]);
  await search.close();
  await page.setViewportSize({ width: 390, height: 844 });
  await site.hamburger.click();
  await expect(site.drawer).toBeInViewport();
  expect(await moving(page)).toEqual([]);
});

test('forced colors show what is active', async ({ page, site, search }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await site.open(at('/next'));
  for (const [part, property, value] of [
    ['.menu__link--active', 'text-decoration-line', 'underline'],
    ['.code-block', 'border-top-style', 'solid'],
  ] as const)
    await expect(page.locator(part).first()).toHaveCSS(property, value);
  await expectSystemColors(page);
  // Browsers draw no shadows here.
  await expect(search.button).toHaveCSS('border-top-style', 'solid');
  await search.open();
  await search.find('minifySvg');
  await expect(search.activeRow).toHaveCSS('outline-style', 'solid');
  await expectSystemColors(page);
  await site.open(at('/search?q=minify'));
  await page.locator('main mark').first().waitFor();
  await expectSystemColors(page);
});

/** In the page: drawings and marks in a color that is not the reader's. */
function ownColors(): string[] {
  const probe = document.createElement('i');
  document.body.append(probe);
  const names = ['CanvasText', 'ButtonText', 'LinkText', 'MarkText'];
  const systemColors = [...names, 'GrayText', 'Highlight', 'Mark'].map(
    (name) => {
      probe.style.color = name;
      return getComputedStyle(probe).color;
    },
  );
  probe.remove();
  const drawn = document.querySelectorAll('svg, svg *, mark');
  return [...drawn].flatMap((element) => {
    if (!element.checkVisibility({ visibilityProperty: true })) return [];
    const { fill, stroke, color, backgroundColor } = getComputedStyle(element);
    const isMark = element.matches('mark');
    return (isMark ? [color, backgroundColor] : [fill, stroke])
      .filter((value) => value !== 'none' && !systemColors.includes(value))
      .map(
        (value) =>
          `${value}: ${element.parentElement?.outerHTML.slice(0, 99) ?? ''}`,
      );
  });
}

const expectSystemColors = async (page: Page): Promise<void> => {
  expect(await page.evaluate(ownColors)).toEqual([]);
};

/** Sizes and spaces of text that readers set by a style sheet. */
const TEXTS = {
  'text of 200 %': 'html { font-size: 200% }',
  'text of 300 %': 'html { font-size: 300% }',
  'letters of 24 pixels': 'body * { font-size: max(24px, 1em) !important }',
  'the spaces of WCAG 1.4.12':
    '* { letter-spacing: .12em !important; word-spacing: .16em !important; line-height: 1.5 !important } p { margin-bottom: 2em !important }',
};

/** Has a page shown with a style sheet of the reader. */
const setStyles = (page: Page, css: string): Promise<void> =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);

/** In the page: parts of the navbar that cover each other, or are cut. */
function faultsOfNavbar(): string[] {
  const parts = [
    ...document.querySelectorAll(
      '.navbar__toggle, .navbar__logo, .navbar__inner .navbar__title, .navbar__inner .navbar__item, .DocSearch-Button',
    ),
  ].filter(
    (part) => part.checkVisibility() && !part.closest('.navbar-sidebar'),
  );
  const { bottom = 0 } =
    document.querySelector('.navbar')?.getBoundingClientRect() ?? {};
  return parts.flatMap((part, index) => {
    const box = part.getBoundingClientRect();
    const covered = parts.slice(index + 1).filter((other) => {
      const { left, right, top, bottom: end } = other.getBoundingClientRect();
      return (
        left < box.right - 1 &&
        box.left < right - 1 &&
        top < box.bottom - 1 &&
        box.top < end - 1
      );
    });
    const isCut =
      part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0;
    return [
      ...covered.map((other) => `${part.className} over ${other.className}`),
      ...(isCut ? [`${part.className} is cut`] : []),
      ...(box.bottom > bottom + 1 ? [`${part.className} is below`] : []),
    ];
  });
}

test('large text covers and cuts nothing', async ({ page, site }) => {
  await site.open(at('/next/presets'));
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    for (const [name, css] of Object.entries(TEXTS)) {
      await setStyles(page, css);
      const what = `${String(width)} pixels, ${name}`;
      await expect.poll(() => overflowOf(page), what).toBe(0);
      expect(await page.evaluate(faultsOfNavbar), what).toEqual([]);
    }
  }
});
