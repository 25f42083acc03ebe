import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { AllContent } from '@docusaurus/types';

/** What the docs plugin has loaded, of all content that plugins get. */
export const loadedDocs = (allContent: AllContent): LoadedContent =>
  allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
