import type {
  Options as ClassicOptions,
  ThemeConfig,
} from '@docusaurus/preset-classic';
import type { Config } from '@docusaurus/types';
import codeBlocks from './src/markdown/codeBlocks';
import links from './src/markdown/links';
import rest from './src/markdown/rest';
import tableChart from './src/markdown/tableChart';
import tables from './src/markdown/tables';
import verifyExamples from './src/markdown/verifyExamples';
import tryIt from './src/markdown/tryIt';
import type { Options as PagesOptions } from './src/plugins/built-pages';
import {
  type Options as SearchOptions,
  hostsOf,
  providerFromEnvironment,
} from './src/plugins/search-index/options';
import { withSocialCard } from './src/plugins/social-cards/frontMatter';
import {
  countUrlOf,
  type Options as CounterOptions,
} from './src/plugins/visit-counter';
import { placeFromEnvironment, site } from './src/site';
import { hasHistory } from './src/plugins/machine-readable/history';

// Without it Docusaurus refuses to build.
const isDated = hasHistory(__dirname);

const docs = {
  routeBasePath: '/',
  sidebarPath: './sidebars.ts',
  editUrl: site.editUrl,
  showLastUpdateTime: isDated,
  versions: { current: { label: 'Next', path: 'next' } },
  beforeDefaultRemarkPlugins: [links],
  rehypePlugins: [
    // The tests do this for the production build.
    ...(process.env.NODE_ENV === 'development' ? [verifyExamples] : []),
    tableChart,
    tables,
    codeBlocks,
    tryIt,
    rest,
  ],
} satisfies ClassicOptions['docs'];

const classic = {
  docs,
  blog: false,
  pages: false,
  theme: {
    customCss: [
      './src/css/custom.css',
      './src/css/code.css',
      './src/css/everyone.css',
      './src/css/noscript.css',
      './src/css/print.css',
    ],
  },
  sitemap: {
    ignorePatterns: ['/search'],
    lastmod: isDated ? 'date' : null,
    changefreq: null,
    priority: null,
  },
} satisfies ClassicOptions;

const search = {
  provider: providerFromEnvironment(process.env),
  indexName: process.env.ALGOLIA_INDEX_NAME ?? site.title,
  missingResultsUrl: `${site.repository}/issues/new?title={query}`,
} satisfies SearchOptions;

const counter = {
  code: site.counter,
  endpoint: process.env.COUNTER_ENDPOINT,
} satisfies CounterOptions;

/** Whether readers' devices keep what was read. */
const isOffline =
  process.env.NODE_ENV === 'production' && process.env.OFFLINE !== 'no';

const pages = {
  connect: [...hostsOf(search), countUrlOf(counter)],
} satisfies PagesOptions;

const navbar = {
  hideOnScroll: false,
  title: site.title,
  logo: {
    alt: '',
    src: 'img/mark.svg',
    srcDark: 'img/mark-dark.svg',
    width: 32,
    height: 32,
  },
  items: [
    { type: 'docsVersionDropdown', position: 'right' },
    { href: site.repository, label: 'GitHub', position: 'right' },
  ],
} satisfies ThemeConfig['navbar'];

const footer = {
  style: 'light',
  logo: {
    alt: site.title,
    src: 'img/wordmark.svg',
    srcDark: 'img/wordmark-dark.svg',
    width: 112,
    height: 23,
  },
  links: [
    { label: 'Repository', href: site.repository },
    { label: 'Changelog', href: site.changelog },
    { label: 'MIT license', href: site.licence },
    {
      // What it does stands in `client/keyboardHelp`.
      html: '<button type="button" class="code-button keyboard-help">Keyboard</button>',
    },
  ],
  // Below the wordmark.
  copyright: `${site.tagline}<br>This site sets no cookies and loads nothing from elsewhere. GoatCounter counts page views by path and referring site, but not with Do Not Track or Global Privacy Control.`,
} satisfies ThemeConfig['footer'];

const themeConfig = {
  image: 'img/social-card.png',
  metadata: [
    {
      name: 'keywords',
      content: 'htmlnano, HTML minifier, PostHTML, minify HTML',
    },
  ],
  colorMode: {
    defaultMode: 'light',
    disableSwitch: false,
    respectPrefersColorScheme: false,
  },
  docs: {
    versionPersistence: 'localStorage',
    sidebar: { hideable: true, autoCollapseCategories: true },
  },
  tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
  navbar,
  footer,
} satisfies ThemeConfig;

const config: Config = {
  title: site.title,
  tagline: site.tagline,
  ...placeFromEnvironment(process.env),
  trailingSlash: false,
  favicon: 'img/favicon.svg',
  customFields: { repository: site.repository },
  i18n: { defaultLocale: 'en', locales: ['en'] },
  future: { v4: true, faster: true },
  // The load guard has its own.
  baseUrlIssueBanner: false,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  markdown: {
    // `.md` is CommonMark, readable on any code host; MDX is not used.
    format: 'detect',
    emoji: false,
    parseFrontMatter: withSocialCard,
    hooks: {
      onBrokenMarkdownLinks: 'throw',
      onBrokenMarkdownImages: 'throw',
    },
  },
  presets: [['classic', classic]],
  plugins: [
    ['./src/plugins/search-index/index.ts', search],
    './src/plugins/first-load/index.ts',
    './src/plugins/live/index.ts',
    './src/plugins/machine-readable/index.ts',
    './src/plugins/social-cards/index.ts',
    './src/plugins/feed/index.ts',
    './src/plugins/load-guard/index.ts',
    ['./src/plugins/visit-counter/index.ts', counter],
    ...(isOffline ? ['./src/plugins/offline/index.ts'] : []),
    ['./src/plugins/built-pages/index.ts', pages],
  ],
  clientModules: [
    './src/client/plainAddress.ts',
    './src/client/colorMode.ts',
    './src/client/announcement.ts',
    './src/client/connection.ts',
    './src/client/prefetch.ts',
    './src/client/chunkFailures.ts',
    './src/client/codeTools.ts',
    './src/client/tryIt.ts',
    './src/client/scrollers.ts',
    './src/client/packageManagers.ts',
    './src/client/reportExample.ts',
    './src/client/tableTools.ts',
    './src/client/keyboardHelp.ts',
    './src/client/routeAnnouncer.ts',
  ],
  themeConfig,
};

export default config;
