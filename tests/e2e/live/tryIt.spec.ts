import fs from 'node:fs';
import type { Locator } from '@playwright/test';
import { SAMPLES } from '../../../src/htmlnano/live/TryIt/samples';
import { orThrow } from '../../../src/plugins/shared/orThrow';
import { expectAccessible, findViolations } from '../axe';
import {
  at,
  copied,
  expect,
  OLDEST,
  overflowOf,
  test,
  TryIt,
} from '../fixtures';
import { VERSIONS } from '../specification';

test('a module is a switch, with its values', async ({ site, tryIt }) => {
  await tryIt.open(site, '<p  id="">Tea</p>');
  const empty = tryIt.module('removeEmptyAttributes');
  await empty.check();
  await expect(tryIt.options).toHaveValue('{ removeEmptyAttributes: true }');
  await expect(tryIt.output).toHaveText('<p>Tea</p>');
  await empty.uncheck();
  await expect(tryIt.output).toHaveText('<p id="">Tea</p>');
  const space = tryIt.all.getByRole('listitem').filter({
    has: tryIt.page.getByRole('checkbox', { name: 'collapseWhitespace' }),
  });
  await space.getByRole('checkbox').check();
  await space.locator('summary').click();
  const value = space.getByRole('combobox');
  await expect(value).toHaveValue("'conservative'");
  await value.fill("'all'");
  await expect(tryIt.options).toHaveValue("{ collapseWhitespace: 'all' }");
  await value.fill('(tree) => tree');
  await expect(space).toContainText('is a function');
  await tryIt.preset.selectOption('max');
  await expect(tryIt.module('removeAttributeQuotes')).toBeChecked();
});

test('what was typed comes back with one press', async ({
  page,
  site,
  tryIt,
}) => {
  await site.open(at('/usage#try-it'));
  const sample = tryIt.all.getByRole('combobox', { name: 'Sample' });
  const [html, options] = [
    '<p>Tea</p>',
    "{\n  minifyCss: { preset: 'lite' }, // no rule may go\n}",
  ];
  const sent: string[] = [];
  page.on('request', (request) =>
    sent.push(decodeURIComponent(request.url()), request.postData() ?? ''),
  );
  await tryIt.html.fill(html);
  await tryIt.options.fill(options);
  await expect(tryIt.output).toContainText('Tea');
  // As the page promises: it stays in the browser.
  expect(sent.filter((text) => text.includes('Tea'))).toEqual([]);
  const replacements = {
    sample: async () => {
      await sample.selectOption('Scripts, styles and an SVG');
    },
    Reset: () => tryIt.button('Reset').click(),
    file: () =>
      tryIt.all.getByLabel('Open a file').setInputFiles({
        name: 'page.html',
        mimeType: 'text/html',
        buffer: Buffer.from('<p>Milk</p>'),
      }),
    'dropped file': async () => {
      const file = test.info().outputPath('page.html');
      fs.writeFileSync(file, '<p>Cocoa</p>');
      await dropFile(tryIt.html, file);
    },
  };
  for (const [what, replace] of Object.entries(replacements)) {
    await test.step(what, async () => {
      await replace();
      await expect(tryIt.html).not.toHaveValue(html);
      await tryIt.html.press('Control+z');
      await expect(tryIt.html).toHaveValue(html);
      if (what === 'Reset') await tryIt.options.press('Control+z');
      await expect(tryIt.options).toHaveValue(options);
      await replace();
      await expect(tryIt.html).not.toHaveValue(html);
      await tryIt.button('Bring it back').click();
      await expect(tryIt.html).toHaveValue(html);
      await expect(tryIt.options).toHaveValue(options);
    });
  }
  // The page stays where it is, and the switch has the focus.
  const css = tryIt.module('minifyCss');
  await css.scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => scrollY);
  await css.press('Space');
  await expect(tryIt.options).toHaveValue(
    '{\n  minifyCss: false, // no rule may go\n}',
  );
  await expect(css).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(top);
  await tryIt.options.press('Control+z');
  await expect(tryIt.options).toHaveValue(options);
  await css.uncheck();
  await tryIt.button('Bring it back').click();
  await expect(tryIt.options).toHaveValue(options);
  await expect(css).toBeChecked();
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
    example,
    search,
  }) => {
    const small = () =>
      page.evaluate(() =>
        [
          ...document.querySelectorAll(
            'textarea, select, input:not([type=radio], [type=checkbox], [type=file], [type=hidden])',
          ),
        ]
          .filter((field) => parseFloat(getComputedStyle(field).fontSize) < 16)
          .map(({ outerHTML }) => outerHTML.slice(0, 100)),
      );
    await site.open(at('/usage#try-it'));
    await expect(tryIt.output).toContainText('<');
    await tryIt.panel('Take it with you');
    expect(await small()).toEqual([]);
    await site.open(at('/search?q=svg'));
    expect(await small()).toEqual([]);
    await site.open(at('/modules'));
    await search.open();
    expect(await small()).toEqual([]);
    await search.close();
    const { edit, source, figure } = example('removeemptyattributes');
    await edit.click();
    await expect(source).toBeVisible();
    expect(await small()).toEqual([]);
    // The letters stand over the colored ones below them.
    const metrics = await figure
      .locator('.live-editor')
      .first()
      .evaluate((editor) =>
        ['textarea', 'pre code'].map((part) => {
          const { fontSize, lineHeight } = getComputedStyle(
            editor.querySelector(part) ?? editor,
          );
          return [fontSize, lineHeight];
        }),
      );
    expect(metrics[0]).toEqual(metrics[1]);
  });
});

