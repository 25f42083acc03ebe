/** The blocks of a page's text, in order: what is laid out when it comes into view. */
export const findBlocks = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('.theme-doc-markdown > *'),
];
