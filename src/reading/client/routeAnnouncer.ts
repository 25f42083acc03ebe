import type { ClientModule } from '@docusaurus/types';
import { announce } from '../../shared/announce';

/**
 * Says the name of a page, and its version, that a link led to without loading:
 * browsers do so for a loaded one. The focus is moved by Docusaurus's skip link.
 */
const routeAnnouncer: ClientModule = {
  onRouteDidUpdate({ location, previousLocation }) {
    if (previousLocation === null) return;
    if (location.pathname !== previousLocation.pathname) {
      const parts = document.querySelectorAll('h1, .theme-doc-version-badge');
      announce(
        Array.from(parts, ({ textContent }) => textContent)
          // The badge stands above the heading.
          .reverse()
          .join('. '),
      );
    }
  },
};

export default routeAnnouncer;
