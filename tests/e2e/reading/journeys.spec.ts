import { devices, type Locator, type Page } from '@playwright/test';
import { versionOfNext } from '../../../scripts/release/workspaces';
import { SITE_DIR } from '../../../src/htmlnano/versions';
import {
  at,
  expect,
  LATEST,
  OLDEST,
  SearchModal,
  Site,
  test,
} from '../fixtures';

/** What a reader may do until they can act: a click, a query with its Enter, a fold. */
const MOST_ACTIONS = 3;

/** How far below the top of the window the answer may stand, in windows. */
const SCREENS = 1.5;

/** The version of the library that the pages of Next are about. */
const NEWEST = versionOfNext(SITE_DIR);

/** A reader with a question, who starts on the home page. */
class Reader {
  #actions = 0;

  constructor(private readonly page: Page) {}

  async startsAt(route: string): Promise<void> {
    await new Site(this.page).open(route);
  }

  async clicks(link: Locator): Promise<void> {
    this.#actions += 1;
    await link.click();
  }

  /** Types a query, and follows the first result. */
  async searches(query: string): Promise<void> {
    this.#actions += 1;
    const search = new SearchModal(this.page);
    await search.openComplete();
    await search.find(query);
    await this.page.keyboard.press('Enter');
    await expect(search.dialog).toBeHidden();
    await new Site(this.page).ready();
  }

  /** Sees the answer, once at least, without scrolling far. */
  async reads(answer: Locator): Promise<void> {
    const { height = 0 } = this.page.viewportSize() ?? {};
    await expect
      .poll(async () => {
        const tops = await answer
          .filter({ visible: true })
          .evaluateAll((all) =>
            all.map((one) => one.getBoundingClientRect().top),
          );
        return Math.min(...tops.filter((top) => top > -1));
      }, 'pixels from the top of the window')
      .toBeLessThan(SCREENS * height);
    expect(this.#actions, 'actions').toBeLessThanOrEqual(MOST_ACTIONS);
  }
}

test('who wants to shrink a folder', async ({ page }) => {
  const reader = new Reader(page);
  for (const route of ['/', '/next']) {
    await reader.startsAt(route);
    // A script for a folder, or the command.
    await reader.reads(page.getByText(/readdir\(folder|--in-place/));
  }
});

test('whose floating labels broke', async ({ page }) => {
  const reader = new Reader(page);
  await reader.startsAt('/');
  await reader.searches('my floating labels broke');
  // A point of a module, or a row of "When a page breaks".
  const harm = page.locator('li, tr').filter({ hasText: /floating label/i });
  await reader.reads(harm);
  await reader.reads(page.getByText('removeEmptyAttributes: false'));
});

test.describe('on a phone', () => {
  const { viewport, hasTouch, isMobile, userAgent } = devices['Pixel 7'];
  test.use({ viewport, hasTouch, isMobile, userAgent });

  test("who wants to know what 'all' of collapseWhitespace does", async ({
    page,
  }) => {
    const reader = new Reader(page);
    await reader.startsAt('/');
    await reader.searches("collapseWhitespace 'all'");
    await reader.reads(page.getByText("{ collapseWhitespace: 'all' }"));
  });
});

test('who has an old htmlnano and wants the newest', async ({ page }) => {
  const reader = new Reader(page);
  await reader.startsAt('/');
  await reader.clicks(page.getByRole('link', { name: 'Upgrade' }).first());
  const steps = `From ${OLDEST} to ${NEWEST}`;
  await reader.clicks(page.getByRole('link', { name: steps }).first());
  const command = page
    .getByRole('heading', { name: steps })
    .locator('~ *', { hasText: 'npm install' });
  await reader.reads(command);
});

test('who wants a module off in Parcel', async ({ page }) => {
  const reader = new Reader(page);
  await reader.startsAt('/');
  await reader.searches('parcel turn off a module');
  // Where Parcel brings an older htmlnano only, the pages of that one are linked.
  await reader.reads(page.getByText(/\.htmlnanorc|optimizer-htmlnano/));
});

test('who wants to know which htmlnano a page is about', async ({ page }) => {
  const reader = new Reader(page);
  for (const [route, htmlnano] of [
    ['/', LATEST],
    ['/next', NEWEST],
    [at('/', OLDEST), OLDEST],
  ] as const) {
    await reader.startsAt(route);
    await reader.reads(
      page.getByRole('main').getByText(`htmlnano ${htmlnano}`),
    );
  }
});
