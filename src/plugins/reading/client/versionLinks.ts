import { delegate } from '../../shared/delegate';
import { onPage } from '../../shared/page';

// The version menu leads to the same section and query of the other version. The page
// was written without them.
delegate('toggle', 'details.dropdown', lead);

// It may have been opened before.
export default onPage(() => {
  for (const menu of document.querySelectorAll<HTMLElement>(
    'details.dropdown[open]',
  ))
    lead(menu);
});

function lead(menu: HTMLElement): void {
  const { host, search, hash } = window.location;
  for (const link of menu.querySelectorAll('a')) {
    if (link.host === host) Object.assign(link, { search, hash });
  }
}
