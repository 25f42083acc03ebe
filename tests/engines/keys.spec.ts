import { at } from '../e2e/addresses';
import { expect, test } from './fixtures';
import { DIALOG } from './parts';
import type { Reader } from './reader';

/** A key of a layout or an input method, which no driver types. */
type Key = KeyboardEventInit & { readonly keyCode?: number };

/** Presses a key where the focus is: whether the page takes it from the browser. */
const isTaken = (reader: Reader, key: Key): Promise<boolean> =>
  reader.ask(
    (how) =>
      !(document.activeElement ?? document.body).dispatchEvent(
        new KeyboardEvent('keydown', {
          ...how,
          bubbles: true,
          cancelable: true,
        }),
      ),
    key,
  );

const CTRL: Key = { code: 'KeyK', ctrlKey: true };

/** Keys as layouts type them, and whether they open the search. */
const LAYOUTS: readonly [string, Key, boolean][] = [
  ['Alt', { ...CTRL, key: 'k', altKey: true }, false],
  ['Shift', { ...CTRL, key: 'K', shiftKey: true }, false],
  ['Dvorak, T', { ...CTRL, key: 't' }, false],
  ['Dvorak', { ...CTRL, key: 'k', code: 'KeyV' }, true],
  ['Caps Lock', { ...CTRL, key: 'K' }, true],
  ['Greek, a Mac', { key: 'κ', code: 'KeyK', metaKey: true }, true],
  ['Cyrillic', { ...CTRL, key: 'л' }, true],
  ['the slash', { key: '/' }, true],
  ['Ctrl and the slash', { key: '/', ctrlKey: true }, false],
  ['Command and the slash', { key: '/', metaKey: true }, false],
  ['Alt and the slash', { key: '/', altKey: true }, false],
];

test('the keys of all layouts open the search', async ({ reader }) => {
  await reader.open(at('/contribute'));
  for (const [name, key, opens] of LAYOUTS) {
    await test.step(name, async () => {
      expect(await isTaken(reader, key)).toBe(opens);
      if (!opens) return reader.showsNo(DIALOG.all);
      await reader.shows(DIALOG.input, { isFocused: true });
      await reader.press('Escape');
      await reader.showsNo(DIALOG.all);
    });
  }
});

test('a field that an extension adds gets its keys', async ({ reader }) => {
  await reader.open(at('/contribute'));
  for (const mode of ['open', 'closed'] as const)
    for (const name of ['input', 'textarea', 'p'])
      await test.step(`${mode} ${name}`, async () => {
        await reader.ask(
          (rootMode, tag) => {
            document.getElementById('extension')?.remove();
            const host = document.createElement('div');
            host.id = 'extension';
            document.body.append(host);
            const field = document.createElement(tag);
            if (tag === 'p') field.contentEditable = 'true';
            // The host says what was typed, as a closed tree shows nothing.
            field.oninput = () => {
              host.title =
                'value' in field ? String(field.value) : field.textContent;
            };
            host.attachShadow({ mode: rootMode }).append(field);
            field.focus();
          },
          mode,
          name,
        );
        await reader.type('/?');
        await reader.shows('#extension[title="/?"]', {});
        await reader.showsNo(DIALOG.all);
      });
});

test('the search leaves keys to an input method', async ({
  reader,
  engine,
}) => {
  await reader.open(at('/contribute'));
  await reader.press('Control+k');
  await reader.shows(DIALOG.input, { isFocused: true });
  await reader.type('webpack');
  await reader.shows(DIALOG.active, {});
  const active = await reader.all(DIALOG.active);
  // In Safari the composition ends before the key: only its code tells.
  for (const how of [{ isComposing: true }, { keyCode: 229 }]) {
    // With Escape WebKit itself empties a search field.
    const escape = engine === 'webkit' ? [] : ['Escape'];
    for (const key of ['ArrowDown', 'Enter', ...escape])
      expect(await isTaken(reader, { key, ...how })).toBe(false);
  }
  expect(await reader.all(DIALOG.active)).toEqual(active);
  await reader.shows('h1', { text: 'Contribute' });
});
