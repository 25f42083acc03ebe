import { expect, test, TRANSPARENT } from '../fixtures';
import { NEXT } from '../specification';
import { libraryOf, SITE_DIR } from '../../../src/htmlnano/versions';

/** A style with an error, far down. */
const BROKEN = `<!doctype html>
<p style="color: red">Tea</p>
${'<p>Some text that goes on for a while</p>\n'.repeat(200)}<style>
  .a {
    margin 1px
  }
</style>
`;

test.beforeEach(async ({ site, tryIt }) => {
  await tryIt.openOn(site, NEXT.base);
});

test('an error in a style names line and module', async ({ tryIt }) => {
  await tryIt.html.fill(BROKEN);
  await expect(tryIt.window).toContainText(
    'Line 205 of your HTML: this is not valid CSS. A colon is missing, or it is a placeholder of a template.',
  );
  // The rows of the page before are gone.
  await expect(tryIt.list).toContainText(/On \(\d+\)/);
  await expect(tryIt.rows).toHaveCount(0);
  // Below long text there is no highlighted one.
  await expect(tryIt.html).not.toHaveCSS('color', TRANSPARENT);
  await tryIt.button('Go to line 205').click();
  await expect(tryIt.html).toBeFocused();
  const [selected, top] = await tryIt.html.evaluate(
    (area: HTMLTextAreaElement) => [
      area.value.slice(area.selectionStart, area.selectionEnd),
      area.scrollTop,
    ],
  );
  expect(selected).toBe('    margin 1px');
  expect(top).toBeGreaterThan(1000);
  await tryIt.button('Switch minifyCss off').click();
  await expect(tryIt.options).toHaveValue('{ minifyCss: false }');
  await expect(tryIt.result).toContainText('margin 1px');
  // The button is gone, and the focus is not.
  await expect(tryIt.window.locator(':focus')).toHaveCount(1);
});

test('a wrong value can be replaced by a right one', async ({ tryIt }) => {
  await tryIt.html.fill('<p style="color: red">a</p>');
  await tryIt.options.fill("{ minifyCss: { preset: 'best' } }");
  await expect(tryIt.window).toContainText(
    'Without minifyCss this error does not happen.',
  );
  await expect(tryIt.window).toContainText(
    'Try it has only the default preset of cssnano.',
  );
  await tryIt.button(/^Use /).click();
  await expect(tryIt.result).toHaveText('<p style="color:red">a</p>');
  await expect(tryIt.options).not.toHaveValue(/best/);
  // SVGO warns of a plugin that it does not have.
  await tryIt.html.fill('<svg></svg>');
  await tryIt.options.fill(
    "{ minifySvg: { plugins: [{ name: 'preset-default', params: { overrides: { a: 1 } } }] } }",
  );
  await expect(tryIt.window).toContainText('htmlnano prints on the console');
});

test('mistakes in the options are listed', async ({ page, tryIt }) => {
  await tryIt.options.fill("{\n  minifyCSS: false,\n  preset: 'max' }");
  await expect(tryIt.findings).toHaveText([
    `Line 2: In ${libraryOf(SITE_DIR, NEXT).number} there is no minifyCSS. Did you mean minifyCss?`,
    'Line 3: preset is for configuration files. In Try it, choose the preset above.',
  ]);
  await expect(tryIt.options).toHaveAttribute('aria-invalid', 'true');
  await expect(tryIt.options).toHaveAccessibleDescription(/ no minifyCSS/);
  // The field grows with its text.
  const hidden = ({ scrollHeight, clientHeight }: Element) =>
    scrollHeight - clientHeight;
  expect(await tryIt.options.evaluate(hidden)).toBe(0);
  await tryIt.options.fill('{ minifyCss: true }');
  await expect(tryIt.findings).toHaveCount(0);
  await expect(tryIt.options).toHaveAttribute('aria-invalid', 'false');
  await expect(tryIt.result).toContainText('<!doctype html>');
  await tryIt.isDone();
  const rows = await tryIt.rows.allTextContents();
  // Halfway to the next option, nothing goes away.
  await tryIt.options.fill('{ minifyCss: true, ');
  await expect(tryIt.findings).toHaveCount(1);
  await expect(tryIt.result).toContainText('<!doctype html>');
  expect(await tryIt.rows.allTextContents()).toEqual(rows);
  // They are of other options.
  await expect(tryIt.window.locator('[inert]')).toHaveCount(2);
  await page.reload();
  await expect(tryIt.error).toHaveText(
    'The options have a mistake, so nothing has run.',
  );
});
