import { shortcutKey } from '../docsearch/shortcutKey';
import { hasSingleKeys, setSingleKeys } from '../docsearch/singleKeys';
import './keyboardDialog.lazy.css';

type Key = readonly [keys: readonly string[], does: string];

/** What the site does by key, beyond what a browser does with every page. */
function keysByPlace(): Readonly<Record<string, readonly Key[]>> {
  const command = shortcutKey();
  return {
    Everywhere: [
      [[command, 'K'], 'open the search, or close it'],
      [['/'], 'open the search'],
      [['?'], 'open this list'],
      [['Esc'], 'close the search, or this list'],
    ],
    'In the search': [
      [['↓'], 'next result; after the last comes the first'],
      [['↑'], 'result before'],
      [['Enter'], 'open the result'],
      [[command, 'Enter'], 'open it in a new tab'],
      [['Shift', 'Enter'], 'open it in a new window'],
    ],
    'On a page': [
      [['Tab'], 'first of all, “Skip to main content”'],
      [['←', '→'], 'choose a package manager, where one has the focus'],
      [['←', '→'], 'scroll code or a table that is too wide and has the focus'],
    ],
  };
}

let dialog: HTMLDialogElement | undefined;

/** Opens the list of keys. The browser gives the focus back when it closes. */
export function openKeyboardDialog(): void {
  dialog ??= draw();
  if (!dialog.open) dialog.showModal();
}

function draw(): HTMLDialogElement {
  const made = element('dialog', 'keyboard-dialog');
  const title = element('h2', '', 'Keyboard');
  title.id = 'keyboard-dialog-title';
  made.setAttribute('aria-labelledby', title.id);
  const close = element('button', 'code-button', 'Close');
  close.type = 'button';
  const head = element('div', 'keyboard-dialog-head');
  head.append(title, close);
  made.append(head);
  for (const [place, keys] of Object.entries(keysByPlace())) {
    made.append(element('h3', '', place), drawKeys(keys));
  }
  made.append(drawSwitch());
  made.addEventListener('click', ({ target }) => {
    // The dialog itself is what is around its content.
    if (target === close || target === made) made.close();
  });
  document.body.append(made);
  return made;
}

/** Keys that are characters must not be forced on anyone. */
function drawSwitch(): HTMLElement {
  const label = element('label');
  const box = element('input');
  box.type = 'checkbox';
  box.checked = hasSingleKeys();
  box.addEventListener('change', () => {
    setSingleKeys(box.checked);
  });
  label.append(box, ' Use / and ? as keys, except in text fields');
  return label;
}

function drawKeys(keys: readonly Key[]): HTMLElement {
  const list = element('dl');
  for (const [names, does] of keys) {
    const term = element('dt');
    names.forEach((name, index) => {
      if (index > 0) term.append(' ');
      term.append(element('kbd', '', name));
    });
    const row = element('div');
    row.append(term, element('dd', '', does));
    list.append(row);
  }
  return list;
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className = '',
  text = '',
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  if (className !== '') made.className = className;
  made.textContent = text;
  return made;
}
