import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { AllContent } from '@docusaurus/types';

/**
 * What the docs plugin has loaded, of all content that plugins get.
 *
 * @throws Error when the site has no docs plugin
 */
export function loadedDocs(allContent: AllContent): LoadedContent {
  const docs = allContent['docusaurus-plugin-content-docs']?.default as
    LoadedContent | undefined;
  if (docs === undefined) {
    throw new Error('This site has plugins that need the docs plugin.');
  }
  return docs;
}
