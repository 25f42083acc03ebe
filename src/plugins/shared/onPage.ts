import type { ClientModule } from '@docusaurus/types';

/**
 * Calls a function for the page that the document shows, and for each that the
 * router shows later. It is called again when the app takes the page over.
 *
 * @returns a client module, to be the default export of one
 */
export function onPage(show: () => void): ClientModule {
  // Without `first-load`, and in development, there is no page yet.
  if (document.querySelector('#__docusaurus')?.hasChildNodes() === true) show();
  return {
    onRouteDidUpdate({ location, previousLocation }) {
      if (location.pathname !== previousLocation?.pathname) show();
    },
  };
}
