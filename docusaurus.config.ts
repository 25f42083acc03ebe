import path from 'node:path';
import type {
  Options as ClassicOptions,
  ThemeConfig,
} from '@docusaurus/preset-classic';
import type { Config } from '@docusaurus/types';
import * as live from './src/htmlnano/live';
import { SYNONYMS } from './src/htmlnano/synonyms';
import {
  type DocumentedVersion,
  documentedVersions,
  libraryOf,
  versionOf,
} from './src/htmlnano/versions';
import * as codeExamples from './src/plugins/code-examples';
import licenses from './src/plugins/licenses';
import markdownCopies from './src/plugins/markdown-copies';
import notFound from './src/plugins/not-found';
import * as pageRules from './src/plugins/page-rules';
import reading from './src/plugins/reading';
import search from './src/plugins/search';
import {
  type Application,
  hostsOf,
  type SearchOptions,
} from './src/plugins/search/options';
import securityPolicy from './src/plugins/security-policy';
import { hasHistory } from './src/gitHistory';
import { menus } from './src/plugins/shared/docs';
import { finishPages } from './src/plugins/shared/finishPages';
import { hideProofs, normalizeText } from './src/plugins/shared/markdown';
import { markup } from './src/plugins/shared/markup';
import { extractPages } from './src/plugins/shared/pageExtracts';
import staticPages from './src/plugins/static-pages';
import { speculationRules } from './src/plugins/static-pages/speculationRules';
import * as tables from './src/plugins/tables';
import visitCounter, { countUrlOf } from './src/plugins/visit-counter';
import {
  type Address,
  addressFromEnvironment,
  applicationFromEnvironment,
  site,
} from './src/site';

/** The settings that differ between this website and those in `tests/fixtures`. */
interface Settings extends Address {
  /** Absolute path of the folder with pages, sidebars, versions and libraries. */
  readonly dir: string;
  /** An application of Algolia, or the website's own index. */
  readonly application: Application;
  /** Whether the pages describe the library, which Try it needs. */
  readonly hasLibrary: boolean;
}

/** The address of a build, which replaces the website's address in the Markdown. */
const homeOf = ({ url, baseUrl }: Address): string =>
  (url + baseUrl).replace(/\/$/, '');

/** The path of a file in this folder, relative to the folder with the pages. */
const fromDir = ({ dir }: Settings, file: string): string =>
  path.relative(dir, path.join(__dirname, file));

// Docusaurus refuses to date pages without the history.
const isDated = hasHistory(__dirname);

/*
 * Search engines choose among similar pages, and may choose outdated ones. So
 * Docusaurus's `noIndex` keeps the versions before the latest out of the index and the
 * sitemap. Readers who search the web for an old option find its latest page, which has
 * the version menu. A canonical address in another version would wrongly say that both
 * pages have the same content. Next is indexed as long as it describes a published
 * htmlnano that no other version documents.
 */
function versionOptions({ dir }: Settings) {
  const [next, latest, ...older] = documentedVersions(dir);
  const numberOf = (version: DocumentedVersion | undefined) =>
    version && libraryOf(dir, version).number;
  const isNextNews = numberOf(next) !== numberOf(latest);
  return {
    current: { label: 'Next', path: 'next', noIndex: !isNextNews },
    ...Object.fromEntries(older.map(({ name }) => [name, { noIndex: true }])),
  };
}

/** The library of each version, for plugins that name releases. */
const releasesOf = ({ dir }: Settings) =>
  documentedVersions(dir).map((version) => ({
    version: version.name,
    ...libraryOf(dir, version),
  }));

const examples = ({ dir }: Settings): codeExamples.Options => ({
  checker: require.resolve('./checks/savedPages'),
  madeWith: (file) =>
    `${site.title} ${libraryOf(dir, versionOf(dir, file)).number}`,
  newIssue: `${site.repository}/issues/new`,
  buttons: [live.editButton],
});

const docs = (settings: Settings): NonNullable<ClassicOptions['docs']> => ({
  routeBasePath: '/',
  sidebarPath: './sidebars.ts',
  editUrl: site.editUrl,
  showLastUpdateTime: isDated,
  versions: versionOptions(settings),
  // `extractPages` comes first, because the others change what it reads.
  beforeDefaultRemarkPlugins: [
    extractPages,
    ...codeExamples.remarkPlugins,
    ...pageRules.remarkPlugins(homeOf(settings)),
    // It follows the plugins that read and check proofs.
    hideProofs,
  ],
  rehypePlugins: [
    ...tables.rehypePlugins,
    ...codeExamples.rehypePlugins(examples(settings)),
    ...live.rehypePlugins,
  ],
});

