import type { Options } from '@docusaurus/plugin-sitemap';

/** What a search engine should rather show, from 0 to 1. */
const LATEST = 1;
const OTHER = 0.3;

/**
 * Lists the pages for crawlers (https://www.sitemaps.org/protocol.html), those of
 * the latest version first: most readers have it.
 */
export const createSitemapItems: NonNullable<
  Options['createSitemapItems']
> = async ({ defaultCreateSitemapItems, ...params }) => {
  const items = await defaultCreateSitemapItems(params);
  const home = new URL(params.siteConfig.baseUrl, params.siteConfig.url).href;
  return items
    .map((item) => {
      const [first = ''] = item.url.slice(home.length).split('/');
      const isOther = /^(next|\d.*)$/.test(first);
      return { ...item, priority: isOther ? OTHER : LATEST };
    })
    .sort((one, other) => other.priority - one.priority);
};