test('the bytes of the modules add up', async ({ site, tryIt }) => {
  for (const [index, { base }] of VERSIONS.entries()) {
    await site.open(at(`${base}/usage#try-it`));
    for (const [number, { name }] of SAMPLES.entries()) {
      // Each version once, each sample once.
      if (index !== number) continue;
      await tryIt.all
        .getByRole('combobox', { name: 'Sample' })
        .selectOption(name);
      await expect(tryIt.all.locator('[aria-busy=true]')).toHaveCount(0);
      const label = await tryIt.all
        .locator('.code-label', { hasText: 'Output' })
        .textContent();
      const [, before, after] = /(\d+) → (\d+) bytes/.exec(label ?? '') ?? [];
      await tryIt.savings.click();
      const total = tryIt.all.getByRole('row', { name: 'Together' });
      await expect(total).toBeVisible();
      const cells = await tryIt.all.getByRole('cell').allTextContents();
      const numbers = cells.map(Number);
      const sum = numbers.pop();
      expect(sum).toBe(Number(before) - Number(after));
      expect(numbers.reduce((a, b) => a + b, 0)).toBe(sum);
      expect(numbers.length).toBeGreaterThan(0);
      expect(numbers).toEqual(numbers.toSorted((a, b) => b - a));
      await tryIt.savings.click();
    }
  }
});

test('other versions, and code to take along', async ({ site, tryIt }) => {
  await tryIt.open(
    site,
    '<style>.a{top:0}.gone{top:0}</style><p class="a">a <b>b</b></p>',
    '/next',
  );
  await tryIt.options.fill(
    "{ collapseWhitespace: 'all', removeUnusedCss: true }",
  );
  const versions = await tryIt.panel('The same in other versions');
  await expect(
    versions.getByRole('group', { name: `Output of htmlnano ${OLDEST}` }),
  ).toHaveText('<style>.a{top:0}</style><p class="a">a<b>b</b></p>');
  await expect(versions).toContainText('PurgeCSS has run in its place');
  const code = await tryIt.panel('Take it with you');
  // `tests/docs/snippets.spec.ts` runs every one of them.
  await expect(code).toContainText("collapseWhitespace: 'all'");
  const target = code.getByRole('combobox', { name: 'For' });
  const label = await code.getByText('For', { exact: true }).boundingBox();
  const field = await target.boundingBox();
  expect((field?.x ?? 0) - (label?.x ?? 0)).toBeLessThan(80);
  await target.selectOption('PostHTML');
  await expect(code).toContainText('posthtml');
  await target.selectOption('Vite');
  await expect(code).toContainText('vite.config.mjs');
});

test('the schema checks options', async ({ site, tryIt }) => {
  await tryIt.open(site, '<p>a</p>');
  const said = tryIt.all
    .getByRole('list', { name: 'What the check says' })
    .getByRole('listitem');
  await tryIt.options.fill("{\n  minifyCSS: false,\n  preset: 'max' }");
  await expect(said).toHaveText([
    'Line 2: In every version there is no minifyCSS. Did you mean minifyCss?',
    'Line 3: preset is for configuration files. In Try it, choose the preset above.',
  ]);
  await tryIt.options.fill("{ collapseWhitespace: 'all' }");
  await expect(said).toHaveCount(0);
});

