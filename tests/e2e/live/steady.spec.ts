import type { Locator } from '@playwright/test';
import { setMode, stopMotion } from '../axe';
import { at, expect, test } from '../fixtures';

declare global {
  interface Window {
    shift?: number;
  }
}

for (const width of [390, 768, 1280]) {
  const tag = width === 390 ? [] : ['@all'];
  test(
    `opened by its own link, Try it does not move the page of ${String(width)} pixels`,
    { tag },
    async ({ page, site, tryIt }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.addInitScript(() => {
        window.shift = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as unknown as {
            readonly value: number;
            readonly hadRecentInput: boolean;
          }[])
            if (!entry.hadRecentInput)
              window.shift = (window.shift ?? 0) + entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await site.open(at('/next/usage#try-it'));
      await expect(tryIt.losses).toBeVisible();
      await expect(tryIt.output).toContainText('<!doctype');
      expect(await page.evaluate(() => window.shift)).toBeLessThanOrEqual(0.02);
      const rows = await tryIt.all
        .locator('.live-toolbar > *')
        .evaluateAll((controls) =>
          controls.map((control) => {
            const { top, height } = control.getBoundingClientRect();
            return top + height / 2;
          }),
        );
      const breaks = rows.filter((y, index) => y - (rows[index - 1] ?? y) > 10);
      expect(breaks).toHaveLength(width < 600 ? 1 : 0);
    },
  );
}

test('what is typed halfway folds nothing', async ({ site, tryIt }) => {
  await site.open(at('/next/usage#try-it'));
  await tryIt.savings.click();
  const together = tryIt.all.getByRole('row', { name: 'Together' });
  await expect(together).toBeVisible();
  const heightOf = () =>
    tryIt.all
      .locator('.live-verdict, .live-panel')
      .evaluateAll((parts) =>
        parts.map((part) => part.getBoundingClientRect().height),
      );
  const heights = await heightOf();
  await tryIt.options.fill('{ minifyCss: ');
  await expect(tryIt.error).toContainText('Options, line 1');
  await expect(tryIt.module('minifyCss')).toBeVisible();
  await expect(together).toBeVisible();
  expect(await heightOf()).toEqual(heights);
  await tryIt.options.fill('{ minifyCss: false }');
  await expect(tryIt.output).toBeVisible();
  await expect(tryIt.module('minifyCss')).not.toBeChecked();
  await expect(together).toBeVisible();
});

test('editors have an edge that can be seen, light and dark', async ({
  page,
  site,
  tryIt,
  example,
}) => {
  await site.open(at('/next/usage#try-it'));
  await expect(tryIt.all.getByText('HTML, editable')).toBeVisible();
  const expectEdges = async (fields: readonly Locator[]): Promise<void> => {
    await stopMotion(page);
    for (const mode of ['light', 'dark'] as const) {
      await setMode(page, mode);
      for (const field of fields)
        expect(await edgeContrast(field), mode).toBeGreaterThanOrEqual(3);
    }
  };
  await expectEdges([tryIt.html, tryIt.options, tryIt.piece]);
  await site.open(at('/next/modules'));
  const { edit, source } = example('removeemptyattributes');
  await edit.click();
  await expect(source).toBeVisible();
  await expectEdges([source]);
});

/** The contrast of a field's border, or outline, with what is around it. */
const edgeContrast = (field: Locator) =>
  field.evaluate((element) => {
    const canvas = document
      .createElement('canvas')
      .getContext('2d', { willReadFrequently: true });
    const luminance = (color: string): number => {
      if (!canvas) return NaN;
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = [
        ...canvas.getImageData(0, 0, 1, 1).data,
      ].map((part) => {
        const share = part / 255;
        return share <= 0.03928
          ? share / 12.92
          : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const backgroundOf = (part: Element | null): string => {
      const color = part ? getComputedStyle(part).backgroundColor : '#fff';
      return /, 0\)$|transparent/.test(color)
        ? backgroundOf(part?.parentElement ?? null)
        : color;
    };
    const style = getComputedStyle(element);
    const edge =
      style.outlineStyle === 'none' ? style.borderTopColor : style.outlineColor;
    const [a, b] = [luminance(edge), luminance(backgroundOf(element))];
    return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  });
