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

test('an example is edited with the keyboard @chromium', async ({ reader }) => {
  await reader.open(at('/modules'));
  const figure = 'h3#removeemptyattributes + * ~ .example:has(.live-edit)';
  const named = (css: string, name: string) => ({
    css: `${figure} ${css}`,
    name,
  });
  const result = `${figure} .code-result`;
  const [before = ''] = await reader.texts(result);
  await reader.focus(`${figure} .live-edit`);
  await reader.press('Enter');
  await reader.hasFocus(named('textarea', 'Source, editable'));
  await reader.hasText(result, before);
  await reader.press('Control+a');
  await reader.type('<p id="">Tea</p>');
  await reader.hasText(result, '<p>Tea</p>');
  const said = 'Result: 16 → 10 bytes, 38 % less.';
  await reader.hasText('body > [role=status]', said);
  await reader.focus(`${figure} textarea:not([aria-label^=Source])`);
  await reader.press('Control+a');
  await reader.type('{ removeEmptyAttributes: false }');
  await reader.hasText(result, '<p id="">Tea</p>');
  await reader.click(named('button', 'Reset'));
  await reader.hasText(result, before);
  await reader.click(named('button', 'Stop editing'));
  await reader.hasFocus(`${figure} .live-edit`);
});

test('Try it minifies, its link opens the same, Reset and completions are undone', async ({
  reader,
}) => {
  const all = '.live-try-it';
  const html = { css: `${all} textarea`, name: 'HTML, editable' };
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
  await reader.hasFocus({ css: `${all} button`, name: 'Run' });
  await reader.press('Enter');
  await reader.hasFocus(html);
  await reader.hasText(`${all} .code-result`, '<p>Tea</p>');
  // The browser's own undo brings back what a sample replaces.
  await reader.press('Control+a');
  await reader.type('<p>typed</p>');
  await reader.click({ css: `${all} button`, name: 'Reset' });
  await reader.hasValue(html, '<p class="">Tea</p> <!-- no -->');
  const undo = () =>
    reader.ask(() => {
      // WebKitGTK's driver undoes nothing with Control+z, not even what is typed.
      const commands: { execCommand(name: string): boolean } = document;
      return commands.execCommand('undo');
    });
  await reader.focus(`${all} textarea`);
  await undo();
  await reader.hasValue(html, '<p>typed</p>');
  const options = { css: `${all} textarea`, name: 'Options, editable' };
  await reader.focus(`${all} textarea[aria-label^=Options]`);
  await reader.press('Control+a');
  await reader.type('{ collapseW');
  await reader.sees(`${all} [role=option]`);
  await reader.press('Enter');
  await reader.hasValue(options, '{ collapseWhitespace: ');
  await reader.press('ArrowDown');
  await reader.press('Escape');
  await reader.seesNo(`${all} [role=listbox]`);
  await undo();
  await reader.hasValue(options, '{ collapseW');
});
