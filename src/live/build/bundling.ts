import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { build, type BuildOptions, type Plugin } from 'esbuild';
import { packageDir } from '../../examples/loadLibrary';

/*
 * Bundles a published htmlnano as a worker: with a few patches, each of which
 * fails when its search text is missing, and shims for Node's modules. Only
 * this module knows the library's files.
 */

/** The optional packages of htmlnano. */
const PARTS = [
  'cssnano',
  'postcss',
  'terser',
  'svgo',
  'relateurl',
  'srcset',
  'purgecss',
  'uncss',
];

/** Modules of 1.1.1 that import one of those packages statically. */
const HEAVY_MODULES = [
  'minifyCss',
  'minifyJs',
  'minifySvg',
  'minifyUrls',
  'removeUnusedCss',
];

const LOAD_PART = JSON.stringify(path.join(__dirname, '../worker/loadPart.ts'));

/** Code of an object with functions that fetch parts, each a file of its own. */
const fetching = (parts: readonly string[]): string =>
  `{${parts.map((name) => `'${name}': () => loadPart(() => import('./part-${name}.js'))`).join()}}`;

// 2.1.0 and 3.5.1 import packages by a name that is known only at run time.
const IMPORT_PART = `import { loadPart } from ${LOAD_PART};
const parts = ${fetching(PARTS)};
const importPart = async (name) => {
  if (Object.hasOwn(parts, name)) return parts[name]();
  throw Object.assign(new Error('not bundled: ' + name), { code: 'MODULE_NOT_FOUND' });
};
`;

// 1.1.1 requires modules by name, and each its packages at once.
const importModule = (modules: readonly string[]): string => {
  const light = modules.filter((name) => !HEAVY_MODULES.includes(name));
  return `const { loadPart } = require(${LOAD_PART});
const heavyModules = ${fetching(HEAVY_MODULES)};
const lightModules = {${light.map((name) => `'${name}': () => require('./modules/${name}.js')`).join()}};
const importModule = async (name) =>
  Object.hasOwn(heavyModules, name) ? (await heavyModules[name]()).default : lightModules[name]();
`;
};

interface Patch {
  /** Paths in the package, one for each layout that its versions have. */
  readonly files: readonly string[];
  /** Code to insert at the beginning of the file. */
  readonly prelude: string;
  /** [search text, replacement] */
  readonly changes: readonly (readonly [string, string])[];
}

/** For 1.1.1. */
const requiring = (modules: readonly string[]): Patch => ({
  files: ['lib/htmlnano.js'],
  prelude: importModule(modules),
  changes: [
    [
      "let module = require('./modules/' + moduleName);",
      'const imported = importModule(moduleName);\n      imported.catch(() => undefined);',
    ],
    [
      'promise.then(tree => module.default(tree, options, moduleOptions))',
      'promise.then(async tree => (await imported).default(tree, options, moduleOptions))',
    ],
  ],
});

/** For 2.1.0 and later, which import a package by the value of a variable. */
const importing = (variable: string, ...files: string[]): Patch => ({
  files,
  prelude: IMPORT_PART,
  changes: [[`await import(${variable})`, `await importPart(${variable})`]],
});

const IMPORTING = [
  importing('dependency', 'lib/htmlnano.mjs', 'dist/index.mjs'),
  importing('moduleName', 'lib/helpers.mjs', 'dist/helpers.mjs'),
];

/**
 * cssnano loads plugins and presets by name. The plugins of its default preset
 * are bundled anyway; anything else counts as not installed.
 */
function patchOfCssnano(cssnano: string): Patch {
  const load = createRequire(path.join(cssnano, 'package.json'));
  const preset = load('cssnano-preset-default/package.json') as {
    dependencies: Readonly<Record<string, string>>;
  };
  const plugins = Object.keys(preset.dependencies)
    .filter((name) => name.startsWith('postcss-'))
    .map((name) => `  '${name}': () => require('${name}'),`);
  return {
    files: ['src/index.js'],
    prelude: `const bundledPlugins = {\n${plugins.join('\n')}\n};\n`,
    changes: [
      [
        'require.resolve(moduleId);',
        "if (!Object.hasOwn(bundledPlugins, moduleId)) throw new Error('not bundled');",
      ],
      ...['fn', 'sugar', 'pluginDef', 'plugin'].map(
        (name) => [`require(${name})`, `bundledPlugins[${name}]()`] as const,
      ),
    ],
  };
}

/**
 * The patched texts of a version's files, by their absolute paths.
 *
 * @throws Error when a file to patch, or the text to replace, is missing
 */