test('a copied link opens the same state', async ({ site, tryIt, browser }) => {
  const html = '<p class="">Tëa 🫖</p>';
  await tryIt.open(site, html, '/next');
  await tryIt.preset.selectOption('max');
  await tryIt.options.fill('{ minifyHtmlTemplate: false }');
  await tryIt.button('Copy link').click();
  await expect(tryIt.all.getByText('Copied')).toBeVisible();
  const link = await copied(tryIt.page);
  const fresh = await browser.newContext();
  const other = new TryIt(await fresh.newPage());
  await other.page.goto(link);
  await expect(other.html).toHaveValue(html);
  await expect(other.preset).toHaveValue('max');
  await expect(other.options).toHaveValue('{ minifyHtmlTemplate: false }');
  await expect(other.all.getByRole('alert')).toHaveCount(0);
  // An older version opens it as well, and names the option that it lacks.
  await other.page.goto(link.replace(at('/next/usage'), at('/usage', OLDEST)));
  await expect(other.html).toHaveValue(html);
  await other.button('Run').click();
  await expect(other.all).toContainText('there is no minifyHtmlTemplate');
  await fresh.close();
});

test('Try it opens an example', async ({ site, example, tryIt }) => {
  await site.open(at('/next/modules'));
  const { edit, source, result, figure } = example('removeemptyattributes');
  await edit.click();
  await source.fill('<p id="">Tea</p>');
  // A shorter result moves what stands below it.
  await expect(result).toHaveText('<p>Tea</p>');
  await figure.getByRole('link', { name: 'Open in Try it' }).click();
  const address = new RegExp(`${at('/next/usage')}#try-it=`);
  await expect(tryIt.page).toHaveURL(address);
  await tryIt.button('Run').click();
  await expect(tryIt.html).toHaveValue('<p id="">Tea</p>');
  await expect(tryIt.output).toHaveText('<p>Tea</p>');
});

test('a run that takes too long is stopped', async ({ site, tryIt }) => {
  await tryIt.open(
    site,
    '<!--aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa-->',
    '/next',
  );
  await tryIt.options.fill('{ removeComments: /(a+)+$/ }');
  await expect(tryIt.error).toContainText('longer than 5 seconds');
  // The page still works, with a new worker.
  await tryIt.options.fill("{ removeComments: 'all' }");
  await expect(tryIt.output).toHaveText('');
  await tryIt.html.fill('a'.repeat(2_000_001));
  await expect(tryIt.error).toContainText('more than 2 MB');
});

test('a file is opened, and output is text', async ({ page, site, tryIt }) => {
  await site.open(at('/usage#try-it'));
  const html =
    '<p>Tea</p><script>window.hacked = 1</script><img src=x onerror="window.hacked=1">';
  await tryIt.all.getByLabel('Open a file').setInputFiles({
    name: 'page.html',
    mimeType: 'text/html',
    buffer: Buffer.from(html),
  });
  await expect(tryIt.html).toHaveValue(html);
  await expect(tryIt.output).toContainText('window.hacked');
  await tryIt.button('Show changes').click();
  await expect(tryIt.all.locator('del').first()).toBeVisible();
  await expect(tryIt.losses).toHaveText(/^Nothing found/);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});

test('Try it is accessible @phone', async ({ page, site, tryIt }) => {
  await site.open(at('/next/usage#try-it'));
  await expect(tryIt.output).toContainText('<!doctype');
  await expect(tryIt.preset).toHaveValue('safe');
  const closed = tryIt.all.locator('.live-panel:not([open]) > summary');
  expect(await closed.count()).toBeGreaterThan(1);
  while ((await closed.count()) > 0) await closed.first().click();
  await expect(tryIt.losses).toHaveText(/^Nothing found/);
  await tryIt.losses.click();
  await tryIt.savings.click();
  await expect(tryIt.all.getByRole('row', { name: 'Together' })).toBeVisible();
  await expect(tryIt.all.locator('[aria-busy=true]')).toHaveCount(0);
  await tryIt.options.press('Control+Space');
  await expect(tryIt.completions).toBeInViewport({ ratio: 1 });
  expect(await overflowOf(page)).toBe(0);
  await expectAccessible(page, '.live-try-it');
});

