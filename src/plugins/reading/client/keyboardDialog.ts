import { type Markup, markup } from '../../shared/markup';
import { hasSingleKeys, setSingleKeys, shortcutKey } from '../shortcuts';
import './keyboardDialog.lazy.css';

type Key = readonly [keys: readonly string[], does: string];

/** The keys of the website, besides those of the browser. */
function keysByScope(): Readonly<Record<string, readonly Key[]>> {
  const hasSearch = document.querySelector('.DocSearch-Button') !== null;
  const command = shortcutKey();
  const opensSearch: readonly Key[] = [
    [[command, 'K'], 'open the search, or close it'],
    [['/'], 'open the search'],
  ];
  const inSearch: readonly Key[] = [
    [['↓'], 'next result; after the last comes the first'],
    [['↑'], 'result before'],
    [['Enter'], 'open the result'],
    [[command, 'Enter'], 'open it in a new tab'],
    [['Shift', 'Enter'], 'open it in a new window'],
  ];
  return {
    Everywhere: [
      ...(hasSearch ? opensSearch : []),
      [['?'], 'open this list'],
      [['Esc'], hasSearch ? 'close the search, or this list' : 'close it'],
    ],
    ...(hasSearch && { 'In the search': inSearch }),
    'On a page': [
      [['Tab'], 'first of all, “Skip to main content”'],
      [['←', '→'], 'choose a package manager, where one has the focus'],
      [['←', '→'], 'scroll code or a table that is too wide and has the focus'],
    ],
  };
}

let dialog: HTMLDialogElement | undefined;

/** Opens the list of keys. The browser restores the focus when it closes. */
export function openKeyboardDialog(): void {
  dialog ??= draw();
  if (!dialog.open) dialog.showModal();
}

function draw(): HTMLDialogElement {
  const element = document.createElement('dialog');
  element.className = 'keyboard-dialog';
  element.setAttribute('aria-labelledby', 'keyboard-dialog-title');
  const scopes = Object.entries(keysByScope()).map(
    ([scope, keys]) => markup`<h3>${scope}</h3><dl>${keys.map(drawKey)}</dl>`,
  );
  // Character keys must be optional (WCAG 2.1.4).
  element.innerHTML = String(markup`
    <div class="keyboard-dialog-head">
      <h2 id="keyboard-dialog-title">Keyboard</h2>
      <button type="button" class="code-button">Close</button>
    </div>
    ${scopes}
    <label>
      <input type="checkbox"> Use / and ? as keys, except in text fields
    </label>`);
  const box = element.querySelector('input');
  if (box) box.checked = hasSingleKeys();
  box?.addEventListener('change', () => setSingleKeys(box.checked));
  element.addEventListener('click', ({ target }) => {
    // The dialog itself is the target for clicks on its backdrop.
    if (target instanceof HTMLButtonElement || target === element)
      element.close();
  });
  document.body.append(element);
  return element;
}

const drawKey = ([names, does]: Key): Markup =>
  markup`<div><dt>${names.map((name) => markup`<kbd translate="no">${name}</kbd> `)}</dt><dd>${does}</dd></div>`;
