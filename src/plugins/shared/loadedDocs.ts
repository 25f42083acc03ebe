import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { AllContent, Props } from '@docusaurus/types';

const DOCS = 'docusaurus-plugin-content-docs';

/** The content of the docs plugin, while the site is built or after that. */
export function loadedDocs(from: AllContent | Props['plugins']): LoadedContent {
  const docs = Array.isArray(from)
    ? from.find(({ name }) => name === DOCS)?.content
    : from[DOCS]?.default;
  if (docs === undefined) throw new Error('INTERNALS.md: Docs plugin');
  return docs as LoadedContent;
}
