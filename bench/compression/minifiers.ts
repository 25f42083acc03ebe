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
 * `max` deletes shows in the table of losses.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const LIBRARIES = join(__dirname, '..', '..', 'libraries');

/** One row of the tables. */
export interface Minifier {
  readonly name: string;
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

/** What html-minifier-terser and html-minifier-next both export. */
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
}

/**
 * `max` of the older releases removes unused CSS with uncss, which runs the
 * scripts of the page and fetches those of other hosts. A benchmark must do
 * neither, so they use PurgeCSS, the tool that `max` of 3.5.1 uses anyway.
 */
const WITHOUT_RUNNING_SCRIPTS: Options = {
  removeUnusedCss: { tool: 'purgeCSS' },
};

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
  },
  {
    version: '2.1.0',
    options: { skipConfigLoading: true },
    maxOptions: WITHOUT_RUNNING_SCRIPTS,
  },
  {
    version: '3.5.1',
    options: { skipConfigLoading: true },
    maxOptions: {},
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
  removeScriptTypeAttributes: true,
  removeStyleLinkTypeAttributes: true,
  sortAttributes: true,
  useShortDoctype: true,
};

const HTML_MINIFIER_TERSER_OPTIONS: Options = {
  ...HTML_MINIFIER_OPTIONS,
  processConditionalComments: true,
  sortClassName: true,
};

const HTML_MINIFIER_NEXT_OPTIONS: Options = {
  ...HTML_MINIFIER_OPTIONS,
  collapseAttributeWhitespace: true,
  mergeScripts: true,
  minifySVG: true,
  sortClassNames: true,
};

/** Everything else is on by default, the omission of tags included. */
const MINIFY_HTML_OPTIONS: Options = { minify_css: true, minify_js: true };

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
export function loadMinifiers(): readonly Minifier[] {
  return [...HTMLNANO_RELEASES.flatMap(htmlnanoMinifiers), ...otherMinifiers()];
}

function htmlnanoMinifiers(release: HtmlnanoRelease): Minifier[] {
  const htmlnano = loadFrom(workspaceOf(release), 'htmlnano') as Htmlnano;

  const minifier = (preset: Preset): Minifier => ({
    name: `htmlnano ${release.version} \`${preset}\``,
    ...(preset === 'ampSafe' && { pages: AMP_PAGES }),
    minify: async (html) => {
      const options = {
        ...release.options,
        ...(preset === 'max' && release.maxOptions),
      };
      const result = await htmlnano.process(
        html,
        options,
        htmlnano.presets[preset],
      );

      return { html: result.html, warnings: [] };
    },
  });

  return [minifier('safe'), minifier('ampSafe'), minifier('max')];
}

/** The workspace that has a release: that of Next, until it is documented. */
function workspaceOf({ version }: HtmlnanoRelease): string {
  const folder = readdirSync(LIBRARIES)
    .map((name) => join(LIBRARIES, name))
    .find((each) => versionOf(each, 'htmlnano') === version);
  if (folder === undefined) {
    throw new Error(
      `The benchmark is about htmlnano ${version}, which no folder of libraries/ has.`,
    );
  }
  return folder;
}

function otherMinifiers(): Minifier[] {
  const terser = loadFrom(__dirname, 'html-minifier-terser') as HtmlMinifier;
  const next = loadFrom(__dirname, 'html-minifier-next') as HtmlMinifier;
  const minifyHtml = loadFrom(__dirname, '@minify-html/node') as MinifyHtml;
  const swc = loadFrom(__dirname, '@swc/html') as SwcHtml;

  return [
    {
      name: named('html-minifier-terser'),
      minify: async (html) => ({
        html: await terser.minify(html, HTML_MINIFIER_TERSER_OPTIONS),
        warnings: [],
      }),
    },
    {
      name: named('html-minifier-next'),
      minify: async (html) => ({
        html: await next.minify(html, HTML_MINIFIER_NEXT_OPTIONS),
        warnings: [],
      }),
    },
    {
      name: named('@minify-html/node'),
      minify: (html) =>
        Promise.resolve({
          html: minifyHtml
            .minify(Buffer.from(html), MINIFY_HTML_OPTIONS)
            .toString(),
          warnings: [],
        }),
    },
    {
      name: named('@swc/html'),
      minify: (html) => minifyWithSwc(swc, html),
    },
  ];
}

/** swc minifies a page that it finds fault with, and says so beside the code. */
async function minifyWithSwc(swc: SwcHtml, html: string): Promise<Minified> {
  const { code, errors = [] } = await swc.minify(html, SWC_OPTIONS);

  return { html: code, warnings: errors.map(({ message }) => message) };
}

function named(packageName: string): string {
  return `${packageName} ${versionOf(__dirname, packageName)}`;
}

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

/** The installed version, also of packages that do not export package.json. */
function versionOf(folder: string, packageName: string): string {
  const entry = createRequire(join(folder, 'package.json')).resolve(
    packageName,
  );

  for (let at = dirname(entry); at !== dirname(at); at = dirname(at)) {
    const file = join(at, 'package.json');

    if (existsSync(file)) {
      const { name, version } = JSON.parse(readFileSync(file, 'utf8')) as {
        name?: string;
        version?: string;
      };

      if (name === packageName && version !== undefined) {
        return version;
      }
    }
  }

  throw new Error(`No package.json of ${packageName} above ${entry}`);
}
