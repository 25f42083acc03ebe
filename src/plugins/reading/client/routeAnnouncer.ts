import type { ClientModule } from '@docusaurus/types';
import { announce } from '../../shared/announce';

/**
 * Announces the title and version of a page after a client-side navigation, as
 * browsers do for a loaded page. Docusaurus's skip link moves the focus.
 */
export default {
  onRouteDidUpdate({ location, previousLocation }) {
    const isFirst = previousLocation === null;
    if (isFirst || location.pathname === previousLocation.pathname) return;
    const parts = document.querySelectorAll('h1, .theme-doc-version-badge');
    const texts = Array.from(parts, ({ textContent }) => textContent);
    // The badge stands above the heading.
    announce(texts.reverse().join('. '));
  },
} satisfies ClientModule;
