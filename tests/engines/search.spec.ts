import { at } from '../e2e/addresses';
import { expect, test } from './fixtures';
import { DIALOG, SITE } from './parts';
import type { Reader } from './reader';

/** Types a query, and opens the first of its results. */
async function opensFirst(reader: Reader): Promise<void> {
  await reader.type('removeComments');
  await reader.sees(DIALOG.active);
  const href = await reader.ask(
    (css) => document.querySelector<HTMLAnchorElement>(`${css} a`)?.pathname,
    DIALOG.active,
  );
  await reader.press('Enter');
  await reader.seesNo(DIALOG.all);
  await expect
    .poll(() => reader.ask(() => window.location.pathname))
    .toBe(href);
}

test('the search opens by button and keys, and finds', async ({ reader }) => {
  await reader.open(at('/contribute'));
  await reader.press('Control+k');
  await reader.hasFocus(DIALOG.input);
  await reader.press('Escape');
  await reader.seesNo(DIALOG.all);
  await reader.press('/');
  await reader.hasFocus(DIALOG.input);
  await reader.hasValue(DIALOG.input, '');
  await reader.press('Escape');
  await reader.seesNo(DIALOG.all);
  await reader.click(SITE.search);
  await reader.hasFocus(DIALOG.input);
  await opensFirst(reader);
});

test('before React runs, the dialog opens and keeps what is typed', async ({
  reader,
}) => {
  await reader.openCold(at('/contribute'));
  await reader.press('Control+k');
  await reader.hasFocus(DIALOG.input);
  await reader.press('Escape');
  await reader.seesNo(DIALOG.all);
  await reader.click(SITE.search);
  await reader.hasFocus(DIALOG.input);
  await reader.type('removeComments');
  await reader.hasValue(DIALOG.input, 'removeComments');
  await reader.startReact();
  await reader.hasValue(DIALOG.input, 'removeComments');
  await reader.hasFocus(DIALOG.input);
  await reader.sees(DIALOG.active);
  await reader.press('ArrowDown');
  await reader.press('Enter');
  await reader.seesNo(DIALOG.all);
  await reader.sees({ css: 'h1', name: 'Modules' });
});

test('before React runs, Enter leads to the search page', async ({
  reader,
}) => {
  await reader.openCold(at('/contribute'));
  await reader.press('Control+k');
  await reader.hasFocus(DIALOG.input);
  await reader.type('svgo');
  await reader.press('Enter');
  await reader.isAt(at('/search?q=svgo'));
  await reader.startReact();
  await reader.hasText('main [role=status]', /^\d+ results/);
});

test('fingers search', async ({ reader, needs }) => {
  needs('touch');
  await reader.resize(480, 844);
  await reader.open(at('/contribute'));
  await reader.click(SITE.search, 'touch');
  await reader.hasFocus(DIALOG.input);
  await reader.type('minifySvg');
  await reader.sees(DIALOG.active);
  await reader.click(`${DIALOG.active} a`, 'touch');
  await reader.seesNo(DIALOG.all);
  await reader.hasText(SITE.heading, 'Modules');
});

test('the page behind the dialog stays where it is', async ({ reader }) => {
  await reader.open(at('/modules#minifysvg'));
  const before = await reader.restsAt('h3#minifysvg');
  await reader.press('Control+k');
  await reader.hasFocus(DIALOG.input);
  await reader.sees('dialog:modal');
  expect(await reader.placeOf('h3#minifysvg')).toEqual(before);
  await reader.press('Escape');
  await reader.seesNo(DIALOG.all);
  expect(await reader.placeOf('h3#minifysvg')).toEqual(before);
});
