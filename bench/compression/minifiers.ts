/**
 * The contenders: every minifier with all the options that make pages smaller.
 *
 * Left out on purpose in all of them are options
 * - that write invalid HTML: `removeTagWhitespace`, `minify_doctype`,
 *   `allow_noncompliant_unquoted_attribute_values` and its neighbours;
 * - that need the address of the site: `minifyURLs`;
 * - that delete spaces or elements which readers see:
 *   `collapseInlineTagWhitespace`, html-minifier's `removeEmptyElements`.
 *
 * htmlnano's presets are taken as they are, because people use them so: what
 * `max` deletes shows in the table of losses. Who loses something runs again,
 * "careful": with the options that keep it, as far as there are such options.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { packageDir } from '../../src/htmlnano/library/loadLibrary';
import { orThrow } from '../../src/plugins/shared/orThrow';

const LIBRARIES = join(__dirname, '..', '..', 'libraries');

/** One row of the tables. */
export interface Minifier {
  readonly name: string;
  /** The minifiers that it calls, with their versions. */
  readonly uses: readonly string[];
  /** The pages that it is run on; without it, all of them. */
  readonly pages?: readonly string[];
  readonly minify: (html: string) => Promise<Minified>;
}

/** What a contender answers. */
export interface Minified {
  readonly html: string;
  readonly warnings: readonly string[];
}

type Preset = 'safe' | 'ampSafe' | 'max';
type Options = Readonly<Record<string, unknown>>;

interface Htmlnano {
  readonly presets: Readonly<Record<Preset, Options>>;
  readonly process: (
    html: string,
    options: Options,
    preset: Options,
  ) => PromiseLike<{ readonly html: string }>;
}

/** html-minifier-terser and html-minifier-next. */
interface HtmlMinifier {
  readonly minify: (html: string, options: Options) => Promise<string>;
}

interface MinifyHtml {
  readonly minify: (html: Buffer, options: Options) => Buffer;
}

interface SwcHtml {
  readonly minify: (
    html: string,
    options: Options,
  ) => Promise<{
    readonly code: string;
    readonly errors?: readonly { readonly message: string }[];
  }>;
}

interface HtmlnanoRelease {
  readonly version: string;
  /** What is added to the options of every preset. */
  readonly options: Options;
  /** What is added to the options of `max`. */
  readonly maxOptions: Options;
  /** What keeps what `max` removes. */
  readonly carefulOptions: Options;
}

/**
 * `max` of the older releases removes unused CSS with uncss, which runs the
 * scripts of the page and fetches those of other hosts. A benchmark must do
 * neither, so they use PurgeCSS, the tool that `max` of 3.5.1 uses anyway.
 */
const WITHOUT_RUNNING_SCRIPTS: Options = {
  removeUnusedCss: { tool: 'purgeCSS' },
};

const withoutSvgo = (...names: readonly string[]): Options => ({
  minifySvg: {
    plugins: [
      {
        name: 'preset-default',
        params: {
          overrides: Object.fromEntries(names.map((name) => [name, false])),
        },
      },
    ],
  },
});

/** For all releases: rules of scripted classes, conditional comments. */
const CAREFUL: Options = { removeUnusedCss: false, removeComments: 'safe' };

/**
 * `skipConfigLoading` keeps configuration files around this folder out of the
 * figures. 1.1.1 takes the option for a module and throws, but like the others
 * it ignores the modules of a file as soon as it is given options.
 */
const HTMLNANO_RELEASES: readonly HtmlnanoRelease[] = [
  {
    version: '1.1.1',
    options: {},
    maxOptions: WITHOUT_RUNNING_SCRIPTS,
    carefulOptions: {
      ...CAREFUL,
      ...withoutSvgo('cleanupIDs', 'removeTitle'),
      collapseWhitespace: 'conservative',
    },
  },
  {
    version: '2.1.0',
    options: { skipConfigLoading: true },
    maxOptions: WITHOUT_RUNNING_SCRIPTS,
    carefulOptions: {
      ...CAREFUL,
      ...withoutSvgo('cleanupIds', 'removeTitle'),
      collapseWhitespace: 'conservative',
    },
  },
  {
    version: '3.5.1',
    options: { skipConfigLoading: true },
    maxOptions: {},
    carefulOptions: {
      ...CAREFUL,
      ...withoutSvgo('cleanupIds'),
      removeEmptyElements: false,
    },
  },
];

/** AMP forbids own scripts and wants its boilerplate: only this page is AMP. */
const AMP_PAGES = ['amp'] as const;