const classic = (settings: Settings): ClassicOptions => ({
  docs: docs(settings),
  blog: false,
  pages: false,
  theme: {
    customCss: fromDir(settings, 'src/site.css'),
  },
  sitemap: {
    ignorePatterns: ['/search'],
    lastmod: isDated ? 'date' : null,
    changefreq: null,
    priority: null,
  },
});

/** Docusaurus's own search settings. */
const algolia = ({ application }: Settings): SearchOptions => ({
  ...application,
  indexName: process.env.ALGOLIA_INDEX_NAME ?? site.title,
  missingResultsUrl: `${site.repository}/issues/new?title={query}`,
});

const counter = { code: site.counter };

const copies = {
  note: 'Each page is Markdown; every example in it is run against the version that it documents.',
};

const navbar = ({ hasLibrary }: Settings) =>
  ({
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
      ...(hasLibrary ? live.navbarItems : []),
      { type: 'docsVersionDropdown', position: 'right' },
      { href: site.repository, label: 'GitHub', position: 'right' },
    ],
  }) satisfies ThemeConfig['navbar'];

const footer = {
  style: 'light',
  links: [
    { label: 'Repository', href: site.repository },
    { label: 'Changelog', href: site.changelog },
    { label: 'MIT license', href: site.licence },
    {
      label: 'Licenses of packages',
      // The router does not know files.
      to: 'pathname:///licenses.txt',
      target: '_self',
    },
  ],
  copyright: String(
    markup`${site.tagline}<br>This site sets no cookies and loads nothing from elsewhere. GoatCounter counts page views by path and referring site, unless your browser sends Do Not Track or Global Privacy Control.`,
  ),
} satisfies ThemeConfig['footer'];

const themeConfig = (settings: Settings): ThemeConfig => ({
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
  algolia: algolia(settings),
  tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
  navbar: navbar(settings),
  footer,
});

const ownSettings: Settings = {
  ...addressFromEnvironment(process.env),
  dir: __dirname,
  application: applicationFromEnvironment(process.env),
  hasLibrary: true,
};

/** The configuration of this website, or of one that differs by its settings. */
export default (settings: Settings = ownSettings): Config => ({
  title: site.title,
  tagline: site.tagline,
  url: settings.url,
  baseUrl: settings.baseUrl,
  trailingSlash: false,
  staticDirectories: [fromDir(settings, 'static')],
  favicon: 'img/favicon.svg',
  headTags: [
    {
      tagName: 'link',
      attributes: {
        rel: 'apple-touch-icon',
        href: `${settings.baseUrl}img/touch.png`,
      },
    },
  ],
  i18n: { defaultLocale: 'en', locales: ['en'] },
  future: { v4: true, faster: true },
  // It appears where the app does not run, as in documents. `staticPages` has its own.
  baseUrlIssueBanner: false,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  markdown: {
    // `.md` is CommonMark, readable on any code host; MDX is not used.
    format: 'detect',
    emoji: false,
    preprocessor: ({ fileContent }) =>
      normalizeText(fileContent).replaceAll(site.url, homeOf(settings)),
    hooks: {
      onBrokenMarkdownLinks: 'throw',
      onBrokenMarkdownImages: 'throw',
    },
  },
  presets: [['classic', classic(settings)]],
  // They are imported, because paths would load second instances of their modules.
  plugins: [
    menus,
    // Its entry contains the first scripts of the plugins below.
    staticPages,
    pageRules.default,
    tables.default,
    codeExamples.default,
    ...(settings.hasLibrary ? [live.default] : []),
    (context) => reading(context, { releases: releasesOf(settings) }),
    notFound,
    (context) => search(context, { synonyms: SYNONYMS }),
    (context) => markdownCopies(context, copies),
    () => visitCounter(counter),
    (context) =>
      licenses(context, settings.hasLibrary ? live.notices : () => []),
    // Nothing may change a page after this.
    () =>
      securityPolicy({
        connect: [...hostsOf(algolia(settings)), countUrlOf(counter)],
        scripts: [speculationRules(settings.baseUrl)],
      }),
    // Ends a build in the order of this list.
    finishPages,
  ],
  themeConfig: themeConfig(settings),
});
