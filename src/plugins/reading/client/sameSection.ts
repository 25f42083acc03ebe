import type { ClientModule } from '@docusaurus/types';

/**
 * Scrolls to the section of a link to the page that is shown, where the page's address
 * has a query in addition, such as that of a campaign. Docusaurus takes that for a
 * change of the query alone, and stays where it is.
 */
export default {
  onRouteDidUpdate({ location, previousLocation }) {
    if (
      location.pathname !== previousLocation?.pathname ||
      location.hash !== previousLocation.hash ||
      location.search !== '' ||
      previousLocation.search === ''
    )
      return;
    const section = document.getElementById(
      decodeURIComponent(location.hash.slice(1)),
    );
    if (section) section.scrollIntoView();
    else window.scrollTo(0, 0);
  },
} satisfies ClientModule;