/** The options that html-minifier-terser and html-minifier-next share. */
const HTML_MINIFIER_OPTIONS: Options = {
  collapseBooleanAttributes: true,
  // Keeps one space between inline elements where the source has some.
  collapseWhitespace: true,
  decodeEntities: true,
  minifyCSS: true,
  minifyJS: true,
  // Their names for "treat the content of these scripts as JSON".
  processScripts: ['application/json', 'application/ld+json'],
  removeAttributeQuotes: true,
  removeComments: true,
  removeEmptyAttributes: true,
  removeOptionalTags: true,
  removeRedundantAttributes: true,
  sortAttributes: true,
  useShortDoctype: true,
};

const HTML_MINIFIER_TERSER_OPTIONS: Options = {
  ...HTML_MINIFIER_OPTIONS,
  processConditionalComments: true,
  removeScriptTypeAttributes: true,
  removeStyleLinkTypeAttributes: true,
  sortClassName: true,
};

const HTML_MINIFIER_NEXT_OPTIONS: Options = {
  ...HTML_MINIFIER_OPTIONS,
  // A page that was seen before would take no time.
  cacheCSS: 0,
  cacheJS: 0,
  cacheSVG: 0,
  collapseAttributeWhitespace: true,
  mergeScripts: true,
  minifySVG: true,
  removeDefaultTypeAttributes: true,
  removeUnusedCSS: true,
  sortClassNames: true,
};

