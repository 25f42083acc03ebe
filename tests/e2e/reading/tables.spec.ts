import { faultsOfTables } from '../../support/layout';
import { at, expect, test } from '../fixtures';

test('a phone shows all columns, and their names @phone', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await site.open(at('/next'));
  for (const fold of await page.locator('.markdown details').all())
    await fold.evaluate((details: HTMLDetailsElement) => {
      details.open = true;
    });
  expect(await page.evaluate(faultsOfTables)).toEqual([]);
});
