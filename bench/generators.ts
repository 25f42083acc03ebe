/** Where a default theme has what readers touch: selectors. */
export interface Generator {
  readonly search: string;
  readonly field: string;
  readonly results: string;
  readonly menu: string;
  readonly drawer: string;
  /** The page's own text. */
  readonly text: string;
}

/** By the name that `--against` gives them. */
export const GENERATORS: Readonly<Record<string, Generator>> = {
  docusaurus: {
    // With @easyops-cn/docusaurus-search-local.
    search: '.navbar__search-input',
    field: '.navbar__search-input:focus',
    results: '[class*=suggestion_]',
    menu: '.navbar__toggle',
    drawer: '.navbar-sidebar',
    text: '.theme-doc-markdown',
  },
  starlight: {
    search: 'site-search button',
    field: 'site-search input',
    results: '.pagefind-ui__result',
    menu: '.sl-menu-button, starlight-menu-button button',
    drawer: '.sidebar-pane',
    text: '.sl-markdown-content',
  },
  vitepress: {
    search: '.VPNavBarSearch button',
    field: '.VPLocalSearchBox input',
    results: '.VPLocalSearchBox .result',
    menu: '.VPNavBarHamburger',
    drawer: '.VPNavScreen',
    text: '.vp-doc',
  },
  rspress: {
    search: '[class^=rp-search-button]',
    field: '.rp-search-panel__input',
    results: '.rp-suggest-item',
    menu: '.rp-nav-hamburger',
    drawer: '.rp-nav-screen',
    text: '.rp-doc',
  },
};

export const THIS_SITE: Generator = {
  search: '.DocSearch-Button',
  field: 'dialog input',
  results: 'dialog [role=row]',
  menu: '.navbar__toggle',
  drawer: '.navbar-sidebar',
  text: '.theme-doc-markdown',
};
