/** The parts of pages that tests of all engines name, as selectors. */
export const SITE = {
  hamburger: { css: '.navbar button', name: 'Toggle navigation bar' },
  drawer: '#drawer',
  contents: '.page-contents',
  contentsBar: '.page-contents > button',
  versions: '.navbar details.navbar__item summary',
} as const;

export const DIALOG = {
  all: 'dialog[open]',
  input: 'dialog[open] input',
  active: 'dialog[open] [role=row][aria-selected=true]',
} as const;
