import { expectAccessible, setMode } from '../axe';
import { at, expect, overflowOf, test, TRANSPARENT } from '../fixtures';
import { NEXT } from '../specification';

const WITH_LOSSES =
  '<p>a <my-b>b</my-b></p><i class="icon"></i><p style="{{ a }}">c</p>';

test('HTML and result are in the first screen, and its letters are seen where they are typed', async ({
  page,
  site,
  tryIt,
}) => {
  await tryIt.openOn(site);
  await tryIt.isDone();
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const part of [tryIt.html, tryIt.result])
      await expect(part).toBeInViewport({ ratio: 1 });
    const controls = tryIt.window.locator(
      ':is(a, button, input, select, textarea, summary):visible',
    );
    expect(await controls.count()).toBeLessThanOrEqual(30);
  }
  // The page behind it does not scroll.
  await expect(site.html).toHaveCSS('overflow-y', 'hidden');
  await tryIt.html.fill(
    '<p>Tea, and words that go on for long</p>\n'.repeat(60),
  );
  await tryIt.html.press('ControlOrMeta+End');
  const placeOf = (element: Element) => {
    const { scrollTop, scrollHeight, clientWidth } = element;
    const { font } = getComputedStyle(element);
    return { scrollTop, scrollHeight, clientWidth, font };
  };
  const place = await tryIt.html.evaluate(placeOf);
  expect(place.scrollTop).toBeGreaterThan(100);
  await expect.poll(() => tryIt.letters.evaluate(placeOf)).toEqual(place);
  const colorsOf = (element: Element) => [
    getComputedStyle(element).caretColor,
    getComputedStyle(element, '::selection').color,
  ];
  expect(await tryIt.html.evaluate(colorsOf)).not.toContain(TRANSPARENT);
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(tryIt.letters).toBeHidden();
});

test('nothing moves sideways from 320 pixels on', async ({
  page,
  site,
  tryIt,
}) => {
  await tryIt.openOn(site, NEXT.base);
  await tryIt.html.fill(WITH_LOSSES);
  await tryIt.preset.selectOption('max');
  await expect(tryIt.window).toContainText('Without minifyCss');
  const overflow = () =>
    tryIt.window.evaluate(
      ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
    );
  for (const isWrong of [true, false]) {
    if (!isWrong) await tryIt.button('Switch minifyCss off').click();
    for (const width of [320, 640, 1000, 1920]) {
      await page.setViewportSize({ width, height: 256 });
      await expect.poll(overflow, String(width)).toBe(0);
      // Everything is reached by scrolling, as with a zoom of 400 %.
      await tryIt.list.scrollIntoViewIfNeeded();
      await expect(tryIt.list).toBeInViewport();
      await expect(tryIt.button('Close')).toBeInViewport();
    }
    await page.setViewportSize({ width: 1280, height: 800 });
  }
});

test('Try it is accessible with losses, folds and errors @phone', async ({
  page,
  site,
  tryIt,
}) => {
  await tryIt.openOn(site, NEXT.base);
  await tryIt.html.fill(WITH_LOSSES.replace('{{ a }}', 'top:0'));
  await tryIt.preset.selectOption('max');
  await expect(tryIt.row('removeEmptyElements')).toContainText('icon');
  await tryIt.piece.fill('<i class="icon">');
  await expect(tryIt.list).toContainText(
    'Removed or changed what you look for',
  );
  const closed = tryIt.window.locator('details:not([open]) > summary');
  while ((await closed.count()) > 0) await closed.first().click();
  await tryIt.isDone();
  expect(await overflowOf(page)).toBe(0);
  await expectAccessible(page, '.try-it');
  await setMode(page, 'light');
  await tryIt.html.fill(WITH_LOSSES);
  await tryIt.options.fill('{ collapseWhitespace: 1 }');
  await expect(tryIt.window).toContainText('Without minifyCss');
  await expectAccessible(page, '.try-it');
});

test('the keyboard alone is enough for Try it', async ({
  page,
  site,
  tryIt,
}) => {
  await site.open(at('/usage'));
  await site.navbar.getByRole('link', { name: 'Try it' }).press('Enter');
  await tryIt.html.focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('<p id="">Tea</p>');
  await expect(tryIt.result).toHaveText('<p>Tea</p>');
  await expect(tryIt.window).toContainText(
    '16 → 10 bytes, 38 % less · gzip 36 → 30',
  );
  await tryIt.isDone();
  const reached: string[] = [];
  for (let stops = 0; stops < 40; stops += 1) {
    await page.keyboard.press('Tab');
    const focused = tryIt.window.locator(':focus');
    // The browser's own controls are part of the round.
    if ((await focused.count()) === 0) continue;
    const [name, edge] = await focused.evaluate((element) => [
      element.ariaLabel ?? element.textContent,
      // The button "Open a file" is the label of a field.
      getComputedStyle(element.closest('.try-it-file') ?? element).outlineStyle,
    ]);
    expect(edge, name).not.toBe('none');
    reached.push(name);
  }
  for (const name of ['Changes', 'removeEmptyAttributes', 'HTML'])
    expect(reached).toContain(name);
  await tryIt.module('removeEmptyAttributes').press('Space');
  await expect(tryIt.result).toHaveText('<p id>Tea</p>');
});

test.describe('with a coarse pointer', () => {
  test.use({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
  });

  // Below that, iOS zooms into the page.
  test('all fields have letters of 16 pixels', async ({
    page,
    site,
    tryIt,
    search,
  }) => {
    const fields =
      'textarea, select, input:not([type=radio], [type=checkbox], [type=file], [type=hidden])';
    const small = () =>
      page
        .locator(`:is(${fields}), .try-it-field code`)
        .evaluateAll((all) =>
          all
            .filter(
              (field) => parseFloat(getComputedStyle(field).fontSize) < 16,
            )
            .map(({ outerHTML }) => outerHTML.slice(0, 100)),
        );
    await site.open(at('/search?q=svg'));
    expect(await small()).toEqual([]);
    await tryIt.openOn(site);
    expect(await small()).toEqual([]);
    // No keyboard covers the result, and none changes what is typed.
    await expect(tryIt.html).not.toBeFocused();
    for (const field of [tryIt.html, tryIt.options])
      await expect(field).toHaveAttribute('autocapitalize', 'off');
    const box = await tryIt.rows.first().boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    await tryIt.button('Close').click();
    await search.open();
    expect(await small()).toEqual([]);
  });
});
