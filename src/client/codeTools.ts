import { visible } from '../examples/visible';
import { announce, announceCopy } from '../live/announce';
import { on } from './delegate';

/*
 * What the buttons of code blocks do. `markdown/codeBlocks` draws them, one of
 * each for each block: with fewer stops the keyboard could not do what the mouse
 * can. Who wants to go past them has headings and contents, and no block that
 * does not scroll stops the Tab key besides (see `scrollers`).
 */

// The place for what is said, before there is something to say.
announce('');
on('click', 'a.hash-link', (link, { ctrlKey, metaKey, shiftKey }) => {
  if (!(ctrlKey || metaKey || shiftKey)) copyLink(link as HTMLAnchorElement);
});
// What was made live has buttons of its own.
const OUTSIDE = ':not(.live-example *)';
on('click', `.code-block .code-copy${OUTSIDE}`, copy);
// `theme/DocBreadcrumbs` draws it, after the link to what it copies.
on('click', 'button.copy-page', copyPage);
on('click', `.code-block .white-space-button${OUTSIDE}`, toggle);
on('click', `.code-block .live-edit${OUTSIDE}`, edit);

/** Copies where a heading's link leads, beside following it. */
function copyLink(link: HTMLAnchorElement): void {
  const restore = (): void => {
    delete link.dataset.copied;
  };
  navigator.clipboard.writeText(link.href).then(
    () => {
      link.dataset.copied = '';
      announce('Link copied');
      link.addEventListener('blur', restore, { once: true });
      // Safari gives a link that is pressed no focus. It need not be left: the
      // page has moved on below the pointer.
      document.addEventListener('pointermove', restore, { once: true });
    },
    // The address bar has it.
    () => undefined,
  );
}

function copy(button: HTMLElement): void {
  const panel = button.nextElementSibling;
  const name = panel?.getAttribute('aria-label') ?? 'code';
  // Commands are there for each package manager, one of them shown.
  const code = panel?.querySelector('code:not([hidden])');
  const writing = navigator.clipboard.writeText(code ? originalText(code) : '');
  // In a list of buttons, "Copy" alone would say too little.
  sayOn(button, writing, 'Copy', `Copy ${name}`);
}

function copyPage(button: HTMLElement): void {
  const address = button.parentElement?.querySelector('a')?.href ?? '';
  const markdown = fetch(address).then((response) => {
    if (!response.ok) throw new Error(`${address}: ${String(response.status)}`);
    return response.text();
  });
  // A text that is yet to come: Safari lets none be written later than the click.
  const item = new ClipboardItem({ 'text/plain': markdown });
  sayOn(button, navigator.clipboard.write([item]), 'Copy page');
}

/** Says on a button what comes of copying, until it loses the focus. */
function sayOn(
  button: HTMLElement,
  writing: Promise<void>,
  text: string,
  name = text,
): void {
  const say = (label: string, full = label): void => {
    button.textContent = label;
    button.setAttribute('aria-label', full);
  };
  void announceCopy(writing, say);
  button.addEventListener('blur', () => say(text, name), { once: true });
}

/** Pressed where white space is shown. */
const SHOWN = '.white-space-button[aria-pressed="true"]';

/** What texts were before their white space was shown. */
const originals = new WeakMap<Text, string>();

function toggle(button: HTMLElement): void {
  const isOn = button.getAttribute('aria-pressed') !== 'true';
  button.setAttribute('aria-pressed', String(isOn));
  const codes = button.closest('.code-block')?.querySelectorAll('code') ?? [];
  for (const node of [...codes].flatMap(textNodes)) {
    const text = originals.get(node) ?? node.data;
    originals.set(node, text);
    node.data = isOn ? visible(text) : text;
  }
}

/** What a reader would copy, whatever is shown of its white space. */
export const originalText = (element: Element): string =>
  textNodes(element)
    .map((node) => originals.get(node) ?? node.data)
    .join('');

function textNodes(element: Element): Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  return nodes;
}

/**
 * Makes an example live. All that it needs is fetched when the first button is
 * pressed.
 */
function edit(button: HTMLElement): void {
  const figure = button.closest<HTMLElement>('.code-block');
  if (!figure) return;
  button.setAttribute('aria-busy', 'true');
  startWorker(figure.dataset.version);
  import('../live/editExample')
    .then(
      ({ editExample }) => {
        // Where white space is shown, texts hold signs that are not theirs.
        const shown = figure.querySelector<HTMLElement>(SHOWN);
        shown?.click();
        button.hidden = true;
        editExample(figure, () => {
          button.hidden = false;
          button.focus();
        });
      },
      () => {
        announce('The editor could not be loaded. Try again.');
        button.textContent = 'Try again';
      },
    )
    .finally(() => button.removeAttribute('aria-busy'));
}

// The library is the larger part: it need not wait for the editors.
function startWorker(version = ''): void {
  import('../live/versions').then(
    ({ minifierOf }) => minifierOf(version).start(),
    // The editors need the same, and say that it is missing.
    () => undefined,
  );
}
