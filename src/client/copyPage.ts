import { announceCopy } from '../live/announce';
import { on } from './delegate';

// `theme/DocBreadcrumbs` draws the button, after the link to what it copies.
on('click', 'button.copy-page', (button) => {
  const link = button.parentElement?.querySelector('a');
  if (link) copyPage(button, link.href);
});

function copyPage(button: HTMLElement, address: string): void {
  const markdown = fetch(address).then((response) => {
    if (!response.ok) throw new Error(`${address}: ${String(response.status)}`);
    return response.text();
  });
  // A text that is yet to come: Safari lets none be written later than the click.
  const item = new ClipboardItem({ 'text/plain': markdown });
  void announceCopy(navigator.clipboard.write([item]), (label) => {
    button.textContent = label;
  });
  button.addEventListener(
    'blur',
    () => {
      button.textContent = 'Copy page';
    },
    { once: true },
  );
}
