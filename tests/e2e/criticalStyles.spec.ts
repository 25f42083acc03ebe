import type { Page } from '@playwright/test';
import { at } from './addresses';
import { expect, test } from './fixtures';

/** How the elements of a page look, one line each: place and computed style. */
const lookOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    Array.from(document.body.querySelectorAll('*'), (element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      return [
        `<${element.localName} class="${String(element.getAttribute('class'))}">`,
        ...[x, y, width, height].map(Math.round),
        ...Array.from(
          style,
          (name) => `${name}: ${style.getPropertyValue(name)}`,
        ),
      ].join('; ');
    }),
  );

/** Of two lines, what differs. */
function change(before: string, after = ''): string {
  const known = new Set(before.split('; '));
  const [element = '', ...looks] = after.split('; ');
  return [element, ...looks.filter((look) => !known.has(look))].join(' ');
}

for (const colors of ['light', 'dark'] as const) {
  for (const route of ['/', '/1.1.1/config', '/search', '/nowhere']) {
    test(
      `${route} looks in ${colors} mode as with the whole style sheet`,
      { tag: colors === 'light' ? ['@phone'] : [] },
      async ({ page, expectedErrors }) => {
        expectedErrors.push(/404/);
        // The page as it was written: what the site draws needs the sheet.
        await page.route('**/assets/js/*', (request) =>
          request.fulfill({ body: 'window.hasScripts = true' }),
        );
        await page.goto(at(`${route}?docusaurus-theme=${colors}`));
        const own = await lookOf(page);
        await page.evaluate(async () => {
          const style = document.querySelector<HTMLElement>('style[data-href]');
          const link = document.createElement('link');
          link.rel = 'stylesheet';
          link.href = style?.dataset.href ?? '';
          await new Promise((resolve) => {
            link.addEventListener('load', resolve);
            style?.after(link);
          });
          style?.remove();
        });
        const whole = await lookOf(page);
        const changes = own.flatMap((look, index) =>
          look === whole[index] ? [] : change(look, whole[index]),
        );
        expect(changes).toEqual([]);
      },
    );
  }
}

test('the style sheet comes with the site, in place of the styles of the page @subpath', async ({
  page,
  site,
}) => {
  await page.goto(at('/config'));
  await expect(page.locator('style[data-href]')).toHaveCount(1);
  await expect(page.locator('link[rel=stylesheet]')).toHaveCount(0);
  await site.hydrated();
  await expect(page.locator('style[data-href]')).toHaveCount(0);
  await expect(page.locator('link[rel=stylesheet]')).toHaveCount(1);
});

test('without its style sheet the site starts all the same', async ({
  page,
  site,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/, /styles\.\w+\.css/);
  await page.route(/styles\.\w+\.css$/, (route) => route.abort());
  await site.open(at('/config'));
  await site.sidebar.getByRole('link', { name: 'Usage' }).click();
  await expect(site.heading).toHaveText('Usage');
  await expect(page.locator('style[data-href]')).toHaveCount(1);
});
