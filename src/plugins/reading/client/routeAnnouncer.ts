import type { ClientModule } from '@docusaurus/types';
import { announce } from '../../shared/announce';

/**
 * Announces the title and version of a page after a client-side navigation, as
 * browsers do for a loaded page. Docusaurus's skip link moves the focus.
 */
export default {
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
} satisfies ClientModule;
