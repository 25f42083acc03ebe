/** The parts of pages that tests of all engines name, as selectors. */
export const SITE = {
  search: '.navbar .DocSearch-Button',
  hamburger: { css: '.navbar button', name: 'Toggle navigation bar' },
  drawer: '#drawer',
  contents: '.page-contents',
  contentsBar: '.page-contents > button',
  colorMode: '.navbar .color-mode button',
  versions: '.navbar details.navbar__item summary',
} as const;

export const DIALOG = {
  all: 'dialog[open]',
  input: 'dialog[open] input',
  active: 'dialog[open] [role=row][aria-selected=true]',
} as const;

/** A link of the sidebar, by its text. */
export const sidebarLink = (name: string) => ({
  css: '.theme-doc-sidebar-container a',
  name,
});

/** A version in the menu, which is open. */
export const versionLink = (name: string) => ({
  css: '.navbar details[open] a',
  name,
});
