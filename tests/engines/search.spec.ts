import { at } from '../e2e/addresses';
import { NO_TOUCH } from './engines';
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

test('the dialog finds before React runs, and after', async ({ reader }) => {
  await reader.open(at('/contribute'));
  await reader.click(SITE.search);
  await reader.hasFocus(DIALOG.input);
  await reader.type('removeComments');
  await reader.hasValue(DIALOG.input, 'removeComments');
  await reader.sees(DIALOG.active);
  await reader.press('ArrowDown');
  const active = await reader.texts(DIALOG.active);
  await reader.startReact();
  await reader.hasValue(DIALOG.input, 'removeComments');
  await reader.hasFocus(DIALOG.input);
  expect(await reader.texts(DIALOG.active)).toEqual(active);
  await reader.press('Enter');
  await reader.seesNo(DIALOG.all);
  await reader.sees({ css: 'h1', name: 'Modules' });
});

test('fingers search', async ({ reader, engine }) => {
  test.skip(engine in NO_TOUCH, NO_TOUCH[engine]);
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
  ['Cyrillic', { ...CTRL, key: 'л' }, true],
  ['Greek, a Mac', { key: 'κ', code: 'KeyK', metaKey: true }, true],
  ['Caps Lock', { ...CTRL, key: 'K' }, true],
  ['Dvorak', { ...CTRL, key: 'k', code: 'KeyV' }, true],
  ['Dvorak, T', { ...CTRL, key: 't' }, false],
  ['Shift', { ...CTRL, key: 'K', shiftKey: true }, false],
  ['Alt', { ...CTRL, key: 'k', altKey: true }, false],
];

for (const state of ['before React runs', 'once React runs'] as const) {
  const start = async (reader: Reader): Promise<void> => {
    await reader.open(at('/contribute'));
    if (state === 'once React runs') await reader.startReact();
  };

  test(`${state}, keys of all layouts open the search`, async ({ reader }) => {
    await start(reader);
    for (const [name, key, opens] of LAYOUTS.toReversed()) {
      await test.step(name, async () => {
        expect(await isTaken(reader, key)).toBe(opens);
        if (!opens) return reader.seesNo(DIALOG.all);
        await reader.hasFocus(DIALOG.input);
        await reader.press('Escape');
        await reader.seesNo(DIALOG.all);
      });
    }
  });

  test(`${state}, an extension's fields get their keys`, async ({ reader }) => {
    await start(reader);
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
}

test('keys of a composition are left to it', async ({ reader }) => {
  await reader.open(at('/contribute'));
  await reader.press('Control+k');
  await reader.type('webpack');
  await reader.sees(DIALOG.active);
  const active = await reader.texts(DIALOG.active);
  // Chromium's and Firefox's keys, and Safari's, where the composition ends first.
  for (const how of [{ isComposing: true }, { keyCode: 229 }]) {
    // With Escape WebKit itself empties a search field.
    const escape = reader.engine === 'webkit' ? [] : ['Escape'];
    for (const key of ['ArrowDown', 'Enter', ...escape]) {
      expect(await isTaken(reader, { key, ...how })).toBe(false);
    }
  }
  expect(await reader.texts(DIALOG.active)).toEqual(active);
  await reader.isAt(at('/contribute'));
});

test('a result where the page stands scrolls there', async ({ reader }) => {
  await reader.open(at('/modules?from=mail#minifysvg'));
  const leave = async (): Promise<void> => {
    await reader.ask(() => {
      window.scrollTo(0, 300);
    });
    await reader.restsAt('h3#minifysvg');
  };
  // The first time the address has a query in addition.
  for (const times of [1, 2, 3]) {
    await test.step(`a result, ${String(times)} times`, async () => {
      // Cold twice, then warm.
      if (times === 3) await reader.startReact();
      await leave();
      await reader.press('Control+k');
      await reader.type('minifySvg');
      await reader.sees(DIALOG.active);
      await reader.press('Enter');
      await reader.seesNo(DIALOG.all);
      await reader.isInView('h3#minifysvg');
      await reader.isAt(at('/modules#minifysvg'));
    });
  }
  await leave();
  await reader.click({ css: '.theme-doc-toc-desktop a', name: 'minifySvg' });
  await reader.isInView('h3#minifysvg');
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
