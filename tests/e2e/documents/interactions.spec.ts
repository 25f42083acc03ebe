import type { Page } from '@playwright/test';
import {
  APP,
  at,
  copied,
  expect,
  type SearchModal,
  type Site,
  test,
  TryIt,
} from '../fixtures';

interface Parts {
  readonly page: Page;
  readonly site: Site;
  readonly search: SearchModal;
}

/** Each thing that readers do on a docs page, with its start and what they see then. */
const INTERACTIONS: Readonly<
  Record<string, readonly [route: string, act: (parts: Parts) => Promise<void>]>
> = {
  'arrow keys and Enter open a result, which is then a recent one': [
    '/contribute',
    async ({ page, site, search }) => {
      await search.openComplete();
      await search.find('minifySvg');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(at('/modules#minifysvg'));
      await expect(site.heading).toHaveText('Modules');
      await search.open();
      await expect(search.list('Recent')).toHaveText([/^minifySvg/]);
    },
  ],
  'a link of the sidebar leads to its page, and Back returns to the place': [
    '/usage',
    async ({ page, site }) => {
      await page.evaluate(() => window.scrollTo(0, 1234));
      await site.followLink('Presets');
      await expect(page).toHaveURL(at('/presets'));
      await page.goBack();
      await expect(site.heading).toHaveText('Usage');
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(1234);
    },
  ],
  'the version menu leads to the same place of the page of another version': [
    '/usage?from=mail#posthtml',
    async ({ page, site }) => {
      await page.evaluate(() => (window.location.hash = 'gulp'));
      await site.chooseVersion('Next');
      await expect(page).toHaveURL(at('/usage?from=mail#gulp', 'next'));
      await expect(page.locator('#gulp')).toBeInViewport();
    },
  ],
  'the color mode is switched, and stays so': [
    '/usage',
    async ({ page, site }) => {
      await site.colorMode.click();
      await expect(site.html).toHaveAttribute('data-theme', 'dark');
      await page.reload();
      await expect(site.html).toHaveAttribute('data-theme', 'dark');
    },
  ],
  'the sidebar hides, and comes back': [
    '/usage',
    async ({ page, site }) => {
      await page.getByRole('button', { name: 'Collapse sidebar' }).click();
      await expect(site.sidebar).toBeHidden();
      await page.getByRole('button', { name: 'Expand sidebar' }).click();
      await expect(site.sidebar).toBeVisible();
    },
  ],
  'the drawer opens on a narrow screen, and Escape closes it': [
    '/usage',
    async ({ page, site }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await site.hamburger.click();
      await expect(site.drawer).toBeInViewport();
      await page.keyboard.press('Escape');
      await expect(site.drawer).not.toBeInViewport();
      await expect(site.hamburger).toBeFocused();
    },
  ],
  'code is copied': [
    '/config',
    async ({ page }) => {
      const block = page.locator('.code-block:has(.code-copy)').first();
      await block.getByRole('button', { name: 'Copy' }).click();
      await expect
        .poll(() => copied(page))
        .toBe(await block.locator('code').textContent());
    },
  ],
  'an example is edited': [
    '/modules#minifycss',
    async ({ page }) => {
      const tryIt = new TryIt(page);
      await page
        .locator('h3#minifycss ~ .example')
        .getByRole('button', { name: 'Edit' })
        .first()
        .click();
      await tryIt.html.fill('<style>a { color: #ff0000 }</style>');
      await expect(tryIt.result).toHaveText('<style>a{color:red}</style>');
    },
  ],
};

for (const [what, [route, act]] of Object.entries(INTERACTIONS)) {
  test(what, async ({ page, site, search }) => {
    const apps: string[] = [];
    page.on('request', (request) => {
      if (APP.test(request.url())) apps.push(request.url());
    });
    await site.open(at(route));
    await act({ page, site, search });
    expect(apps).toEqual([]);
  });
}

/** Those that are also tested on a page that the app draws, as `npm start` draws all. */
const IN_THE_APP = [
  'the color mode is switched, and stays so',
  'code is copied',
  'an example is edited',
];

for (const what of IN_THE_APP) {
  test(`${what}, on a page that the app draws`, async ({
    page,
    site,
    search,
  }) => {
    const [route = '', act] = INTERACTIONS[what] ?? [];
    await site.openInApp(at(route));
    await act?.({ page, site, search });
  });
}
