import { WHITE_SPACE_BUTTON } from '../contract';
import { MARKS } from '../visible';
import { announce, announceCopy, announceCopyOn } from '../../shared/announce';
import { delegate } from '../../shared/delegate';

/*
 * Handles the buttons that `code-examples/codeBlocks` draws. Each block has its own, so
 * that the keyboard can do what the mouse can. Keyboard readers can skip them by
 * headings and the table of contents; the Tab key stops only at code that scrolls.
 */

// Screen readers announce changes only of a live region that already exists.
announce('');
delegate('click', 'a.hash-link', (link, { ctrlKey, metaKey, shiftKey }) => {
  if (!(ctrlKey || metaKey || shiftKey)) copyLink(link as HTMLAnchorElement);
});
// Live examples have buttons of their own.
const OUTSIDE = ':not(.live-example *)';
delegate('click', `.code-block .code-copy${OUTSIDE}`, copy);
delegate('click', WHITE_SPACE_BUTTON + OUTSIDE, toggle);

/** Copies the address of a heading's link, beside following it. */
function copyLink(link: HTMLAnchorElement): void {
  const restore = (): void => {
    delete link.dataset.copied;
  };
  const show = (label: string): void => {
    link.dataset.copied = label;
    // After the navigation, which takes the focus from the link.
    setTimeout(() => link.addEventListener('blur', restore, { once: true }));
    // Safari does not focus a link that is clicked, so there is no blur.
    document.addEventListener('pointermove', restore, { once: true });
  };
  void announceCopy(link.href, show, 'Link');
}

function copy(button: HTMLElement): void {
  const panel = button.nextElementSibling;
  const name = panel?.getAttribute('aria-label') ?? 'code';
  // There are commands for each package manager, all but one hidden.
  const code = panel?.querySelector('code:not([hidden])');
  const text = code?.textContent ?? '';
  // In a screen reader's list of buttons, "Copy" alone would say too little.
  announceCopyOn(button, text, 'Copy', `Copy ${name}`);
}

/**
 * Marks white space beside the text, not in it: lines break where they did, nothing
 * moves, and what is copied or edited is the code.
 */
function toggle(button: HTMLElement): void {
  const figure = button.closest('.code-block');
  if (!figure) return;
  for (const code of figure.querySelectorAll('code')) markSpaces(code);
  const isShown = figure.classList.toggle('shows-white-space');
  button.textContent = `${isShown ? 'Hide' : 'Show'} white space`;
}

/** Prepares an element to show its white space, but for what is prepared already. */
export function markSpaces(element: Element): void {
  for (const node of textNodes(element)) {
    if (node.parentElement?.className !== 'white-space') markText(node);
  }
}

function markText(node: Text): void {
  const parts = node.data.split(/([ \t\u00a0\r\n])/).filter(Boolean);
  node.replaceWith(
    ...parts.map((part) => {
      const mark = MARKS[part];
      if (mark === undefined) return part;
      const span = document.createElement('span');
      span.className = 'white-space';
      span.dataset.mark = mark;
      span.textContent = part;
      return span;
    }),
  );
}

export function textNodes(element: Element): Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  return nodes;
}
