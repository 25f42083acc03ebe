import type { Locator } from '@playwright/test';
import { expectAccessible } from '../axe';
import { at, expect, overflowOf, test } from '../fixtures';

const BROKEN = `<!doctype html>
<title>Tea</title>
<p style="color: red">Tea</p>
<style>

  p { margin: 0 }
  .a {
    margin 1px
  }
</style>
`;

test('an error in a style is told in plain words, with its line, which a press reaches', async ({
  site,
  tryIt,
}) => {
  await site.open(at('/next/usage#try-it'));
  await tryIt.html.fill(BROKEN);
  await expect(tryIt.all).toContainText(
    'In line 8 of your HTML this is no CSS. A colon is missing, or it is a placeholder of a template.',
  );
  await expect(tryIt.all.locator('mark')).toHaveText('    margin 1px');
  await tryIt.button('Go to line 8').click();
  await expect(tryIt.html).toBeFocused();
  expect(await selected(tryIt.html)).toBe('    margin 1px');
  await expect(
    tryIt.all.getByRole('link', { name: 'minifyCss' }),
  ).toHaveAttribute('href', at('/next/modules#minifycss'));
  await tryIt.button('Switch off minifyCss').click();
  await expect(tryIt.output).toContainText('margin 1px');
  await expect(tryIt.options).toHaveValue('{ minifyCss: false }');
  await expect(tryIt.all.locator('mark')).toHaveCount(0);
});

test('errors, and what waits for their end, are accessible @phone', async ({
  page,
  site,
  tryIt,
}) => {
  await site.open(at('/next/usage#try-it'));
  await tryIt.losses.click();
  await tryIt.html.fill(BROKEN);
  await tryIt.options.fill('{ collapseWhitespace: 1 }');
  await expect(tryIt.button('Go to line 8')).toBeVisible();
  await expect(tryIt.all.locator('mark')).toHaveCount(2);
  await expectAccessible(page, '.live-try-it');
  expect(await overflowOf(page)).toBe(0);
  await tryIt.options.fill('{');
  await expect(tryIt.error).toContainText('Options, line 1');
  await expectAccessible(page, '.live-try-it');
});

for (const [where, html, says] of [
  [
    'a script below other scripts',
    '<script>\nlet a = 1;\n</script>\n<script type="module">\n\n  let b = ;\n</script>',
    'In line 6 of your HTML this is no JavaScript.',
  ],
  [
    'a style attribute',
    '<style>p { top: 0 }</style>\n<p class="a"\n  style="{{ color }}">a</p>',
    'In line 3 of your HTML this is no CSS.',
  ],
] as const) {
  test(`the line of an error in ${where} is that of the HTML`, async ({
    site,
    tryIt,
  }) => {
    await site.open(at('/next/usage#try-it'));
    await tryIt.html.fill(html);
    await expect(tryIt.all).toContainText(says);
  });
}

test('the line of an error far down in a long page is shown', async ({
  site,
  tryIt,
}) => {
  await site.open(at('/usage#try-it'));
  await tryIt.html.fill(
    `${'<p>Some text that goes on for a while</p>\n'.repeat(1000)}<style>{</style>\n`,
  );
  await tryIt.button('Go to line 1001').click();
  await expect(tryIt.html).toBeFocused();
  expect(await selected(tryIt.html)).toBe('<style>{</style>');
  expect(
    await tryIt.html.evaluate(({ scrollTop }) => scrollTop),
  ).toBeGreaterThan(1000);
});

test('a value that fails is told with its module, and no line', async ({
  site,
  tryIt,
}) => {
  await site.open(at('/next/usage#try-it'));
  await tryIt.html.fill('<p style="color: red">a</p>');
  await tryIt.options.fill("{ minifyCss: { preset: 'best' } }");
  await expect(tryIt.all).toContainText('With this module switched off');
  await tryIt.button('Switch off minifyCss').click();
  await expect(tryIt.output).toHaveText('<p style="color: red">a</p>');
});

test('a mistake in the options is marked, and reached with a press', async ({
  site,
  tryIt,
}) => {
  await site.open(at('/next/usage#try-it'));
  for (const [options, line, says] of [
    ['{\n  minifyCSS: false,\n}', '  minifyCSS: false,', 'Did you mean'],
    [
      '{\n  minifyCss: false\n  minifyJs: false\n}',
      '  minifyJs: false',
      'comma',
    ],
  ] as const) {
    await tryIt.options.fill(options);
    const said = tryIt.all.getByRole('list', { name: 'What the check says' });
    await expect(said).toContainText(says);
    await expect(tryIt.all.locator('mark')).toHaveText(line);
    await said.getByRole('button', { name: /^Line \d$/ }).click();
    expect(await selected(tryIt.options)).toBe(line);
  }
});

test('in an example a mistake in the options is told as in Try it', async ({
  site,
  example,
}) => {
  await site.open(at('/next/modules'));
  const { edit, options, figure } = example('removeemptyattributes');
  await edit.click();
  await options.fill('{ removeEmptyAttribute: true }');
  await expect(figure).toContainText('Did you mean removeEmptyAttributes?');
  await figure.getByRole('button', { name: 'Line 1' }).click();
  await expect(options).toBeFocused();
});

const selected = (field: Locator): Promise<string> =>
  field.evaluate((area: HTMLTextAreaElement) =>
    area.value.slice(area.selectionStart, area.selectionEnd),
  );
