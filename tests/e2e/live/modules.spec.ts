import { at, copied, expect, hrefsIn, LATEST, OLDEST, test } from '../fixtures';
import { LIBRARIES, NEXT } from '../specification';

/** With `max` it loses an icon, a space, a class that a script sets, and a script. */
const FAULTS = `<style>.is-open { color: green }</style>
<p><i class="icon-home"></i>Home${['b', 'c', 'd', 'd'].map((name) => `<i class="${name}"></i>`).join('')}</p>
<p>Only <my-price>5</my-price> today</p>
<script>document.body.className = 'is-open'</script>
<script>let a = 1;</script>
<script>let b = 2;</script>
`;

/** Reads rows: whether the module lost something, and how many bytes it saved. */
const readRows = (rows: Element[]) =>
  rows.map((row) => {
    const [, count = '0', way] =
      /([\d,]+) bytes? (less|more)/.exec(row.textContent) ?? [];
    const saved = Number(count.replaceAll(',', ''));
    return {
      name: row.querySelector('a')?.textContent ?? '',
      isLoss: /removed|joined|unstyled|broken|changed/i.test(row.textContent),
      saved: way === 'more' ? -saved : saved,
    };
  });

test('losses come first, and a press ends each', async ({ site, tryIt }) => {
  await tryIt.openOn(site, NEXT.base);
  await tryIt.html.fill(FAULTS);
  await tryIt.preset.selectOption('max');
  const press = [
    [
      'removeEmptyElements',
      'Elements removed: <i class="icon-home">, <i class="b">, <i class="c"> and 2 more.',
    ],
    ['collapseWhitespace', 'Words joined: Only5today'],
    ['removeUnusedCss', 'Scripted classes unstyled: .is-open'],
    ['mergeScripts', 'Scripts removed or joined'],
  ] as const;
  for (const [module, says] of press)
    await expect(tryIt.row(module)).toContainText(says);
  const keep = tryIt.button("Keep it with 'conservative'");
  await expect(keep).toBeVisible();
  await tryIt.isDone();
  const rows = await tryIt.rows.evaluateAll(readRows);
  const harmless = rows.slice(press.length);
  expect(harmless.length).toBeGreaterThan(1);
  expect(harmless.filter(({ isLoss }) => isLoss)).toEqual([]);
  expect(harmless).toEqual(
    harmless.toSorted((one, other) => other.saved - one.saved),
  );
  for (const [module, says] of press) {
    if (module === 'collapseWhitespace') await keep.click();
    else await tryIt.module(module).click();
    await expect(tryIt.row(module)).not.toContainText(says);
  }
  await expect(tryIt.options).toHaveValue(/collapseWhitespace: 'conservative'/);
  for (const part of [
    '<i class=icon-home>',
    'Only <my-price>5',
    '.is-open',
    'a=1;</script><script>let b',
  ])
    await expect(tryIt.result).toContainText(part);
});

test('a switch writes the options', async ({ page, site, tryIt }) => {
  await tryIt.openOn(site, NEXT.base);
  await tryIt.options.fill('{\n  minifyCss: false, // as before\n}');
  await expect(tryIt.row('minifyCss')).toBeHidden();
  await tryIt.isDone();
  const names = () =>
    tryIt.list
      .getByRole('switch')
      .evaluateAll((all) => all.map(({ ariaLabel }) => ariaLabel));
  const before = await names();
  const space = tryIt.module('collapseWhitespace');
  await space.press('Space');
  await expect(tryIt.options).toHaveValue(
    '{ minifyCss: false, collapseWhitespace: false }',
  );
  await expect(tryIt.result).toContainText(/\n {4}<p>\n/);
  await tryIt.isDone();
  await expect(space).toBeFocused();
  await expect(space).not.toBeChecked();
  expect(await names()).toEqual(before);
  // Another page has other rows.
  await tryIt.html.fill('<p>a  b</p>');
  await expect(tryIt.row('collapseWhitespace')).toBeHidden();
  await tryIt.unfold('Off (');
  await space.click();
  await expect(tryIt.options).toHaveValue('{ minifyCss: false }');
  await expect(tryIt.result).toHaveText(/<p>a b/);
  // Its name leads to what the page says of the module.
  const link = tryIt.list.getByRole('link', { name: 'collapseWhitespace' });
  const [other] = await Promise.all([page.waitForEvent('popup'), link.click()]);
  await expect(other).toHaveURL(at(`${NEXT.base}/modules#collapsewhitespace`));
});

