import type { ClientModule } from '@docusaurus/types';
import { visible } from '../examples/visible';
import { announce } from '../live/announce';
import { button } from './button';
import { editButton } from './editButton';
import { inSlices } from './inSlices';

/**
 * Adds to the code blocks of a page what only works with a script: a button
 * that copies a block, and for examples one that shows white space and one that
 * lets the reader change them. The blocks themselves are static HTML, which React leaves alone.
 */
const codeTools: ClientModule = {
  onRouteDidUpdate() {
    const blocks = document.querySelectorAll<HTMLElement>('.code-block');
    void inSlices(blocks, addTools);
  },
};

function addTools(block: HTMLElement): void {
  if (block.querySelector('.code-button')) return;
  for (const code of block.querySelectorAll('code')) {
    const pre = code.closest('pre');
    const name = pre?.getAttribute('aria-label') ?? 'code';
    pre?.before(copyButton(code.textContent, name));
  }
  const caption = block.querySelector('.example-library');
  caption?.append(whiteSpaceButton(block));
  if (block.dataset.version !== undefined) caption?.append(editButton(block));
}

/**
 * One for each block, in the order of the page, though Modules has hundreds:
 * with fewer stops the keyboard could not do what the mouse can. Who wants to go
 * past them has headings and contents, and no block that does not scroll stops
 * the Tab key besides (see `scrollers`).
 */
function copyButton(text: string, what: string): HTMLElement {
  const say = (label: string): void => {
    copy.textContent = label;
    // In a list of buttons, "Copy" alone would say too little.
    copy.setAttribute('aria-label', label === 'Copy' ? `Copy ${what}` : label);
  };
  const report = (label: string): void => {
    say(label);
    announce(label);
  };
  const copy = button('', () => {
    navigator.clipboard.writeText(text).then(
      () => {
        report('Copied');
      },
      () => {
        report('Not copied');
      },
    );
  });
  copy.classList.add('code-copy');
  copy.addEventListener('blur', () => {
    say('Copy');
  });
  say('Copy');
  return copy;
}

function whiteSpaceButton(block: HTMLElement): HTMLElement {
  let original: readonly { node: Text; text: string }[] | undefined;
  const toggle = button('Show white space', (self) => {
    const isOn = self.getAttribute('aria-pressed') !== 'true';
    self.setAttribute('aria-pressed', String(isOn));
    original ??= [...block.querySelectorAll('code')]
      .flatMap(textNodes)
      .map((node) => ({ node, text: node.data }));
    for (const { node, text } of original) {
      node.data = isOn ? visible(text) : text;
    }
  });
  toggle.classList.add('white-space-button');
  toggle.setAttribute('aria-pressed', 'false');
  return toggle;
}

function textNodes(element: Element): Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  return nodes;
}

export default codeTools;
