import type {
  Options as ClassicOptions,
  ThemeConfig,
} from '@docusaurus/preset-classic';
import type { Config, PluginConfig, PluginModule } from '@docusaurus/types';
import builtPages from './src/built-pages';
import changedPages, { type ChangedPagesOptions } from './src/changed-pages';
import * as codeBlocks from './src/code-blocks';
import firstLoad from './src/first-load';
import links from './src/links/links';
import * as live from './src/live';
import loadGuard from './src/load-guard';
import machineReadable from './src/machine-readable';
import offline from './src/offline';
import reading from './src/reading';
import searchIndex from './src/search';
import { EMBEDDED, SCREENS } from './src/search/contract';
import type { SearchOptions } from './src/search/options';
import { hasHistory } from './src/shared/gitHistory';
import { readPages } from './src/shared/pageReader';
import {
  type DocumentedVersion,
  documentedVersions,
  libraryOf,
} from './src/shared/versions';
import { placeFromEnvironment, site } from './src/site';
import * as tables from './src/tables';
import visitCounter from './src/visit-counter';

// Without it Docusaurus refuses to build.
const isDated = hasHistory(__dirname);

/*
 * Search engines choose among near-equal pages, and may choose outdated ones. So the
 * versions before the latest are not indexed, nor in the sitemap: Docusaurus's
 * `noIndex` is for that. Who searches the web for one of their options finds the
 * latest page of it, with the version menu. A canonical address of another version
 * would say that both have the same content, which they have not. Next is indexed as
 * long as it tells of a published htmlnano that no other version documents.
 */
const [next, latest, ...older] = documentedVersions(__dirname);
const numberOf = (version: DocumentedVersion | undefined) =>
  version && libraryOf(__dirname, version).number;
const isNextNews = numberOf(next) !== numberOf(latest);

/** Features that draw something of the pages, one after the other. */
const drawing = [tables, codeBlocks, live];

const docs = {
  routeBasePath: '/',
  sidebarPath: './sidebars.ts',
  editUrl: site.editUrl,
  showLastUpdateTime: isDated,
  versions: {
    current: { label: 'Next', path: 'next', noIndex: !isNextNews },
    ...Object.fromEntries(older.map(({ name }) => [name, { noIndex: true }])),
  },
  beforeDefaultRemarkPlugins: [readPages, links],
  rehypePlugins: drawing.flatMap((each) => each.rehypePlugins),
} satisfies ClassicOptions['docs'];

const classic = {
  docs,
  blog: false,
  pages: false,
  theme: {
    customCss: './src/site.css',
  },
  sitemap: {
    ignorePatterns: ['/search'],
    lastmod: isDated ? 'date' : null,
    changefreq: null,
    priority: null,
  },
} satisfies ClassicOptions;

// Docusaurus's own search settings. Algolia answers if both values of an
// application are set, else the index that this site brings.
const algolia = {
  appId: process.env.ALGOLIA_APP_ID ?? EMBEDDED,
  apiKey: process.env.ALGOLIA_API_KEY ?? EMBEDDED,
  indexName: process.env.ALGOLIA_INDEX_NAME ?? site.title,
  contextualSearch: true,
  searchPagePath: 'search',
  insights: false,
  missingResultsUrl: `${site.repository}/issues/new?title={query}`,
} satisfies Partial<SearchOptions>;

const counter = {
  code: site.counter,
  endpoint: process.env.COUNTER_ENDPOINT,
};

/** When the app starts: `need`, `idle`, or `no` for Docusaurus's own way, at once. */
const { FIRST_LOAD: start = 'need' } = process.env;
const hasFirstLoad = start !== 'no';

/** Whether readers' devices keep what was read. */
const isOffline =
  process.env.NODE_ENV === 'production' && process.env.OFFLINE !== 'no';

const changes: ChangedPagesOptions = {
  // `first-load` leaves the text of the first page as it is. What the search dialog
  // shows has a React root of its own.
  unhydrated: [
    `.${SCREENS}`,
    ...(hasFirstLoad ? ['.theme-doc-markdown'] : []),
  ].join(),
};

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
      // What it does stands in `reading/client/keyboardHelp`.
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
  algolia,
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
    hooks: {
      onBrokenMarkdownLinks: 'throw',
      onBrokenMarkdownImages: 'throw',
    },
  },
  presets: [['classic', classic]],
  // Not by their paths: each would get modules of its own, and read all pages.
  plugins: [
    ...(hasFirstLoad
      ? [[firstLoad as PluginModule, { start }] as PluginConfig]
      : []),
    loadGuard,
    ...drawing.map((each) => each.default),
    [changedPages as PluginModule, changes],
    reading,
    searchIndex,
    machineReadable,
    [visitCounter as PluginModule, counter],
    ...(isOffline ? [offline] : []),
    builtPages,
  ],
  themeConfig,
};

export default config;
