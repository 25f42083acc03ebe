import { randomBytes } from 'node:crypto';
import zlib from 'node:zlib';
import { libraryOf, SITE_DIR } from '../../../src/htmlnano/versions';
import { at, copied, expect, test } from '../fixtures';
import { NEXT, VERSIONS } from '../specification';

/** The hash of a link to Try it. */
const hashOf = (state: unknown): string => {
  const packed = zlib.deflateRawSync(JSON.stringify(state));
  return `#try-it=${packed.toString('base64url')}`;
};

const OWN = '<p>my own page</p>';

test('the navbar and Usage open Try it', async ({ page, site, tryIt }) => {
  await site.open(at(`${NEXT.base}/config`));
  const link = site.navbar.getByRole('link', { name: 'Try it' });
  // The browser opens it in another tab.
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    link.click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await tab.close();
  await expect(tryIt.window).toHaveCount(0);
  await link.press('Enter');
  await expect(tryIt.result).toContainText('<!doctype html>');
  await expect(tryIt.html).toBeFocused();
  await expect(tryIt.preset).toHaveValue('safe');
  await expect(page).toHaveURL(at(`${NEXT.base}/config`));
  await page.keyboard.press('Escape');
  await expect(tryIt.window).toBeHidden();
  await expect(link).toBeFocused();
  await expect.poll(() => page.workers()).toEqual([]);
  await site.open(at('/usage#install'));
  // It is no page, so it is not the current one.
  await expect(link).not.toHaveClass(/active/);
  const button = page.getByRole('button', { name: 'Try it with your page' });
  await button.click();
  await expect(tryIt.html).toBeVisible();
  await tryIt.button('Close').click();
  await expect(tryIt.window).toBeHidden();
  await expect(button).toBeFocused();
  await expect(page).toHaveURL(at('/usage#install'));
  await site.open(at('/'));
  await site.page
    .getByRole('main')
    .getByRole('link', { name: 'Try it with your page' })
    .click();
  await expect(tryIt.html).toBeVisible();
});

