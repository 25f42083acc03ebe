/** Selects an element of the pages that only Docusaurus's app completes. */
export const APP = '[data-app]';
