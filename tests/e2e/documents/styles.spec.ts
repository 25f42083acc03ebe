import fs from 'node:fs';
import path from 'node:path';
import { stopMotion } from '../axe';
import { at, BUILD, expect, test } from '../fixtures';

/** The site's whole style sheet, of which the page has a part. */
const sheet = (): string => {
  const folder = 'assets/css';
  const files = fs.readdirSync(path.join(BUILD, folder));
  return at(
    `/${folder}/${String(files.find((name) => name.startsWith('styles')))}`,
  );
};

interface Look {
  /** x, y, width and height, in pixels. */
  readonly place: readonly number[];
  readonly style: readonly string[];
}

/** In the browser: how elements change when the whole style sheet comes. */
async function findChanges(href: string): Promise<string[]> {
  const root = document.documentElement;
  // It compares the first three elements with the same classes in the same place.
  const kinds = new Map<string, number>();
  const kindOf = (element: Element | null, depth: number): string =>
    element === null || depth === 0
      ? ''
      : `${kindOf(element.parentElement, depth - 1)} ${element.localName}.${String(element.getAttribute('class'))}`;
  const elements = [...document.body.querySelectorAll('*')].filter(
    (element) => {
      const kind = kindOf(element, 4);
      const count = (kinds.get(kind) ?? 0) + 1;
      kinds.set(kind, count);
      return count <= 3;
    },
  );
  const properties = Array.from(getComputedStyle(root));
  const lookOf = (element: Element): Look => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    return {
      place: [x, y, width, height],
      style: properties.map((name) => style.getPropertyValue(name)),
    };
  };
  const lookIn = (mode: string): Look[] => {
    root.dataset.theme = mode;
    return elements.map(lookOf);
  };
  // A closed menu has a place only after it was asked for once.
  for (const element of elements) element.getBoundingClientRect();
  const before = { light: lookIn('light'), dark: lookIn('dark') };

  const own = document.querySelector('head > style');
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  await new Promise((resolve) => {
    link.addEventListener('load', resolve);
    own?.after(link);
  });
  own?.remove();

  const changes: string[] = [];
  for (const mode of ['light', 'dark'] as const) {
    for (const [index, look] of lookIn(mode).entries()) {
      const old = before[mode][index];
      const names = properties.filter(
        (_, place) => look.style[place] !== old?.style[place],
      );
      // Chromium rounds a baseline up or down, not the same way each time.
      const isMoved = look.place.some(
        (each, side) => Math.abs(each - (old?.place[side] ?? Infinity)) > 1,
      );
      if (isMoved) names.push('place');
      if (names.length === 0) continue;
      const { localName, className } = elements[index] ?? root;
      changes.push(`${mode}: ${localName}.${className}: ${names.join()}`);
    }
  }
  return changes;
}

for (const route of ['/', '/search', '/nowhere']) {
  test(
    `${route} looks as with the whole style sheet`,
    route === '/' ? { tag: '@phone' } : {},
    async ({ page, expectedErrors }) => {
      expectedErrors.push(/404/);
      // No script changes the page.
      await page.route('**/assets/js/*', (request) =>
        request.fulfill({
          body: "document.documentElement.dataset.hasScripts = 'true'",
        }),
      );
      await page.goto(at(route));
      await stopMotion(page);
      expect(await page.evaluate(findChanges, sheet())).toEqual([]);
    },
  );
}

test(
  'what scripts draw looks as with the whole style sheet',
  { tag: '@phone' },
  async ({ page, search }) => {
    // The contents mark the section.
    await search.openComplete(at('/config#mistakes'));
    await search.find('minify');
    await stopMotion(page);
    expect(await page.evaluate(findChanges, sheet())).toEqual([]);
  },
);
