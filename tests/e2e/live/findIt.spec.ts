import type { Locator } from '@playwright/test';
import { expectAccessible } from '../axe';
import { at, expect, overflowOf, test } from '../fixtures';

/** With `max` it loses its icon, two spaces, the label's and the style's condition. */
const FAULTS = `<style>
.field input:placeholder-shown + label { opacity: 0 }
.prose :where(p):not(:where([class~="not-prose"], [class~="not-prose"] *)) { margin: 1em }
</style>
<div class="field"><input id="name" placeholder=" "><label for="name">Name</label></div>
<p><i class="icon-home"></i>Home</p>
<div class="prose"><p>Only <my-price>5</my-price> today</p></div>
`;

test('a page with four faults is mended in ten actions, by somebody who knows no module', async ({
  site,
  tryIt,
}) => {
  await site.open(at('/next/usage#try-it'));
  await tryIt.html.fill(FAULTS);
  await tryIt.preset.selectOption('max');
  await expect(tryIt.losses).toHaveText(
    'Lost: 2 spaces between words, 1 icon, 1 attribute, 1 style rule.',
  );
  let actions = 0;
  const press = async (button: Locator): Promise<void> => {
    actions += 1;
    await button.click();
  };
  await press(tryIt.losses);
  for (const [cure, left] of [
    [
      'Switch off removeEmptyElements',
      'Lost: 2 spaces between words, 1 attribute, 1 style rule.',
    ],
    [
      "Keep it with collapseWhitespace: 'conservative'",
      'Lost: 1 attribute, 1 style rule.',
    ],
    [/^Switch both off/, 'Lost: 1 style rule.'],
    [/^Keep it with safelist: /, /^Nothing found/],
  ] as const) {
    await press(tryIt.button(cure));
    await expect(tryIt.losses).toHaveText(left);
  }
  expect(actions).toBeLessThanOrEqual(10);
  for (const part of [
    'placeholder=" "',
    '<i class=icon-home>',
    '.prose :where(p)',
    'Only <my-price>5</my-price> today',
  ])
    await expect(tryIt.output).toContainText(part);
});

test('each act is written into the options, and undone by one press', async ({
  page,
  site,
  tryIt,
}) => {
  await site.open(at('/next/usage#try-it'));
  const options = '{\n  minifyCss: false, // as before\n}';
  await tryIt.html.fill('<p><i class="icon"></i><input placeholder=" "></p>');
  await tryIt.preset.selectOption('max');
  await tryIt.options.fill(options);
  await tryIt.losses.click();
  await tryIt.button('Switch off removeEmptyElements').click();
  await expect(tryIt.options).toHaveValue(
    '{\n  minifyCss: false, // as before\n  removeEmptyElements: false,\n}',
  );
  // What was pressed is gone, and the focus is not.
  await expect(tryIt.losses).toHaveText(/^Nothing found/);
  await expect(tryIt.losses).toBeFocused();
  await tryIt.options.press('Control+z');
  await expect(tryIt.options).toHaveValue(options);
  await tryIt.piece.fill('placeholder=" "');
  await tryIt.piece.press('Enter');
  await tryIt.button(/^Switch both off/).click();
  await expect(tryIt.options).toHaveValue(
    /as before\n {2}removeEmptyAttributes: false,\n {2}minifyAttributes: false,\n\}$/,
  );
  await expect(tryIt.said).toBeFocused();
  await expect(tryIt.said).toContainText('The result has it');
  await tryIt.options.press('Control+z');
  await expect(tryIt.options).toHaveValue(options);
  await expect(tryIt.said).toContainText('bring it back together');
  await tryIt.button(/^Switch both off/).click();
  await tryIt.button('Bring it back').click();
  await expect(tryIt.options).toHaveValue(options);
  // The names of the modules lead to what they do.
  const link = tryIt.all.getByRole('link', { name: 'minifyAttributes' });
  await link.click();
  await expect(page).toHaveURL(at('/next/modules#minifyattributes'));
  await expect(page.locator('#minifyattributes')).toBeInViewport();
});