function patchedFiles(htmlnano: string, isOld: boolean): Map<string, string> {
  const cssnano = packageDir('cssnano', htmlnano);
  const modules = (): string[] =>
    fs
      .readdirSync(path.join(htmlnano, 'lib/modules'))
      .map((file) => path.basename(file, '.js'));
  const patches = [
    ...(isOld ? [requiring(modules())] : IMPORTING).map(
      (patch) => [htmlnano, patch] as const,
    ),
    [cssnano, patchOfCssnano(cssnano)] as const,
  ];
  return new Map(
    patches.map(([dir, { files, prelude, changes }]) => {
      const file = fileIn(dir, files);
      const text = fs.readFileSync(file, 'utf8');
      const lost = changes.find(([search]) => !text.includes(search));
      if (lost !== undefined) {
        throw new Error(
          `INTERNALS.md: Patched files. ${file} has no ${lost[0]}`,
        );
      }
      const patched = changes.reduce(
        (code, [search, replacement]) =>
          code.replace(search, () => replacement),
        text,
      );
      return [file, prelude + patched];
    }),
  );
}

/** The first of some paths in a package that exists. */
function fileIn(dir: string, names: readonly string[]): string {
  const file = names
    .map((name) => path.join(dir, name))
    .find((each) => fs.existsSync(each));
  if (file !== undefined) return file;
  throw new Error(
    `INTERNALS.md: Patched files. ${dir} has no ${names.join(' and no ')}.`,
  );
}

const shim = (name: string): string =>
  path.join(__dirname, '../worker/shims', `${name}.ts`);

const EMPTY = shim('empty');

/** What is bundled in place of a module. */
const REPLACED: Readonly<Record<string, string>> = {
  cosmiconfig: shim('noConfig'),
  lilconfig: shim('noConfig'),
  // cssnano's reader of configuration files, in 1.1.1.
  yaml: EMPTY,
  uncss: shim('uncss'),
  // htmlparser2 re-exports it, but it is not used here.
  domutils: EMPTY,
  // PurgeCSS searches files with them; here it gets strings.
  glob: EMPTY,
  'fast-glob': EMPTY,
  fs: EMPTY,
  os: EMPTY,
  path: require.resolve('path-browserify'),
  url: require.resolve('url/'),
  util: shim('util'),
};

/** Bundles the library's own modules with it, as they are small. */
const inlined = (code: string): string =>
  code.replace(
    /\bimport\(('\.\/_?modules\/[^']+')\)/g,
    'Promise.resolve().then(() => require($1))',
  );

/**
 * Bundles a version of htmlnano as a worker, with files for its parts.
 *
 * @param libraryDir absolute path of the workspace that holds the version
 * @param entry generates the worker's module from the path of the library
 * @returns the files by their names, `worker.js` among them
 */
export async function bundleWorker(
  libraryDir: string,
  entry: (library: string) => string,
): Promise<Record<string, string>> {
  const htmlnano = packageDir('htmlnano', libraryDir);
  const isOld = fs.existsSync(path.join(htmlnano, 'lib/htmlnano.js'));
  const patched = patchedFiles(htmlnano, isOld);
  const replace: Plugin = {
    name: 'htmlnano',
    setup(bundler) {
      const names = Object.keys(REPLACED).join('|');
      bundler.onResolve(
        { filter: new RegExp(`^(node:)?(${names})$`) },
        ({ path }) => ({
          path: REPLACED[path.replace('node:', '')] ?? EMPTY,
        }),
      );
      // Each version has a different SVGO, with a different entry for browsers.
      bundler.onResolve({ filter: /^svgo$/ }, ({ resolveDir }) => ({
        path: fileIn(packageDir('svgo', resolveDir), ['dist/svgo.browser.js']),
      }));
      bundler.onLoad(
        { filter: /[\\/](htmlnano|cssnano)[\\/]/ },
        ({ path: file }) => {
          const code = patched.get(file);
          return code === undefined ? undefined : { contents: inlined(code) };
        },
      );
    },
  };
  const common = {
    bundle: true,
    minify: true,
    write: false,
    outdir: '/',
    platform: 'browser',
    target: 'es2022',
    legalComments: 'none',
    logLevel: 'error',
    // Dependencies of cssnano look for a browserslist beside themselves.
    define: { __dirname: '"/"', __filename: '"/"', global: 'globalThis' },
    plugins: [replace],
  } satisfies BuildOptions;
  const parts = isOld
    ? HEAVY_MODULES.map((name) => [name, `./lib/modules/${name}.js`] as const)
    : PARTS.map((name) => [name, name] as const);
  const built = await Promise.all([
    build({
      ...common,
      stdin: {
        contents: entry(htmlnano),
        resolveDir: libraryDir,
        sourcefile: 'worker',
      },
      external: ['./part-*'],
    }),
    build({
      ...common,
      absWorkingDir: htmlnano,
      entryPoints: parts.map(([name, file]) => ({
        out: `part-${name}`,
        in: file,
      })),
      chunkNames: 'part-[hash]',
      format: 'esm',
      splitting: true,
    }),
  ]);
  const files = built.flatMap(({ outputFiles }) => outputFiles);
  return Object.fromEntries(
    files.map(({ path: file, text }) => [
      path.basename(file).replace('stdin', 'worker'),
      text,
    ]),
  );
}
