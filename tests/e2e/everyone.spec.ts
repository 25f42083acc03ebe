import type { Page } from '@playwright/test';
import { at, LATEST } from './addresses';
import { expect, test } from './searchFixtures';

/** One of each kind. */
const KINDS = ['/usage', '/search', '/nowhere'];

test.beforeEach(({ expectedErrors }) => {
  expectedErrors.push(/404/);
});

/** What is wrong with the element that has the focus; undefined for none. */
function inspectFocus(): { name: string; faults: string[] } | undefined {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return;
  const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
  const hasOutline = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
  const { top, bottom, left, right } = element.getBoundingClientRect();
  const navbar = document.querySelector('.navbar');
  const covered = navbar?.contains(element)
    ? 0
    : (navbar?.getBoundingClientRect().bottom ?? 0);
  const isSkipLink = element.matches('[href^="#__docusaurus"]');
  return {
    name: `${element.tagName} ${element.textContent.slice(0, 30)}`,
    faults: [
      ...(hasOutline || boxShadow !== 'none' ? [] : ['no focus indicator']),
      ...(bottom > (isSkipLink ? 0 : covered) &&
      top < window.innerHeight &&
      right > 0 &&
      left < window.innerWidth
        ? []
        : ['not in view']),
    ],
  };
}

/** Presses the key until the focus leaves the page. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<string[]> {
  const faults: string[] = [];
  for (let stops = 0; stops < 400; stops += 1) {
    await page.keyboard.press(key);
    const found = await page.evaluate(inspectFocus);
    if (found === undefined) {
      expect(stops).toBeGreaterThan(5);
      return faults;
    }
    faults.push(...found.faults.map((fault) => `${found.name}: ${fault}`));
  }
  return [...faults, 'The focus never leaves the page.'];
}

for (const route of KINDS) {
  test(`the Tab key goes through ${route} and back, always to be seen`, async ({
    page,
    site,
  }) => {
    // Two hundred keys and more.
    test.slow();
    await site.open(at(route));
    expect(await walk(page, 'Tab')).toEqual([]);
    expect(await walk(page, 'Shift+Tab')).toEqual([]);
  });
}

test('every control of the longest page shows its focus @phone', async ({
  page,
  site,
}) => {
  await site.open(at('/modules'));
  // From here on the browser takes the focus for the keyboard's.
  await page.keyboard.press('Tab');
  const unseen = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a[href], button, [tabindex]')]
      .filter((each) => each.tabIndex >= 0 && each.checkVisibility())
      .filter((each) => {
        each.focus({ preventScroll: true });
        if (document.activeElement !== each) return false;
        return getComputedStyle(each).outlineStyle === 'none';
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 100)),
  );
  expect(unseen).toEqual([]);
});

for (const route of ['/', '/modules', ...KINDS]) {
  test(`targets of ${route} are 24 pixels or stand apart @phone`, async ({
    page,
    site,
  }) => {
    await site.open(at(route));
    const small = await page.evaluate(() => {
      const targets = [
        ...document.querySelectorAll('a[href], button, input, select, summary'),
      ]
        .filter((each) =>
          each.checkVisibility({
            visibilityProperty: true,
            opacityProperty: true,
          }),
        )
        .map((element) => ({ element, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.right > 0 && box.width > 1);
      const isSmall = (box: DOMRect) => box.width < 24 || box.height < 24;
      const isInText = (element: Element) => {
        const block = element.closest('p, li, td, h1, h2, h3, figcaption');
        const text = block?.textContent.trim() ?? '';
        return text !== '' && text !== element.textContent.trim();
      };
      // WCAG 2.5.8: a circle of 24 pixels must not touch another target.
      const gap = (box: DOMRect, other: DOMRect) => {
        const x = box.x + box.width / 2;
        const y = box.y + box.height / 2;
        return isSmall(other)
          ? Math.hypot(
              x - other.x - other.width / 2,
              y - other.y - other.height / 2,
            ) - 12
          : Math.hypot(
              Math.max(other.left - x, 0, x - other.right),
              Math.max(other.top - y, 0, y - other.bottom),
            );
      };
      return targets
        .filter(({ box, element }) => isSmall(box) && !isInText(element))
        .filter(({ box, element }) =>
          targets.some(
            (other) => other.element !== element && gap(box, other.box) < 12,
          ),
        )
        .map(
          ({ box, element }) =>
            `${element.outerHTML.slice(0, 100)} ${String(box.width)}×${String(box.height)}`,
        );
    });
    expect(small).toEqual([]);
  });
}

/** What moves for more than 0.01 s. */
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

