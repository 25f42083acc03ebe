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
delegate('click', '.code-block .code-copy:not(.live-example *)', copy);

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
