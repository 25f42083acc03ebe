/** Where the text of a page begins: the target of "Skip to main content". */
export const TEXT_ID = '__docusaurus_text';
