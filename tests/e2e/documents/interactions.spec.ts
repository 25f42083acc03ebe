import type { Page } from '@playwright/test';
import { APP, at, copied, expect, type Site, test, TryIt } from '../fixtures';

interface Parts {
  readonly page: Page;
  readonly site: Site;
}

/** Each thing that readers do on a docs page, with its start and what they see then. */
const INTERACTIONS: Readonly<
  Record<string, readonly [route: string, act: (parts: Parts) => Promise<void>]>
> = {
  'a link of the sidebar leads to its page, and Back and a reload lead to the place before':
    [
      '/usage',
      async ({ page, site }) => {
        const place = () => page.evaluate(() => scrollY);
        await page.evaluate(() => window.scrollTo(0, 1234));
        await site.followLink('Presets');
        await expect(page).toHaveURL(at('/presets'));
        await page.goBack();
        await expect(site.heading).toHaveText('Usage');
        await expect.poll(place).toBe(1234);
        await page.reload();
        await expect.poll(place).toBe(1234);
        await site.ready();
        expect(await place()).toBe(1234);
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
  'code is copied, and a screen reader hears it': [
    '/config',
    async ({ page }) => {
      const status = page.getByRole('status');
      await expect(status).toHaveText('');
      const block = page.locator('.code-block:has(.code-copy)').first();
      const copy = block.locator('.code-copy');
      await copy.press('Enter');
      await expect
        .poll(() => copied(page))
        .toBe(await block.locator('code').textContent());
      await expect(status).toHaveText('Copied');
      await copy.blur();
      await expect(copy).toHaveText('Copy');
      // A list of buttons has many.
      await expect(copy).toHaveAccessibleName(/^Copy \S+ \S/);
    },
  ],
  'an example is edited': [
    '/modules#minifycss',
    async ({ page }) => {
      const tryIt = new TryIt(page);
      const example = page.locator('h3#minifycss ~ .example').first();
      // A list of buttons has its "Edit" a hundred times.
      await expect(example).toHaveAttribute('aria-label', 'minifyCss');
      const names = await page
        .locator('.code-block')
        .evaluateAll((blocks) => blocks.map(({ ariaLabel }) => ariaLabel));
      expect(new Set(names).size).toBe(names.length);
      await example.getByRole('button', { name: 'Edit' }).click();
      await tryIt.html.fill('<style>a { color: #ff0000 }</style>');
      await expect(tryIt.result).toHaveText('<style>a{color:red}</style>');
    },
  ],
};

for (const [what, [route, act]] of Object.entries(INTERACTIONS)) {
  test(what, async ({ page, site }) => {
    const apps: string[] = [];
    page.on('request', (request) => {
      if (APP.test(request.url())) apps.push(request.url());
    });
    await site.open(at(route));
    await act({ page, site });
    expect(apps).toEqual([]);
  });
}

/** Those that are also tested on a page that the app draws, as `npm start` draws all. */
const IN_THE_APP = [
  'the color mode is switched, and stays so',
  'code is copied, and a screen reader hears it',
  'an example is edited',
];

for (const what of IN_THE_APP) {
  test(`${what}, on a page that the app draws`, async ({ page, site }) => {
    const [route = '', act] = INTERACTIONS[what] ?? [];
    await site.openInApp(at(route));
    await act?.({ page, site });
  });
}
