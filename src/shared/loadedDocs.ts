import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { AllContent } from '@docusaurus/types';

/** The content of the docs plugin. */
export function loadedDocs(allContent: AllContent): LoadedContent {
  const docs = allContent['docusaurus-plugin-content-docs']?.default;
  if (docs === undefined)
    throw new Error("INTERNALS.md: Docs plugin's content");
  return docs as LoadedContent;
}
