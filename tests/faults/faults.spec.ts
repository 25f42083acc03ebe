import { expect, test as base } from '@playwright/test';
import { at } from '../e2e/addresses';
import { stir } from '../e2e/fixtures';
import { PAGES, titleOf } from '../e2e/specification';
import { FAULTS, type FaultOptions } from './faults';

const test = base.extend<FaultOptions>({ fault: ['', { option: true }] });

const ROUTES = [
  ...PAGES.map(({ route, doc }) => ({ route, title: titleOf(doc) })),
  { route: at('/search'), title: 'Search' },
  { route: at('/nowhere'), title: 'Page Not Found' },
];

for (const { route, title } of ROUTES) {
  test(route, async ({ page, fault: name }) => {
    const fault = FAULTS[name];
    if (fault === undefined) throw new Error(`There is no fault ${name}.`);
    let loads = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads += 1;
    });
    const failed = new Set<string>();
    page.on('response', (response) => {
      if (response.status() === 404) failed.add(response.url());
    });
    const crashes: string[] = [];
    page.on('pageerror', ({ message }) => {
      crashes.push(message);
    });
    await fault.prepare(page);
    await page.goto(route);
    const heading = page.getByRole('heading', { level: 1 });
    const hydrated = page.locator('html[data-has-hydrated=true]');
    // A reader's first move starts the site.
    await stir(page);
    if (fault.runs) await hydrated.waitFor();
    // Whatever goes wrong, there is something to read.
    await expect(heading).toHaveText(title);
    if (fault.later) {
      await fault.later(page);
      await page.getByRole('link', { name: 'htmlnano' }).first().click();
      // The page that was asked for, or what is missing, and a way to retry.
      await expect(
        page
          .getByRole('button', { name: 'Retry' })
          .or(page.getByRole('heading', { level: 1, name: 'Introduction' })),
      ).toBeVisible();
    }
    await expect(page.getByText('This page crashed.')).toHaveCount(0);
    await expect(page.getByText('did not load properly')).toHaveCount(0);
    expect(loads).toBeLessThanOrEqual(fault.loads ?? 1 + failed.size);
    expect(crashes).toEqual([]);
  });
}