test('on a phone the menu opens Try it @phone', async ({
  page,
  site,
  tryIt,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await site.open(at(`${NEXT.base}/config`));
  await site.hamburger.click();
  await expect(site.drawer).toContainText(`Version: ${NEXT.label}`);
  await site.drawer.getByRole('link', { name: 'Try it' }).click();
  await expect(tryIt.result).toContainText('<!doctype html>');
  await tryIt.button('Close').click();
  await expect(tryIt.window).toBeHidden();
});

test('an example opens in Try it as it is shown', async ({
  page,
  site,
  tryIt,
}) => {
  for (const [index, version] of VERSIONS.entries()) {
    await site.open(
      at(`${version.base}/${index === 0 ? 'presets' : 'modules'}`),
    );
    const example = page
      .locator('.example:has(.live-edit):has(.code-source):visible')
      .first();
    const shown = await example.locator('.code-source').textContent();
    const result = await example.locator('.code-result').first().textContent();
    await example.getByRole('button', { name: 'Edit' }).click();
    await expect(tryIt.html).toHaveValue(String(shown));
    await expect(tryIt.result).toHaveText(String(result));
    const { number } = libraryOf(SITE_DIR, version);
    await expect(tryIt.title).toHaveText(`Try htmlnano ${number}`);
    await page.keyboard.press('Escape');
  }
  // A later result has the source of the one before.
  await site.open(at('/next/modules'));
  // A fold hides it.
  await page.locator('.markdown details').evaluateAll((folds) => {
    for (const fold of folds) fold.setAttribute('open', '');
  });
  const later = page
    .locator('.example:has(.live-edit):has(.code-result)')
    .filter({ hasNot: page.locator('.code-source') })
    .first();
  const source = later.locator('xpath=preceding::pre[@class="code-source"][1]');
  const html = await source.textContent();
  await later.locator('.live-edit').click();
  await expect(tryIt.html).toHaveValue(String(html));
});

test('a link runs nothing before Run is pressed', async ({
  page,
  site,
  tryIt,
}) => {
  const html = `<img src=x onerror="window.hacked=1"><p id="">${'x'.repeat(180_000)}</p>`;
  const options = '{ minifyCSS: true, removeEmptyAttributes: true }';
  const link = hashOf([html, '', options]);
  await site.open(at(`/usage${link.replace('=', '%3D')}`));
  await expect(tryIt.html).toHaveValue(html.slice(0, 20_000));
  await expect(tryIt.options).toHaveValue(options);
  await expect(tryIt.html).not.toBeEditable();
  const run = tryIt.button('Run');
  await expect(run).toBeFocused();
  await expect(run).toHaveAccessibleDescription(/came with a link/);
  const isUntouched = async () => {
    expect(page.workers()).toEqual([]);
    await expect(tryIt.window).not.toContainText('Did you mean');
    await expect(tryIt.window).not.toContainText('bytes');
  };
  await isUntouched();
  await tryIt.button(/^Show all/).click();
  await expect(tryIt.html).toHaveValue(html);
  await expect(tryIt.html).toBeEditable();
  await tryIt.options.fill(options.replace('CSS', 'css'));
  // Otherwise a reload would bring back the options of the link.
  await expect(page).toHaveURL(at('/usage'));
  await isUntouched();
  await run.click();
  await expect(tryIt.error).toHaveText('Module "minifycss" is not defined');
  await expect(tryIt.window.locator(':focus')).toHaveCount(1);
  await expect(tryIt.findings).toContainText('Did you mean minifyCss?');
  await tryIt.options.fill('{ removeEmptyAttributes: true }');
  await expect(tryIt.result).toContainText('<p>xxx');
  await expect(tryIt.result).toHaveAttribute('tabindex', '0');
  await tryIt.button('Copy result').click();
  // All of it, and not what is shown.
  await expect
    .poll(() => copied(page).then((text) => text.slice(-7)))
    .toBe('xxx</p>');
  await tryIt.button(/^Show all/).click();
  await expect(tryIt.result).toContainText('xxx</p>');
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});

test('a damaged link says so', async ({ page, site, tryIt }) => {
  // Docusaurus logs hashes that cannot be decoded.
  site.expectErrors(/Malformed|URI/);
  await tryIt.open(site, OWN);
  for (const hash of ['#try-it=%', hashOf(['a', 'no preset', '{}'])]) {
    await page.goto(at(`/usage${hash}`));
    const notice = tryIt.window.getByRole('alert');
    await expect(notice).toContainText('The link is damaged or too long');
    await expect(tryIt.html).toHaveValue(OWN);
    await tryIt.html.press('End');
    await tryIt.html.pressSequentially(' ');
    await expect(notice).toHaveCount(0);
    await tryIt.html.press('Backspace');
    await page.keyboard.press('Escape');
  }
});

test('Try it keeps what was typed', async ({ page, site, tryIt }) => {
  const options = '{ removeEmptyAttributes: true }';
  const isThere = async () => {
    await expect(tryIt.html).toHaveValue(OWN);
    await expect(tryIt.options).toHaveValue(options);
    await expect(tryIt.result).toHaveText(OWN);
    // The letters of the field are transparent: these are seen.
    await expect(tryIt.letters).toHaveText(OWN);
    await expect(tryIt.letters.locator('.token-tag').first()).toBeVisible();
  };
  await tryIt.open(site, OWN);
  await tryIt.options.fill(options);
  await page.reload();
  await isThere();
  await page.goto(at('/contribute'));
  await expect(tryIt.window).toBeHidden();
  await page.goBack();
  await isThere();
  await page.keyboard.press('Escape');
  await page.reload();
  await site.ready();
  await expect(tryIt.window).toBeHidden();
  await tryIt.openHere();
  await isThere();
  await tryIt.button('Start over').click();
  await expect(tryIt.html).toHaveValue(/Bread of the week/);
  await expect(tryIt.options).toHaveValue('');
  await page.reload();
  await expect(tryIt.html).toHaveValue(/Bread of the week/);
});

test('"Your page" returns after an example or link', async ({
  page,
  site,
  tryIt,
}) => {
  const yours = tryIt.button('Your page');
  await tryIt.open(site, OWN);
  await site.open(at('/presets'));
  await page.getByRole('button', { name: 'Edit' }).first().click();
  await expect(yours).toBeVisible();
  await expect(tryIt.html).not.toHaveValue(OWN);
  // Other options for an example leave it one.
  await tryIt.options.fill('{}');
  await yours.click();
  await expect(tryIt.html).toHaveValue(OWN);
  await expect(tryIt.result).toHaveText(OWN);
  await expect(yours).toBeHidden();
  await page.goto(at(`/config${hashOf(['<p>linked</p>', 'safe', ''])}`));
  // The first key makes a page that came with a link the reader's.
  await tryIt.html.press('End');
  await tryIt.html.pressSequentially('!');
  await expect(yours).toBeHidden();
  await page.reload();
  await expect(tryIt.html).toHaveValue('<p>linked</p>!');
});

test('a file is opened, and nothing of it is sent', async ({
  page,
  site,
  tryIt,
}) => {
  await tryIt.openOn(site);
  const sent: string[] = [];
  page.on('request', (request) =>
    sent.push(decodeURIComponent(request.url()), request.postData() ?? ''),
  );
  const script =
    '<p>Tea</p><script>window.hacked = 1</script><img src=x onerror="window.hacked=1">';
  const choose = (html: string) =>
    tryIt.file.setInputFiles({
      name: 'page.html',
      mimeType: 'text/html',
      buffer: Buffer.from(html),
    });
  await choose(script);
  await expect(tryIt.html).toHaveValue(script);
  await expect(tryIt.result).toContainText('window.hacked=1');
  await choose('a'.repeat(2_000_001));
  await expect(tryIt.window.getByRole('alert')).toHaveText(
    'The file has more than 2 MB.',
  );
  await expect(tryIt.html).toHaveValue(script);
  // Random text cannot be compressed much.
  await choose(randomBytes(40_000).toString('hex'));
  await tryIt.button('Copy link').click();
  await expect(tryIt.button('Not copied')).toBeVisible();
  expect(sent.filter((text) => text.includes('Tea'))).toEqual([]);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});