test('what is missing is looked for in the HTML first', async ({
  site,
  tryIt,
}) => {
  await tryIt.open(site, '<p>Tea <!-- Tea --></p>', '/next');
  const says = async (piece: string, answer: string): Promise<void> => {
    await tryIt.piece.fill(piece);
    await tryIt.button('Find it').click();
    await expect(tryIt.said).toHaveText(answer);
  };
  await says(
    'Milk',
    'Your HTML does not have this. Copy a piece as it stands there.',
  );
  await says('Tea', 'The result has it as often as your HTML: once.');
  await tryIt.options.fill("{ removeComments: 'all' }");
  await expect(tryIt.said).toHaveText(
    'Your HTML has it twice, the result once. Switched off, this module brings it back:',
  );
  await tryIt.options.fill('{');
  await expect(tryIt.said).toHaveText('There is no result to search.');
  await tryIt.options.fill('{}');
  await tryIt.html.fill('<p>Tea</p><![if !mso]>');
  await says('<![if !mso]>', 'The result does not have it.');
  await expect(
    tryIt.all.getByRole('link', { name: 'parses and prints' }),
  ).toHaveAttribute('href', at('/next/modules#what-the-parser-does'));
});

test('a search says how far it is, and can be stopped', async ({
  site,
  tryIt,
}) => {
  await site.open(at('/next/usage#try-it'));
  await tryIt.html.fill(
    `${'<p class="b a"> Tea <b>and</b> milk </p>'.repeat(8000)}<input placeholder=" ">`,
  );
  await expect(tryIt.losses).toBeVisible();
  await tryIt.piece.fill('placeholder=" "');
  await tryIt.piece.press('Enter');
  const progress = tryIt.all.getByRole('progressbar', {
    name: 'Search for modules',
  });
  await expect(progress).toBeVisible();
  await expect(tryIt.all).toContainText(/Run \d+ of about \d+/);
  await expect(tryIt.said).toHaveText(/switched off in groups/);
  await tryIt.button('Stop').click();
  await expect(tryIt.said).toHaveText('The search was stopped.');
  await expect(tryIt.said).toBeFocused();
  await expect(progress).toHaveCount(0);
  await tryIt.piece.press('Enter');
  await expect(tryIt.said).toContainText('this module brings it back');
});

test('losses and the search are accessible @phone', async ({
  page,
  site,
  tryIt,
}) => {
  await site.open(at('/next/usage#try-it'));
  await tryIt.html.fill(FAULTS);
  await tryIt.preset.selectOption('max');
  await tryIt.losses.click();
  await tryIt.savings.click();
  await tryIt.piece.fill('.prose :where(p)');
  await tryIt.piece.press('Enter');
  await expect(tryIt.button(/^Keep it with safelist: /)).toHaveCount(2);
  await expect(tryIt.button(/^Keep it with collapseWhitespace/)).toBeVisible();
  await expect(tryIt.all.getByRole('row', { name: 'Together' })).toBeVisible();
  await expect(tryIt.losses).toHaveAttribute('aria-expanded', 'true');
  await expect(tryIt.all.locator('[aria-busy=true]')).toHaveCount(0);
  expect(await overflowOf(page)).toBe(0);
  await expectAccessible(page, '.live-try-it');
});

test('the keyboard alone finds and mends what is missing', async ({
  page,
  site,
  tryIt,
}) => {
  await site.open(at('/next/usage#try-it'));
  await tryIt.html.fill('<input placeholder=" ">');
  await expect(tryIt.output).toHaveText('<input>');
  await tryIt.piece.focus();
  await page.keyboard.type('placeholder=" "');
  await page.keyboard.press('Enter');
  await expect(tryIt.said).toContainText('this module brings it back');
  const off = tryIt.button('Switch off removeEmptyAttributes');
  for (const focused of [
    tryIt.button('Find it'),
    tryIt.all.getByRole('link', { name: 'removeEmptyAttributes' }),
    off,
  ]) {
    await page.keyboard.press('Tab');
    await expect(focused).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(tryIt.output).toHaveText('<input placeholder=" ">');
});
