import { at } from '../e2e/addresses';
import { expect, test } from './fixtures';
import { DIALOG, SITE } from './parts';
import type { Reader } from './reader';

test('the search opens by keys and button, and finds', async ({ reader }) => {
  await reader.open(at('/modules#minifysvg'));
  const place = await reader.topOf('h3#minifysvg');
  for (const key of ['Control+k', '/']) {
    await reader.press(key);
    await reader.hasFocus(DIALOG.input);
    await reader.hasValue(DIALOG.input, '');
    await reader.sees('dialog:modal');
    // The page behind stays where it is.
    expect(await reader.topOf('h3#minifysvg')).toBe(place);
    await reader.press('Escape');
    await reader.seesNo(DIALOG.all);
    expect(await reader.topOf('h3#minifysvg')).toBe(place);
  }
  await reader.click(SITE.search);
  await reader.hasFocus(DIALOG.input);
  await reader.type('removeComments');
  await reader.sees(DIALOG.active);
  await reader.press('ArrowDown');
  const href = await reader.ask(
    (css) => document.querySelector<HTMLAnchorElement>(css)?.pathname ?? '',
    `${DIALOG.active} a`,
  );
  await reader.press('Enter');
  await reader.seesNo(DIALOG.all);
  await expect
    .poll(() => reader.ask(() => window.location.pathname))
    .toBe(href);
});

test('fingers search @chromium', async ({ reader, engine }) => {
  test.skip(
    engine === 'webkit',
    'WebKitWebDriver plays every pointer as a mouse, and GTK has no touch events without a touch screen',
  );
  await reader.resize(480, 844);
  await reader.open(at('/contribute'));
  await reader.click(SITE.search, 'tap');
  await reader.hasFocus(DIALOG.input);
  await reader.type('minifySvg');
  await reader.sees(DIALOG.active);
  await reader.click(`${DIALOG.active} a`, 'tap');
  await reader.seesNo(DIALOG.all);
  await reader.hasText('h1', 'Modules');
});

/** Keys of layouts and input methods that no driver types. */
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
];

test('keys of all layouts open the search @chromium', async ({ reader }) => {
  await reader.open(at('/contribute'));
  for (const [name, key, opens] of LAYOUTS) {
    await test.step(name, async () => {
      expect(await isTaken(reader, key)).toBe(opens);
      if (!opens) return reader.seesNo(DIALOG.all);
      await reader.hasFocus(DIALOG.input);
      await reader.press('Escape');
      await reader.seesNo(DIALOG.all);
    });
  }
});

test("an extension's fields get their keys @chromium", async ({ reader }) => {
  await reader.open(at('/contribute'));
  for (const mode of ['open', 'closed'] as const)
    for (const name of ['input', 'p'])
      await test.step(`${mode} ${name}`, async () => {
        await reader.ask(
          (rootMode, tag) => {
            document.getElementById('extension')?.remove();
            const host = document.createElement('div');
            host.id = 'extension';
            document.body.append(host);
            const field = document.createElement(tag);
            if (tag === 'p') field.contentEditable = 'true';
            // The host says what was typed, as nobody can look into its tree.
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
        await reader.sees('#extension[title="/?"]');
        await reader.seesNo(DIALOG.all);
      });
});

test('keys of a composition are left to it @chromium', async ({ reader }) => {
  await reader.open(at('/contribute'));
  await reader.press('Control+k');
  await reader.hasFocus(DIALOG.input);
  await reader.type('webpack');
  await reader.sees(DIALOG.active);
  const active = await reader.texts(DIALOG.active);
  // Chromium's and Firefox's keys, and Safari's, where the composition ends first.
  for (const how of [{ isComposing: true }, { keyCode: 229 }]) {
    // With Escape WebKit itself empties a search field.
    const escape = reader.engine === 'webkit' ? [] : ['Escape'];
    for (const key of ['ArrowDown', 'Enter', ...escape])
      expect(await isTaken(reader, { key, ...how })).toBe(false);
  }
  expect(await reader.texts(DIALOG.active)).toEqual(active);
  await reader.isAt(at('/contribute'));
});

test('a result where the page stands scrolls there @chromium', async ({
  reader,
}) => {
  await reader.open(at('/modules?from=mail#minifysvg'));
  const leave = async (): Promise<void> => {
    await reader.ask(() => {
      window.scrollTo(0, 300);
    });
    await reader.topOf('h3#minifysvg');
  };
  // The first time the address has a query in addition.
  for (const times of [1, 2]) {
    await test.step(`a result, ${String(times)} times`, async () => {
      await leave();
      await reader.press('Control+k');
      await reader.hasFocus(DIALOG.input);
      await reader.type('minifySvg');
      await reader.sees(DIALOG.active);
      await reader.press('Enter');
      await reader.seesNo(DIALOG.all);
      await reader.isInView('h3#minifysvg');
      await reader.isAt(at('/modules#minifysvg'));
    });
  }
  await leave();
  await reader.click({ css: `${SITE.contents} a`, name: 'minifySvg' });
  await reader.isInView('h3#minifysvg');
});