test('a lost text marks the row of its module', async ({ site, tryIt }) => {
  await tryIt.open(site, '<p>Tea <!-- Tea --></p>');
  await tryIt.options.fill("{ removeComments: 'all' }");
  const find = async (piece: string, says: string): Promise<void> => {
    await tryIt.piece.fill(piece);
    await expect(tryIt.list).toContainText(says);
  };
  const marked = tryIt.list.locator('[aria-current=true]');
  await find('Milk', 'Your HTML does not contain this.');
  await find('Tea', 'the result contains it once');
  await expect(marked).toHaveCount(0);
  await find(
    '<!-- Tea -->',
    'The result does not contain it. removeComments removed or changed it.',
  );
  await expect(marked).toContainText('removeComments');
  await tryIt.html.fill('<p>Tea</p><![if !mso]>');
  await find('<![if !mso]>', 'Parsing and printing removed or changed it.');
  await expect(marked).toContainText('Without any module');
  await tryIt.html.fill('<!-- a --><!-- b -->');
  await tryIt.options.fill('{ removeComments: /a/ }');
  await find('<!--', 'Your HTML contains it twice, the result once.');
});

test('changes, versions and project files are shown', async ({
  page,
  site,
  tryIt,
}) => {
  await tryIt.open(
    site,
    '<style>.a{top:0}.gone{top:0}</style><p class="a">a \n b</p>',
    NEXT.base,
  );
  await tryIt.options.fill(
    "{ collapseWhitespace: 'all', removeUnusedCss: true }",
  );
  await tryIt.button('Changes').click();
  await expect(tryIt.changes.getByRole('deletion').first()).toHaveText(
    '.gone{top:0}',
  );
  await expect(tryIt.changes.getByRole('insertion')).toHaveCount(1);
  await expect(tryIt.changes.locator('del [data-mark="¶"]')).toHaveCount(1);
  const pressed = tryIt.window.getByRole('button', { pressed: true });
  await expect(pressed).toHaveText('Changes');
  await tryIt.button('Changes').click();
  await expect(tryIt.result).toHaveText(/^<style>\.a\{top:0\}<\/style>/);
  const versions = await tryIt.unfold('In other versions');
  await expect(versions.getByRole('listitem')).toHaveCount(LIBRARIES.size - 1);
  await expect(versions).toContainText(`htmlnano ${OLDEST}: the same result`);
  await expect(versions).toContainText('with PurgeCSS');
  const project = await tryIt.unfold('In your project');
  await expect(project).toContainText('always has a preset');
  expect(await hrefsIn(project)).toEqual([at(`${NEXT.base}/usage`)]);
  await tryIt.preset.selectOption('safe');
  await project.getByRole('button', { name: 'Copy command' }).click();
  await expect.poll(() => copied(page)).toMatch(/^npm install .*htmlnano@/);
  await project.getByRole('button', { name: 'Copy file' }).click();
  await expect
    .poll(() => copied(page).then(JSON.parse))
    .toEqual({
      preset: 'safe',
      collapseWhitespace: 'all',
      removeUnusedCss: true,
    });
});

test('a screen reader hears a result once', async ({ page, site, tryIt }) => {
  const { clock } = page;
  await tryIt.open(site, '<p>a</p>');
  await clock.install();
  await clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  for (const [html, result] of [
    ['<p id="">a</p>', '<p id="">a</p>'],
    ['<p id="">ab</p>', '<p id="">ab</p>'],
  ] as const) {
    await tryIt.html.fill(html);
    // Longer than the page waits for the next key, and shorter than the silence.
    await clock.runFor(300);
    await expect(tryIt.result).toHaveText(result);
    await tryIt.isDone();
    await expect(tryIt.status).not.toContainText('15');
  }
  await clock.runFor(1500);
  await expect(tryIt.status).toHaveText('Result: 15 → 15 bytes, unchanged.');
  // A mistake in the options is heard in place of the result.
  for (const [field, text, says] of [
    [tryIt.piece, 'Milk', 'Your HTML does not contain this.'],
    [
      tryIt.options,
      '{ minifyCss: ',
      'the text ends too early. A bracket or a value is missing.',
    ],
    [
      tryIt.options,
      '{ minifyCss: 5 }',
      `In ${LATEST} minifyCss does not take 5.`,
    ],
    [tryIt.options, '{ minifyCss: true }', '15 → 15 bytes, unchanged'],
    [tryIt.html, '<style>a{</style>', 'Unclosed block'],
  ] as const) {
    await field.fill(text);
    await clock.runFor(300);
    await expect(tryIt.window).toContainText(says);
    await tryIt.isDone();
    await clock.runFor(1500);
    await expect(tryIt.status).toContainText(says);
  }
});
