import type { DocusaurusConfig } from '@docusaurus/types';
import { normalizeUrl } from '@docusaurus/utils';
import { escapeHtml } from '../embedded/highlight';

export const OPEN_SEARCH_FILE = 'opensearch.xml';

/**
 * Writes the description by which browsers search the site from their address
 * bar (https://developer.mozilla.org/docs/Web/XML/Guides/OpenSearch).
 *
 * @param searchPage path of the search page, base URL included
 */
export function createOpenSearchDescription(
  {
    title,
    tagline,
    url,
    favicon = '',
    baseUrl,
  }: Pick<
    DocusaurusConfig,
    'title' | 'tagline' | 'url' | 'favicon' | 'baseUrl'
  >,
  searchPage: string,
): string {
  const address = (...paths: string[]): string =>
    escapeHtml(normalizeUrl([url, ...paths]));
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escapeHtml(title.slice(0, 16))}</ShortName>
  <Description>${escapeHtml(`${title}: ${tagline}`)}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Image>${address(baseUrl, favicon)}</Image>
  <Url type="text/html" template="${address(searchPage)}?q={searchTerms}"/>
  <Url type="application/opensearchdescription+xml" rel="self" template="${address(baseUrl, OPEN_SEARCH_FILE)}"/>
</OpenSearchDescription>
`;
}
