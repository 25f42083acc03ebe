import { WHITE_SPACE_BUTTON } from '../contract';
import { visible } from '../../examples/visible';
import { announce, announceCopyOn } from '../../shared/announce';
import { on } from '../../shared/delegate';

/*
 * What the buttons of code blocks do. `code-blocks/codeBlocks` draws them, one of
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
on('click', WHITE_SPACE_BUTTON + OUTSIDE, toggle);

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
  announceCopyOn(button, writing, 'Copy', `Copy ${name}`);
}

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