test('names and values of options are completed by the keyboard, and undone', async ({
  page,
  site,
  tryIt,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await tryIt.open(site, '<p id="">Tea</p>');
  const { options, completions, completed } = tryIt;
  const { keyboard } = page;
  const active = completions.getByRole('option', { selected: true });
  await options.press('Control+a');
  await keyboard.type('{ r');
  await expect(active).toHaveCSS('outline-style', 'solid');
  expect(await findViolations(page, '.live-editor')).toEqual([]);
  await keyboard.type('emoveEmptyA');
  await expect(active).toContainText('removeEmptyAttributes Removes');
  await expect(completed).toHaveAttribute(
    'aria-activedescendant',
    (await active.getAttribute('id')) ?? '',
  );
  // An input method's own key.
  const isLeft = await completed.evaluate((field) =>
    field.dispatchEvent(
      new KeyboardEvent('keydown', {
        key: 'Enter',
        isComposing: true,
        bubbles: true,
        cancelable: true,
      }),
    ),
  );
  expect(isLeft).toBe(true);
  await keyboard.press('Escape');
  await expect(completions).toBeHidden();
  await expect(options).toHaveValue('{ removeEmptyA');
  await keyboard.press('Control+Space');
  await keyboard.press('Enter');
  await expect(completed).toHaveValue('{ removeEmptyAttributes: ');
  const values = completions.getByRole('option').locator('code');
  await expect(values).toHaveText(['true', 'false']);
  await keyboard.press('ArrowUp');
  await expect(active).toHaveText('false off');
  await keyboard.press('ArrowDown');
  await keyboard.press('Tab');
  await expect(completions).toBeHidden();
  await keyboard.press('}');
  await expect(tryIt.output).toHaveText('<p>Tea</p>');
  for (const text of [
    '{ removeEmptyAttributes: true',
    '{ removeEmptyAttributes: ',
    '{ removeEmptyA',
  ]) {
    await keyboard.press('Control+z');
    await expect(options).toHaveValue(text);
  }
  await keyboard.press('Control+Space');
  await active.click();
  await expect(completed).toHaveValue('{ removeEmptyAttributes: ');
  await expect(completed).toBeFocused();
});

test('the keyboard alone is enough', async ({ page, site, tryIt }) => {
  await site.open(at('/usage'));
  await page.getByRole('button', { name: 'Try it here' }).press('Enter');
  await expect(tryIt.html).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('<p id="">Tea</p>');
  await expect(tryIt.output).toHaveText('<p>Tea</p>');
  await expect(tryIt.savings).toHaveText('38 % less.');
  await page.keyboard.press('Tab');
  await expect(tryIt.options).toBeFocused();
  // On to the output's buttons, the checkboxes and the panels below.
  const reached = new Set<string>();
  for (let stops = 0; stops < 150; stops += 1) {
    await page.keyboard.press('Tab');
    const { name, isSeen, isInside } = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement;
      const style = getComputedStyle(element);
      return {
        name: element.textContent.trim() || element.tagName,
        isSeen: style.outlineStyle !== 'none' || style.boxShadow !== 'none',
        isInside: element.closest('.live-try-it') !== null,
      };
    });
    if (!isInside) break;
    expect(isSeen, name).toBe(true);
    reached.add(name);
    if (name.endsWith(' % less.')) await page.keyboard.press('Enter');
  }
  for (const name of ['Show changes', 'Copy', 'Take it with you']) {
    expect([...reached]).toContain(name);
  }
  await expect(tryIt.all.getByRole('row', { name: 'Together' })).toBeVisible();
  await tryIt.module('removeEmptyAttributes').press('Space');
  await expect(tryIt.output).toHaveText('<p id>Tea</p>');
});

/** Drops a file as the system does, with what browsers do where nothing takes it. */
async function dropFile(target: Locator, file: string): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const { x, y } = orThrow((await target.boundingBox()) ?? undefined, 'A box');
  const session = await target.page().context().newCDPSession(target.page());
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await session.send('Input.dispatchDragEvent', {
      ...{ type, x: x + 9, y: y + 9 },
      data: { items: [], files: [file], dragOperationsMask: 1 },
    });
  await session.detach();
}
