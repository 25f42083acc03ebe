/** The id of a page's text: the target of "Skip to main content". */
export const TEXT_ID = '__docusaurus_text';
