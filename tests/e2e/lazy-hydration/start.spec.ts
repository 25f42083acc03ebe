import {
  APP,
  at,
  countLoads,
  expect,
  Gate,
  setConnection,
  settled,
  test,
} from '../fixtures';

test('no script is fetched before the first paint', async ({ page, site }) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      // https://www.w3.org/TR/paint-timing/#the-paint-timing-mixin: `startTime` is when
      // the screen shows it, which the page cannot know.
      const entries = list.getEntries() as (PerformanceEntry & {
        readonly paintTime?: number;
      })[];
      for (const { paintTime, startTime } of entries)
        document.documentElement.dataset.painted ??= String(
          paintTime ?? startTime,
        );
    }).observe({ type: 'paint', buffered: true });
  });
  await site.open(at('/modules'));
  const [painted, asked] = await page.evaluate(() => [
    Number(document.documentElement.dataset.painted),
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ startTime }) => startTime),
  ]);
  expect(painted).toBeGreaterThan(0);
  expect(asked, 'INTERNALS.md: Start of the app').toHaveLength(2);
  expect(Math.min(...asked)).toBeGreaterThan(painted);
});

// `interactions.spec.ts` has more.
test('who reads, tries and chooses a version needs no app', async ({
  page,
  site,
}) => {
  test.slow();
  const apps: string[] = [];
  page.on('request', (request) => {
    if (APP.test(request.url())) apps.push(request.url());
  });
  await site.open(at('/modules'));
  await page.mouse.move(600, 300);
  await page.mouse.wheel(0, 6000);
  await expect(site.heading).not.toBeInViewport();
  await expect(
    page.locator('.theme-doc-toc-desktop .table-of-contents__link--active'),
  ).toBeInViewport();
  await page.keyboard.press('End');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toBeInViewport();
  await footer.click({ position: { x: 1, y: 1 } });
  await page.mouse.wheel(0, -500);
  const top = page.getByRole('button', { name: 'Scroll back to top' });
  await top.click();
  await expect(site.heading).toBeInViewport();
  await site.followLink('Usage');
  await page.getByRole('button', { name: 'Try it here' }).click();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  await site.chooseVersion('Next');
  await site.ready();
  expect(apps).toEqual([]);
  // The version was chosen, so the search begins with it.
  await site.open(at('/search'));
  await expect(
    page.getByRole('combobox', { name: 'Version' }),
    'INTERNALS.md: Class names of the theme',
  ).toHaveValue('current');
});

test('the app takes over all but the text', async ({ page, site }) => {
  await site.openRunning(at('/modules'));
  // React marks the elements that are its own.
  const [frame, text] = await page.evaluate(() =>
    ['.navbar a', '.markdown p'].map((selector) =>
      Object.keys(document.querySelector(selector) ?? {}).join(),
    ),
  );
  expect(frame).toContain('__react');
  expect(text, 'INTERNALS.md: Nodes of React').not.toContain('__react');
  const count = countLoads(page);
  await site.followLink('Presets');
  await expect(page).toHaveURL(at('/presets'));
  expect(count.loads).toBe(0);
});

test('a press before the scripts come is repeated', async ({ page }) => {
  const gate = new Gate();
  await page.route(/\/main\.\w+\.js$/, gate.hold);
  await page.goto(at('/usage'), { waitUntil: 'domcontentloaded' });
  await page.getByRole('button', { name: 'Try it here' }).click();
  gate.release();
  await expect(page.locator('.live-try-it')).toBeVisible();
});

for (const key of ['/', 'Control+k', 'a click']) {
  test(`by ${key}, the search opens before the scripts come, and takes what is typed`, async ({
    page,
    site,
    search,
  }) => {
    const gate = new Gate();
    await page.route(/\/main\.\w+\.js$/, gate.hold);
    await page.goto(at('/contribute'), { waitUntil: 'domcontentloaded' });
    if (key === 'a click') await search.button.click();
    else await page.keyboard.press(key);
    await expect(search.input).toBeFocused();
    await page.keyboard.type('minifySv');
    gate.release();
    await site.ready();
    await page.keyboard.type('g');
    await expect(search.input).toHaveValue('minifySvg');
    await expect(page.locator('dialog:modal')).toBeVisible();
    await expect(search.rowTo(at('/modules#minifysvg'))).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(search.dialog).toHaveCount(0);
  });
}

test('a slash before the scripts come opens the search, unless it is switched off', async ({
  page,
  site,
  search,
}) => {
  const main = /\/main\.\w+\.js$/;
  const pressEarly = async (): Promise<void> => {
    const gate = new Gate();
    await page.route(main, gate.hold);
    await page.goto(at('/usage'), { waitUntil: 'domcontentloaded' });
    await page.keyboard.press('/');
    gate.release();
    await page.unroute(main);
  };
  await pressEarly();
  await search.dialog.getByRole('checkbox').uncheck();
  await pressEarly();
  await site.ready();
  await expect(search.dialog).toHaveCount(0);
});

test('pages are fetched when a reader turns to a link, but not with data saving on', async ({
  page,
  site,
}) => {
  const fetched = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => !path.includes('.')),
    );
  await site.open(at('/usage'));
  expect(await fetched()).toEqual([]);
  await site.sidebar.getByRole('link', { name: 'Modules' }).hover();
  await expect.poll(fetched).toEqual([at('/modules')]);
  await site.sidebar.getByRole('link', { name: 'Config' }).focus();
  await expect.poll(fetched).toEqual([at('/modules'), at('/config')]);

  await setConnection(page, { saveData: true });
  await site.open(at('/usage'));
  await site.sidebar.getByRole('link', { name: 'Presets' }).hover();
  await site.sidebar.getByRole('link', { name: 'Presets' }).focus();
  await settled(page);
  expect(await fetched()).toEqual([]);
});

// `interactions.spec.ts` has the other ways.
test('the search finds before the site runs, and leads on without a load', async ({
  page,
  site,
  search,
}) => {
  const gate = new Gate();
  await page.route(APP, gate.hold);
  await site.open(at('/usage'));
  await page.keyboard.press('/');
  await search.find('minifySvg');
  gate.release();
  await site.hydrated();
  await expect(search.input).toHaveAttribute('aria-expanded', 'true');
  const count = countLoads(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(at('/modules#minifysvg'));
  await expect(site.heading).toHaveText('Modules');
  expect(count.loads).toBe(0);
});