const HTML_MINIFIER_NEXT_CAREFUL: Options = {
  ...HTML_MINIFIER_NEXT_OPTIONS,
  ignoreCustomComments: [/^\[if\b/, /\[endif\]$/],
};

/** Everything else is on by default, the omission of tags included. */
const MINIFY_HTML_OPTIONS: Options = { minify_css: true, minify_js: true };
const MINIFY_HTML_CAREFUL: Options = {
  ...MINIFY_HTML_OPTIONS,
  keep_comments: true,
};

const SWC_OPTIONS: Options = {
  collapseBooleanAttributes: true,
  // Knows which elements are inline; `all` would glue words together.
  collapseWhitespaces: 'smart',
  minifyConditionalComments: true,
  minifyCss: true,
  minifyJs: true,
  minifyJson: true,
  normalizeAttributes: true,
  quotes: false,
  removeComments: true,
  removeEmptyAttributes: true,
  removeEmptyMetadataElements: true,
  removeRedundantAttributes: 'all',
  selfClosingVoidElements: false,
  sortAttributes: true,
  sortSpaceSeparatedAttributeValues: true,
  tagOmission: true,
};

/** Every contender, in the order of the rows. */
export async function loadMinifiers(): Promise<readonly Minifier[]> {
  return [
    ...HTMLNANO_RELEASES.flatMap(htmlnanoMinifiers),
    ...(await otherMinifiers()),
  ];
}

/**
 * `max` of the newest release without one of its modules, after which the row
 * is named, for each of them.
 */
export function maxWithoutEach(): readonly Minifier[] {
  const release = orThrow(HTMLNANO_RELEASES.at(-1), 'A release');
  const { max } = loadHtmlnano(release).presets;

  return Object.entries(max)
    .filter(([, value]) => Boolean(value))
    .map(([module]) => ({
      name: module,
      uses: [],
      minify: minifyWith(release, 'max', { [module]: false }),
    }));
}

function htmlnanoMinifiers(release: HtmlnanoRelease): Minifier[] {
  const minifier = (preset: Preset, careful?: Options): Minifier => ({
    name: `htmlnano ${release.version} \`${preset}\`${careful ? CAREFULLY : ''}`,
    uses: usesOf('htmlnano', workspaceOf(release)),
    ...(preset === 'ampSafe' && { pages: AMP_PAGES }),
    minify: minifyWith(release, preset, careful),
  });

  return [
    minifier('safe'),
    minifier('ampSafe'),
    minifier('max'),
    minifier('max', release.carefulOptions),
  ];
}

/** Minifies with a preset, and with what the benchmark and the row add to it. */
function minifyWith(
  release: HtmlnanoRelease,
  preset: Preset,
  added: Options = {},
): Minifier['minify'] {
  const htmlnano = loadHtmlnano(release);

  return async (html) => {
    const options = {
      ...release.options,
      ...(preset === 'max' && release.maxOptions),
      ...added,
    };
    const result = await htmlnano.process(
      html,
      options,
      htmlnano.presets[preset],
    );

    return { html: result.html, warnings: [] };
  };
}

const loadHtmlnano = (release: HtmlnanoRelease): Htmlnano =>
  loadFrom(workspaceOf(release), 'htmlnano') as Htmlnano;

/** The workspace that has a release: that of Next, until it is documented. */
function workspaceOf({ version }: HtmlnanoRelease): string {
  const folder = readdirSync(LIBRARIES)
    .map((name) => join(LIBRARIES, name))
    .find((each) => manifestOf('htmlnano', each).version === version);
  if (folder === undefined) {
    throw new Error(
      `The benchmark is about htmlnano ${version}, which no folder of libraries/ has.`,
    );
  }
  return folder;
}

/** By a name that types do not follow: the benchmark installs them with it. */
const importMinifier = (name: string): Promise<HtmlMinifier> =>
  import(name) as Promise<HtmlMinifier>;

/** The two that carry on html-minifier. */
async function loadHtmlMinifiers() {
  return {
    terser: loadFrom(__dirname, 'html-minifier-terser') as HtmlMinifier,
    next: await importMinifier('html-minifier-next'),
  };
}

/** These two by name, for the checks of the pages; they must be installed. */
export async function installedHtmlMinifiers() {
  const { terser, next } = await loadHtmlMinifiers();

  return [
    { name: 'html-minifier-terser', minify: terser.minify },
    { name: 'html-minifier-next', minify: next.minify },
  ];
}

async function otherMinifiers(): Promise<Minifier[]> {
  const { terser, next } = await loadHtmlMinifiers();
  const minifyHtml = loadFrom(__dirname, '@minify-html/node') as MinifyHtml;
  const swc = loadFrom(__dirname, '@swc/html') as SwcHtml;

  const minifyNext = async (html: string, options: Options) => ({
    html: await next.minify(html, options),
    warnings: [],
  });
  const minifyRust = (html: string, options: Options) =>
    Promise.resolve({
      html: minifyHtml.minify(Buffer.from(html), options).toString(),
      warnings: [],
    });

  return [
    {
      ...named('html-minifier-terser'),
      minify: async (html) => ({
        html: await terser.minify(html, HTML_MINIFIER_TERSER_OPTIONS),
        warnings: [],
      }),
    },
    {
      ...named('html-minifier-next'),
      minify: (html) => minifyNext(html, HTML_MINIFIER_NEXT_OPTIONS),
    },
    {
      ...named('html-minifier-next', CAREFULLY),
      minify: (html) => minifyNext(html, HTML_MINIFIER_NEXT_CAREFUL),
    },
    {
      ...named('@minify-html/node'),
      minify: (html) => minifyRust(html, MINIFY_HTML_OPTIONS),
    },
    {
      ...named('@minify-html/node', CAREFULLY),
      minify: (html) => minifyRust(html, MINIFY_HTML_CAREFUL),
    },
    {
      ...named('@swc/html'),
      minify: (html) => minifyWithSwc(swc, html),
    },
  ];
}

const CAREFULLY = ', careful';

/** swc minifies a page that it finds fault with, and says so beside the code. */
async function minifyWithSwc(swc: SwcHtml, html: string): Promise<Minified> {
  const { code, errors = [] } = await swc.minify(html, SWC_OPTIONS);

  return { html: code, warnings: errors.map(({ message }) => message) };
}

const named = (name: string, suffix = '') => ({
  name: `${name} ${manifestOf(name, __dirname).version}${suffix}`,
  uses: usesOf(name, __dirname),
});

/** Loads a package as a script in `folder` would, untyped packages included. */
function loadFrom(folder: string, packageName: string): unknown {
  const load = createRequire(join(folder, 'package.json'));

  try {
    return load(packageName);
  } catch (cause) {
    throw new Error(
      `${packageName} cannot be loaded from ${folder}: run npm install`,
      { cause },
    );
  }
}

interface Manifest {
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** The manifest of a package as a script in `folder` finds it. */
function manifestOf(name: string, folder: string): Manifest {
  const file = join(packageDir(name, folder), 'package.json');

  return JSON.parse(readFileSync(file, 'utf8')) as Manifest;
}

/** Minifiers that have their own releases, and a part in the figures. */
const PARTS = ['cssnano', 'clean-css', 'lightningcss', 'terser', 'svgo'];

function usesOf(name: string, folder: string): string[] {
  const { dependencies, peerDependencies } = manifestOf(name, folder);
  // Its own dependencies stand below it, its peers in the workspace.
  const home = packageDir(name, folder);

  return PARTS.flatMap((part) => {
    const from = part in (dependencies ?? {}) ? home : folder;
    const isUsed = part in { ...dependencies, ...peerDependencies };

    return isUsed ? [`${part} ${manifestOf(part, from).version}`] : [];
  });
}
