import { at } from '../e2e/addresses';
import { expect, test } from './fixtures';
import { DIALOG } from './parts';

const TABLE = '.table-tools';

test('a table is sorted and filtered', async ({ reader }) => {
  await reader.open(at('/presets', '2.1.0'));
  const modules = async (): Promise<string[]> => {
    const all = await reader.texts(`${TABLE}:not(${TABLE} ~ *) td:first-child`);
    return all;
  };
  const before = await modules();
  await reader.click({ css: `${TABLE} .sort-button`, name: 'Module' });
  const sorted = [...before].sort((a, b) => a.localeCompare(b, 'en'));
  await expect.poll(modules).toEqual(sorted);
  await reader.fill(`${TABLE} input`, 'SORT alphabetical');
  await expect.poll(modules).toEqual(['sortAttributesWithLists']);
});

test('code is copied', async ({ reader }) => {
  await reader.open(at('/usage'));
  const [command] = await reader.texts('.code-command code');
  await reader.click('.code-block:has(.code-command) .code-copy');
  await reader.hasText('.code-block:has(.code-command) .code-copy', 'Copied');
  // What is on the clipboard, as a reader finds out.
  await reader.press('Control+k');
  await reader.hasFocus(DIALOG.input);
  await reader.press('Control+v');
  await reader.hasValue(DIALOG.input, (command ?? '').slice(0, 64));
});

test('an example is edited', async ({ reader }) => {
  await reader.open(at('/modules'));
  const figure = 'h3#removeemptyattributes + * ~ .example:has(.live-edit)';
  const [before] = await reader.texts(`${figure} .code-result`);
  await reader.click(`${figure} .live-edit`);
  const source = { css: `${figure} textarea`, name: 'Source' };
  await reader.hasFocus(source);
  await reader.fill(source, '<p id="">Tea</p>');
  await reader.hasText(`${figure} .code-result`, '<p>Tea</p>');
  await reader.click({ css: `${figure} button`, name: 'Reset' });
  await reader.hasText(`${figure} .code-result`, before ?? '');
});

test('Try it minifies, and its link opens the same', async ({ reader }) => {
  const all = '.live-try-it';
  const html = { css: `${all} textarea`, name: 'HTML' };
  await reader.open(at('/usage'));
  await reader.click({ css: '.try-it button', name: 'Try it here' });
  await reader.hasFocus(html);
  await reader.fill(html, '<p class="">Tea</p> <!-- no -->');
  await reader.hasText(`${all} .code-result`, '<p>Tea</p>');
  await reader.click({ css: `${all} button`, name: 'Copy link' });
  await reader.sees({ css: `${all} button`, name: 'Copied' });
  await reader.fill(html, '');
  await reader.press('Control+v');
  const link = async (): Promise<string> =>
    (await reader.all(html))[0]?.value ?? '';
  await expect.poll(link).toContain('#try-it=');
  const { pathname, hash } = new URL(await link());
  await reader.open(at('/contribute'));
  await reader.open(pathname + hash);
  await reader.hasValue(html, '<p class="">Tea</p> <!-- no -->');
  await reader.hasText(`${all} .code-result`, '<p>Tea</p>');
});

test('pages that were kept are read offline', async ({
  reader,
  host,
  expectErrors,
}) => {
  await reader.open(at('/config'));
  // What is kept begins with the second page.
  await reader.click({ css: '.menu__link', name: 'Contribute' });
  await reader.hasText('h1', 'Contribute');
  await expect
    .poll(() =>
      reader.ask(
        // Pages are kept by their address and a hash, one after the other.
        async (last) =>
          (await caches.match(last, { ignoreSearch: true })) !== undefined,
        at('/usage'),
      ),
    )
    .toBe(true);
  await host.stop();
  expectErrors(/./);
  await reader.open(at('/presets'));
  await reader.hasText('h1', 'Presets');
  await reader.press('Control+k');
  await reader.hasFocus(DIALOG.input);
  await reader.type('minifySvg');
  await reader.sees(DIALOG.active);
});
