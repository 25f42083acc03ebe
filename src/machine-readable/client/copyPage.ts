import { announceCopyOn } from '../../shared/announce';
import { on } from '../../shared/delegate';

// `machine-readable/Breadcrumbs` draws the button, after the link to what it copies.
on('click', 'button.copy-page', (button) => {
  const address = button.parentElement?.querySelector('a')?.href ?? '';
  const markdown = fetch(address).then((response) => {
    if (!response.ok) throw new Error(`${address}: ${String(response.status)}`);
    return response.text();
  });
  // A text that is yet to come: Safari lets none be written later than the click.
  const item = new ClipboardItem({ 'text/plain': markdown });
  announceCopyOn(button, navigator.clipboard.write([item]), 'Copy page');
});
