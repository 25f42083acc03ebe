import { on } from '../../shared/delegate';
import { isHydrated } from '../../shared/isHydrated';

// The version menu leads to the same section and query of the other version, as it
// does when React runs it. The page was written without them.
on('toggle', 'details.dropdown', (menu) => {
  if (isHydrated()) return;
  const { host, search, hash } = window.location;
  for (const link of menu.querySelectorAll('a')) {
    if (link.host === host) Object.assign(link, { search, hash });
  }
});
