import { expect, test } from './site';

/** A change of the configuration or of another file of the site. */
interface Change {
  readonly file?: string;
  readonly from: string;
  readonly to: string;
}

/** Settings of Docusaurus that a site may want, several in one build. */
const WORKING: readonly {
  readonly name: string;
  readonly changes: readonly Change[];
  readonly files?: Readonly<Record<string, string>>;
  /** What is on a page then: the page's file and a text in its HTML. */
  readonly shows: readonly (readonly [page: string, text: string | RegExp])[];
}[] = [
  {
    name: 'an index of a category, authors, an announcement, a dark bar, one color mode',
    changes: [
      {
        file: 'sidebars.ts',
        from: "{ type: 'doc', id: 'config', label: 'Config' },",
        to: "{ type: 'category', label: 'Settings', link: { type: 'generated-index' }, items: ['config'] },",
      },
      {
        from: 'showLastUpdateTime: isDated,',
        to: 'showLastUpdateTime: isDated, showLastUpdateAuthor: isDated,',
      },
      { from: 'disableSwitch: false', to: 'disableSwitch: true' },
      {
        from: 'hideOnScroll: false,',
        to: "hideOnScroll: false, style: 'dark',",
      },
      {
        from: 'tableOfContents: {',
        to: "announcementBar: { id: 'tea', content: 'Tea is <b>ready</b>' }, tableOfContents: {",
      },
    ],
    shows: [
      ['next/category/settings.html', /<h1[^>]*>Settings/],
      ['next/config.html', 'Tea is <b>ready</b>'],
      ['next/config.html', /class="[^"]*navbar--dark/],
    ],
  },
  {
    name: 'no breadcrumbs, a fixed sidebar, a bar that hides, a blog, gtag and a second set of docs',
    changes: [
      {
        from: "routeBasePath: '/',",
        to: "routeBasePath: '/', breadcrumbs: false,",
      },
      { from: 'hideable: true', to: 'hideable: false' },
      { from: 'hideOnScroll: false', to: 'hideOnScroll: true' },
      { from: 'blog: false', to: "blog: {}, gtag: { trackingID: 'G-1' }" },
      {
        from: 'connect: [...hostsOf(algolia), countUrlOf(counter)],',
        to: "connect: ['https://www.google-analytics.com'], scripts: ['https://www.googletagmanager.com'],",
      },
      {
        from: 'plugins: pipeline([',
        to: "plugins: [['@docusaurus/plugin-content-docs', { id: 'recipes', path: 'recipes', routeBasePath: 'recipes', sidebarPath: undefined }], ...pipeline([",
      },
      {
        from: 'isOffline ? [[offline, kept] as const] : []),\n  ]),',
        to: 'isOffline ? [[offline, kept] as const] : []),\n  ])],',
      },
    ],
    files: {
      'blog/2026-01-01-tea.md':
        '# Tea is out\n\n<!-- truncate -->\n\nAt last.\n',
      'recipes/cake.md': '# Cake\n\nBake it.\n',
    },
    shows: [
      ['config.html', /script-src 'self' https:\/\/www\.googletagmanager\.com/],
      ['config.html', /<script[^>]* src="?https:\/\/www\.googletagmanager/],
      ['blog/2026/01/01/tea.html', 'At last.'],
      ['recipes/cake.html', /Bake it\.(?!.*View as Markdown)/s],
    ],
  },
];

for (const { name, changes, files = {}, shows } of WORKING) {
  test(`a website with ${name} is built`, ({ copy }) => {
    test.slow();
    for (const { file = 'docusaurus.config.ts', from, to } of changes) {
      copy.replace(file, from, to);
    }
    for (const [file, text] of Object.entries(files)) copy.write(file, text);
    const { status, printed } = copy.build();
    expect(status, printed.slice(-4000)).toBe(0);
    expect(printed).not.toContain('[WARNING]');
    for (const [page, text] of shows) {
      // Else a failure would print all styles.
      const html = copy.read('build', page).replace(/<style.*?<\/style>/gs, '');
      expect.soft(html, page).toMatch(text);
    }
  });
}
