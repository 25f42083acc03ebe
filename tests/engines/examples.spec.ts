import { at } from '../e2e/addresses';
import { faultsOfCopy, faultsOfTables } from '../support/layout';
import { expect, test } from './fixtures';
import { DIALOG } from './parts';

test('tables and buttons to copy fit every width @chromium', async ({
  reader,
}) => {
  await reader.open(at('/modules'));
  for (const width of [480, 1280]) {
    await reader.resize(width, 844);
    expect(await reader.ask(faultsOfCopy)).toEqual([]);
    if (width < 600) expect(await reader.ask(faultsOfTables)).toEqual([]);
  }
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

const HTML = '.try-it textarea[aria-label=HTML]';
const OPTIONS = '.try-it-options textarea';
const BUTTON = (name: string) => ({ css: '.try-it button', name });
const RESULT = '.try-it [aria-label=Result]';

test('Edit opens an example, a switch is undone, and Escape returns to it', async ({
  reader,
}) => {
  await reader.open(at('/modules'));
  const figure = 'h3#removeemptyattributes + * ~ .example:has(.live-edit)';
  const [before = ''] = await reader.texts(`${figure} .code-result`);
  await reader.focus(`${figure} .live-edit`);
  await reader.press('Enter');
  await reader.hasText(RESULT, before);
  const [options = ''] = await reader.texts(`${figure} .code-options`);
  await reader.hasValue(OPTIONS, options);
  await reader.click('.try-it [aria-label=removeEmptyAttributes]');
  await reader.hasValue(OPTIONS, '{}');
  await reader.focus(OPTIONS);
  await reader.ask(() => {
    // WebKitGTK's driver undoes nothing with Control+z, not even what is typed.
    const commands: { execCommand(name: string): boolean } = document;
    return commands.execCommand('undo');
  });
  await reader.hasValue(OPTIONS, options);
  await reader.hasText(RESULT, before);
  await reader.press('Escape');
  await reader.seesNo('.try-it');
  await reader.hasFocus(`${figure} .live-edit`);
});

test('Try it minifies, and its link opens the same', async ({ reader }) => {
  const html = '<p class="">Tea</p> <!-- no -->';
  await reader.open(at('/usage'));
  await reader.click('article .try-it-open');
  await reader.fill(HTML, html);
  await reader.hasText(RESULT, '<p>Tea</p>');
  await reader.sees({ css: '.try-it li a', name: 'removeComments' });
  await reader.click(BUTTON('Copy link'));
  await reader.sees(BUTTON('Copied'));
  await reader.fill(HTML, '');
  await reader.press('Control+v');
  const link = async (): Promise<string> =>
    (await reader.all(HTML))[0]?.value ?? '';
  await expect.poll(link).toContain('#try-it=');
  const { pathname, hash } = new URL(await link());
  await reader.open(at('/contribute'));
  await reader.open(pathname + hash);
  await reader.hasValue(HTML, html);
  await reader.focus(BUTTON('Run'));
  await reader.press('Enter');
  await reader.hasText(RESULT, '<p>Tea</p>');
});
