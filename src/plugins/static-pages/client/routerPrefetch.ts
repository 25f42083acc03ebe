import type { ClientModule } from '@docusaurus/types';

/**
 * Docusaurus's router would fetch the chunks of all links in view: 400 KB on the search
 * page, which lists every page. It still fetches the chunks of a link under the pointer.
 */
export default {
  onRouteUpdate() {
    window.docusaurus = { ...window.docusaurus, prefetch: () => false };
  },
} satisfies ClientModule;
