/*
 * Docusaurus prefetches the pages of all links in view. Here a page is fetched when a
 * reader turns to its link, which Docusaurus does besides.
 */
export default {
  onRouteUpdate() {
    window.docusaurus = { ...window.docusaurus, prefetch: () => false };
  },
};
