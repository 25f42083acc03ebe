import { delegate } from '../../shared/delegate';
import { onPage } from '../../shared/page';

// The version menu leads to the same section and query of the other version. The links
// in the HTML have neither.
delegate('toggle', 'details.dropdown', lead);

// The menu may have been opened before this script ran.
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
