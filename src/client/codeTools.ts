import type { ClientModule } from '@docusaurus/types';
import { visible } from '../examples/visible';

/**
 * Adds to the code blocks of a page what only works with a script: a button
 * that copies a block, and for examples one that shows white space. The blocks
 * themselves are static HTML, which React leaves alone.
 */
const codeTools: ClientModule = {
  onRouteDidUpdate() {
    for (const block of document.querySelectorAll('.code-block')) {
      if (block.querySelector('button')) continue;
      for (const code of block.querySelectorAll('code')) {
        code.closest('pre')?.before(copyButton(code.textContent));
      }
      block
        .querySelector('.example-library')
        ?.append(whiteSpaceButton(block.querySelectorAll('code')));
    }
  },
};

function button(label: string, onClick: (self: HTMLElement) => void) {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = 'code-button';
  element.textContent = label;
  element.addEventListener('click', () => {
    onClick(element);
  });
  return element;
}

function copyButton(text: string): HTMLElement {
  const copy = button('Copy', (self) => {
    navigator.clipboard.writeText(text).then(
      () => {
        self.textContent = 'Copied';
      },
      () => {
        self.textContent = 'Not copied';
      },
    );
  });
  copy.classList.add('code-copy');
  copy.setAttribute('aria-live', 'polite');
  copy.addEventListener('blur', () => {
    copy.textContent = 'Copy';
  });
  return copy;
}

function whiteSpaceButton(codes: NodeListOf<HTMLElement>): HTMLElement {
  const original = [...codes].flatMap(textNodes).map((node) => {
    return { node, text: node.data };
  });
  const toggle = button('Show white space', (self) => {
    const isOn = self.getAttribute('aria-pressed') !== 'true';
    self.setAttribute('aria-pressed', String(isOn));
    for (const { node, text } of original) {
      node.data = isOn ? visible(text) : text;
    }
  });
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
