import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { AllContent } from '@docusaurus/types';

/** The content of the docs plugin. */
export const loadedDocs = (allContent: AllContent): LoadedContent =>
  allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