test.describe('to a reader who wants less motion', () => {
  test.use({ reducedMotion: 'reduce' });

  test('nothing moves, in the dialog and the drawer neither', async ({
    page,
    site,
    search,
  }) => {
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

  test('the button to the top goes there at once', async ({ page, site }) => {
    await site.open(at('/modules'));
    await page.mouse.wheel(0, 4000);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(3000);
    await page.mouse.wheel(0, -500);
    const button = page.getByRole('button', { name: 'Scroll back to top' });
    const after = await button.evaluate((element: HTMLElement) => {
      element.click();
      return window.scrollY;
    });
    expect(after).toBe(0);
  });
});

test.describe('in colors of the reader', () => {
  test.use({ forcedColors: 'active' });

  const styleOf = (page: Page, selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const style = getComputedStyle(element);
        return {
          background: style.backgroundColor,
          fill: style.fill,
          line: style.textDecorationLine,
          outline: style.outlineStyle,
        };
      });

  test('what is active, pressed, focused or drawn is to be seen', async ({
    page,
    site,
    search,
  }) => {
    await site.open(at('/'));
    expect((await styleOf(page, '.menu__link--active')).line).toBe('underline');
    const paper = (await styleOf(page, 'body')).background;
    for (const part of ['.chart text', '.chart-bar', '.chart-bar--own']) {
      expect((await styleOf(page, part)).fill, part).not.toBe(paper);
    }
    await site.open(at('/modules'));
    const toggle = page.locator('.example-library .code-button').first();
    const before = await styleOf(page, '.example-library .code-button');
    await toggle.click();
    const after = await styleOf(page, '.example-library .code-button');
    expect(after.background).not.toBe(before.background);
    await search.open();
    await search.find('minifySvg');
    await page.keyboard.press('ArrowDown');
    expect(
      (await styleOf(page, '.DocSearch-Hit[aria-selected="true"]')).outline,
    ).toBe('solid');
    expect((await styleOf(page, '.DocSearch-Hit mark')).line).toBe('underline');
  });
});

for (const width of [390, 1280]) {
  test(`at ${String(width)} pixels the Tab key stops where something scrolls, only`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await site.open(at('/usage'));
    const wrong: string[] = [];
    let scrolling = 0;
    let isLast = false;
    for (let stops = 0; !isLast && stops < 500; stops += 1) {
      await page.keyboard.press('Tab');
      const stop = await page.evaluate(() => {
        const element = document.activeElement;
        return {
          isLast: element?.textContent === 'MIT license',
          isScroller:
            element?.matches('.table-scroll, .code-block pre') === true,
          scrolls: element && element.scrollWidth > element.clientWidth,
          text: element?.textContent.slice(0, 80) ?? '',
        };
      });
      if (stop.isScroller && stop.scrolls === true) scrolling += 1;
      else if (stop.isScroller) wrong.push(stop.text);
      ({ isLast } = stop);
    }
    expect(isLast).toBe(true);
    expect(wrong).toEqual([]);
    // Nothing that scrolls was passed over.
    expect(
      await page
        .locator('.table-scroll, .code-block pre')
        .evaluateAll(
          (all) =>
            all.filter(
              ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
            ).length,
        ),
    ).toBe(scrolling);
  });
}

test('a new page, another version and a copy are said', async ({
  page,
  site,
  context,
}) => {
  await context.grantPermissions(['clipboard-write']);
  const status = page.getByRole('status');
  await site.open(at('/'));
  await expect(status).toHaveText('');
  await site.sidebar.getByRole('link', { name: 'Usage' }).click();
  await expect(status).toHaveText(`Usage. Version: ${LATEST}`);
  await site.versionMenu().hover();
  await site.versionMenu().getByRole('link', { name: 'Next' }).click();
  await expect(status).toHaveText('Usage. Version: Next');
  const copy = page.getByRole('button', { name: 'Copy Terminal' }).first();
  await copy.focus();
  await page.keyboard.press('Enter');
  await expect(status).toHaveText('Copied');
});

test('no code is translated', async ({ page, site }) => {
  await site.open(at('/modules'));
  const translated = page.locator('.markdown code:not([translate="no"] *)');
  await expect(translated.and(page.locator(':not([translate])'))).toHaveCount(
    0,
  );
});
