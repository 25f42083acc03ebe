import { announceCopyOn } from '../../shared/announce';
import { delegate } from '../../shared/delegate';
import { orThrow } from '../../shared/orThrow';

// `theme/DocBreadcrumbs` renders it after a link to the Markdown.
delegate('click', 'button.copy-page', (button) => {
  const address = orThrow(
    button.parentElement?.querySelector('a')?.href,
    'The link to the Markdown',
  );
  const markdown = fetch(address).then((response) => {
    if (!response.ok) throw new Error(`${address}: ${String(response.status)}`);
    return response.text();
  });
  announceCopyOn(button, markdown, 'Copy page');
});
