import { at } from '../e2e/addresses';
import { expect, test } from './fixtures';

const HTML = '.try-it textarea[aria-label=HTML]';
const OPTIONS = '.try-it-options textarea';
const RESULT = '.try-it [aria-label=Result]';
const button = (name: string) => ({ css: '.try-it button', name });

test('the browser undoes a switch of Try it', async ({ reader }) => {
  await reader.open(at('/modules'));
  const figure = 'h3#removeemptyattributes + * ~ .example:has(.live-edit)';
  const [before = ''] = await reader.texts(`${figure} .code-result`);
  const [options = ''] = await reader.texts(`${figure} .code-options`);
  await reader.focus(`${figure} .live-edit`);
  await reader.press('Enter');
  await reader.hasText(RESULT, before);
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
  await reader.click(button('Copy link'));
  await reader.sees(button('Copied'));
  await reader.fill(HTML, '');
  await reader.press('Control+v');
  const link = async (): Promise<string> =>
    (await reader.all(HTML))[0]?.value ?? '';
  await expect.poll(link).toContain('#try-it=');
  const { pathname, hash } = new URL(await link());
  await reader.open(at('/contribute'));
  await reader.open(pathname + hash);
  await reader.hasValue(HTML, html);
  await reader.focus(button('Run'));
  await reader.press('Enter');
  await reader.hasText(RESULT, '<p>Tea</p>');
});

test('a dropped file is opened', async ({ reader }) => {
  await reader.open(at('/usage'));
  await reader.click('article .try-it-open');
  await reader.focus(HTML);
  const isTaken = await reader.ask(() => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['<p>Cocoa</p>'], 'page.html'));
    const how = { bubbles: true, cancelable: true, dataTransfer };
    return ['dragover', 'drop'].map(
      (type) => !window.found?.dispatchEvent(new DragEvent(type, how)),
    );
  });
  expect(isTaken).toEqual([true, true]);
  await reader.hasValue(HTML, '<p>Cocoa</p>');
  await reader.hasText(RESULT, '<p>Cocoa</p>');
});
