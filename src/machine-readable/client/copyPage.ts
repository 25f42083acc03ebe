import { announceCopyOn } from '../../shared/announce';
import { on } from '../../shared/delegate';

// `machine-readable/Breadcrumbs` renders it after a link to the Markdown.
on('click', 'button.copy-page', (button) => {
  const address = button.parentElement?.querySelector('a')?.href ?? '';
  const markdown = fetch(address).then((response) => {
    if (!response.ok) throw new Error(`${address}: ${String(response.status)}`);
    return response.text();
  });
  announceCopyOn(button, markdown, 'Copy page');
});
