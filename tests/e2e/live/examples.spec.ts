import path from 'node:path';
import { loadLibrary } from '../../../src/htmlnano/library/loadLibrary';
import { runInNode } from '../../../checks/library/runInNode';
import { SITE_DIR } from '../../../src/htmlnano/versions';
import { expectAccessible } from '../axe';
import { at, expect, Gate, overflowOf, settled, test } from '../fixtures';
import { VERSIONS } from '../specification';

test('impatient presses open one editor', async ({ page, example }) => {
  const { edit, figure, source } = example('removeemptyattributes');
  await page.goto(at('/modules'));
  const gate = new Gate();
  await page.route('**/assets/js/*', gate.hold);
  await edit.dblclick();
  await edit.press('Enter');
  gate.release();
  await expect(source).toBeVisible();
  await settled(page);
  await expect(figure.locator('.live-example')).toHaveCount(1);
});

test('nothing moves when an editor opens', async ({ site, example }) => {
  await site.open(at('/modules'));
  for (const heading of ['collapsewhitespace', 'minifycss', 'sortattributes']) {
    const { figure, edit, source } = example(heading);
    const before = await figure.boundingBox();
    await edit.click();
    await expect(source.first()).toBeVisible();
    await expect(figure).toContainText('gzip');
    const after = await figure.boundingBox();
    expect(
      Math.abs((after?.height ?? 0) - (before?.height ?? 0)),
      heading,
    ).toBeLessThan(8);
  }
});

test('one source has several results', async ({ site, example }) => {
  await site.open(at('/next/modules'));
  const { edit, source, options, result } = example('collapsewhitespace');
  await edit.click();
  await expect(source).toBeVisible();
  const shown = await result.allTextContents();
  expect(shown.length).toBeGreaterThan(2);
  expect(await options.count()).toBe(shown.length);
  await source.fill('<div> <b> a </b> </div>');
  await expect(result.first()).toHaveText('<div> <b> a </b> </div>');
  await expect(result.last()).toHaveText('<div><b>a</b></div>');
});

test('examples run the version of their page', async ({ site, example }) => {
  // `workers.spec.ts` runs every example.
  const options = { normalizeAttributeValues: true };
  const html = '<button type="send">Join</button><img src="a" loading="LAZY">';
  const results = await Promise.all(
    VERSIONS.map(async ({ library }) => {
      const loaded = loadLibrary(path.join(SITE_DIR, library));
      return (await runInNode(loaded, html, () => options, undefined)).text;
    }),
  );
  const message = 'Choose a source of which each version makes something else.';
  expect(new Set(results).size, message).toBe(VERSIONS.length);
  for (const [index, { base }] of VERSIONS.entries()) {
    await site.open(at(`${base}/modules`));
    const { edit, source, options: field, result } = example('custom');
    await edit.click();
    await source.fill(html);
    await field.first().fill(JSON.stringify(options));
    await expect(result.first()).toHaveText(String(results[index]));
  }
});

test('an error in an example is shown', async ({ site, example }) => {
  await site.open(at('/next/modules'));
  const { edit, options, error, figure } = example('custom');
  await edit.click();
  // The page's own options contain a function, which runs.
  await expect(error).toHaveCount(0);
  await options.first().fill('{ custom: (tree) => tree }');
  await expect(error.first()).toContainText('is a function');
  await options.first().fill('{ custom: ');
  await expect(error.first()).toContainText('line 1');
  await options.first().fill('{ minifyHTML: true }');
  await expect(error.first()).toHaveText('Module "minifyHTML" is not defined');
  await expect(figure).toContainText('has no module of that name');
});

test('a misspelt value of an example is told, and values are completed', async ({
  page,
  site,
  example,
}) => {
  await site.open(at('/next/modules'));
  const { edit, options, figure } = example('collapsewhitespace');
  await edit.click();
  await options.first().fill("{\n  collapseWhitespace: 'agressive' }");
  const said = figure
    .getByRole('list', { name: 'What the check says' })
    .getByRole('listitem');
  await expect(said).toHaveText([
    "Line 2: In every version collapseWhitespace does not take 'agressive'. Did you mean 'aggressive'?",
  ]);
  await expect(options.first()).toHaveAttribute('aria-invalid', 'true');
  await options.first().fill("{ collapseWhitespace: 'aggressive' }");
  await expect(said).toHaveCount(0);
  await expect(options.first()).toHaveAttribute('aria-haspopup', 'listbox');
  await options.first().fill("{ collapseWhitespace: '");
  await page.keyboard.press('a');
  await expect(figure.getByRole('option')).toHaveCount(2);
  await page.keyboard.press('Enter');
  const value = "{ collapseWhitespace: 'aggressive'";
  await expect(options.first()).toHaveValue(value);
});

test('what was typed in an example comes back', async ({ site, example }) => {
  await site.open(at('/modules'));
  const { button, edit, source, result } = example('removeemptyattributes');
  await edit.click();
  const typed = '<p id="">Tea</p>';
  await source.fill(typed);
  await button('Reset').click();
  await expect(source).not.toHaveValue(typed);
  await source.press('Control+z');
  await expect(source).toHaveValue(typed);
  await button('Reset').click();
  await button('Bring it back').click();
  await expect(source).toHaveValue(typed);
  await button('Stop editing').click();
  await edit.click();
  await expect(source).not.toHaveValue(typed);
  await button('Bring it back').click();
  await expect(source).toHaveValue(typed);
  await expect(result).toHaveText('<p>Tea</p>');
});

test('a lost connection is shown', async ({ page, site, example }) => {
  site.expectErrors(/ERR_FAILED/, /htmlnano-/);
  await page.route(/htmlnano-/, (route) => route.abort());
  await site.open(at('/modules'));
  const { edit, source, error, result } = example('removeemptyattributes');
  await edit.click();
  await expect(error).toContainText('could not be loaded');
  await page.unroute(/htmlnano-/);
  await source.fill('<p id="">Tea</p>');
  await expect(result).toHaveText('<p>Tea</p>');
});

test('a live example is accessible @phone', async ({ page, site }) => {
  await site.open(at('/presets'));
  const figure = page.locator('.example:has(.live-edit)').first();
  await figure.getByRole('button', { name: 'Edit' }).click();
  await expect(figure).toContainText('gzip');
  expect(await overflowOf(page)).toBe(0);
  await expectAccessible(page, '.example');
});
