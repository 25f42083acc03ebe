import { at, expect, LATEST, test } from '../fixtures';

/** States of a browser's storage, and scripts that bring them about. */
const STORAGES = {
  forbidden: () => {
    for (const name of [
      'localStorage',
      'sessionStorage',
      'indexedDB',
      'caches',
    ])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('No storage here', 'SecurityError');
        },
      });
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('No space left', 'QuotaExceededError');
    };
  },
};

for (const [name, spoil] of Object.entries(STORAGES)) {
  test(`a reader chooses, searches and minifies where the browser's storage is ${name}`, async ({
    page,
    site,
    search,
    tryIt,
  }) => {
    site.expectErrors(/storage/i);
    await page.addInitScript(spoil);
    await site.open(at('/usage'));
    await page.getByRole('radio', { name: 'yarn' }).first().check();
    const commands = page.locator('[data-manager]:visible');
    await expect(commands.filter({ hasNotText: /^yarn / })).toHaveCount(0);

    await site.ready();
    await expect(site.html).toHaveAttribute('data-theme', 'light');
    await site.colorMode.click();
    await expect(site.html).toHaveAttribute('data-theme', 'dark');
    await site.chooseVersion('Next');
    await expect(page).toHaveURL(at('/next/usage'));
    for (const html of [/^<!doctype html>/, /^<p>Tea<\/p>$/]) {
      await tryIt.openHere();
      await expect(tryIt.html).toHaveValue(html);
      await tryIt.html.fill('<p>Tea</p>');
      await tryIt.button('Close').click();
    }
    await page.keyboard.press('/');
    await expect(search.status).toHaveText('No recent searches');
    await search.find('minifySvg');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(at('/next/modules#minifysvg'));
    await site.open(at('/search'));
    const version = page.getByRole('combobox', { name: 'Version' });
    await expect(version).toHaveValue(LATEST);
  });
}

/** Takes interfaces from a page that not all browsers have: `Navigator.connection`. */
function takeAway(names: readonly string[]): void {
  for (const name of names) {
    const [owner = '', member = ''] = name.split('.');
    const all = window as unknown as Record<string, { prototype: object }>;
    const holder = owner === 'Window' ? window : all[owner]?.prototype;
    if (holder === undefined || !(member in holder))
      throw new Error(`There is no ${name} to take away.`);
    Reflect.deleteProperty(holder, member);
  }
}

/** Some browsers of the range lack these (`browserslist` in `package.json`). */
const NEWER = [
  'Window.requestIdleCallback',
  'Navigator.connection',
  'Document.prerendering',
];

test('an older browser searches and minifies', async ({
  page,
  site,
  search,
  tryIt,
}) => {
  await page.addInitScript(takeAway, NEWER);
  await site.open(at('/usage'));
  await search.open();
  await search.find('minifySvg');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(at('/modules#minifysvg'));
  await page.goBack();
  await tryIt.openHere();
  await tryIt.html.fill('<p class="">Tea</p>');
  await expect(tryIt.result).toHaveText('<p>Tea</p>');
});
