import { at } from '../e2e/addresses';
import { expect, test } from './fixtures';

const HTML = '.try-it textarea[aria-label=HTML]';
const OPTIONS = '.try-it-options textarea';
const RESULT = '.try-it [aria-label=Result]';
const button = (name: string) => ({ css: '.try-it button', name });

test('the browser undoes a switch of Try it', async ({ reader }) => {
  await reader.open(at('/modules'));
  const figure = 'h3#removeemptyattributes + * ~ .example:has(.live-edit)';
  const textOf = async (part: string) =>
    String((await reader.all(`${figure} ${part}`))[0]?.text);
  const before = await textOf('.code-result');
  const options = await textOf('.code-options');
  await reader.focus(`${figure} .live-edit`);
  await reader.press('Enter');
  await reader.shows(RESULT, { text: before });
  await reader.shows(OPTIONS, { value: options });
  await reader.click('.try-it [aria-label=removeEmptyAttributes]');
  await reader.shows(OPTIONS, { value: '{}' });
  await reader.focus(OPTIONS);
  await reader.ask(() => {
    // WebKitGTK's driver undoes nothing with Control+z, not even what is typed.
    const commands: { execCommand(name: string): boolean } = document;
    return commands.execCommand('undo');
  });
  await reader.shows(OPTIONS, { value: options });
  await reader.shows(RESULT, { text: before });
  await reader.press('Escape');
  await reader.showsNo('.try-it');
  await reader.shows(`${figure} .live-edit`, { isFocused: true });
});

test('Try it minifies, and its link opens the same', async ({ reader }) => {
  const html = '<p class="">Tea</p> <!-- no -->';
  await reader.open(at('/usage'));
  await reader.click('article .try-it-open');
  await reader.click(HTML);
  await reader.press('Control+a');
  await reader.type(html);
  await reader.shows(RESULT, { text: '<p>Tea</p>' });
  await reader.click(button('Copy link'));
  await reader.shows(button('Copied'), {});
  await reader.click(HTML);
  await reader.press('Control+a');
  await reader.press('Control+v');
  const link = async (): Promise<string> =>
    (await reader.all(HTML))[0]?.value ?? '';
  await expect.poll(link).toContain('#try-it=');
  const { pathname, hash } = new URL(await link());
  await reader.open(at('/contribute'));
  await reader.open(pathname + hash);
  await reader.shows(HTML, { value: html });
  await reader.focus(button('Run'));
  await reader.press('Enter');
  await reader.shows(RESULT, { text: '<p>Tea</p>' });
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
  await reader.shows(HTML, { value: '<p>Cocoa</p>' });
  await reader.shows(RESULT, { text: '<p>Cocoa</p>' });
});
