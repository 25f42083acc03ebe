import { delegate } from '../../shared/delegate';

// The version menu leads to the same section and query of the other version. The links
// in the HTML have neither.
for (const press of ['pointerdown', 'click'] as const)
  delegate(press, 'details.dropdown a', (link) => {
    const { host, search, hash } = window.location;
    if (link instanceof HTMLAnchorElement && link.host === host)
      Object.assign(link, { search, hash });
  });
