import { announce, announceCopy } from '../../shared/announce';
import { delegate } from '../../shared/delegate';

/*
 * Handles the buttons that `code-examples/codeBlocks` draws. Each block has its own
 * button, so that the keyboard can do the same as the mouse. Headings and the table of
 * contents skip the buttons; the Tab key stops only at code that scrolls.
 */

// Screen readers announce changes only of a live region that already exists.
announce('');
delegate('click', '.code-block .code-copy', (button) => {
  const panel = button.nextElementSibling;
  const name = panel?.getAttribute('aria-label') ?? 'code';
  // There are commands for each package manager, all but one hidden.
  const code = panel?.querySelector('code:not([hidden])');
  const text = code?.textContent ?? '';
  const show = (label: string, full = label): void => {
    button.textContent = label;
    button.ariaLabel = full;
  };
  void announceCopy(text, show);
  // In a screen reader's list of buttons, "Copy" alone would say too little.
  const restore = (): void => show('Copy', `Copy ${name}`);
  button.addEventListener('blur', restore, { once: true });
});
