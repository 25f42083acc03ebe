import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { packageDir } from '../../examples/loadLibrary';

/** The part of a bundler's configuration that plugins may return. */
type Configuration = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

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

// "lazy", because the rest of the library is bundled eagerly: its modules are
// small, and a worker would fetch them one after the other.
const fetchPart = (request: string): string =>
  `loadPart(() => import(/* webpackMode: "lazy" */ ${JSON.stringify(request)}))`;

// 2.1.0 and 3.5.1 import packages by a name that is known only at run time.
const IMPORT_PART = `import { loadPart } from ${LOAD_PART};
const parts = {
${PARTS.map((name) => `  ${name}: () => ${fetchPart(name)},`).join('\n')}
};
const importPart = async (name) => {
  if (Object.hasOwn(parts, name)) return parts[name]();
  throw Object.assign(new Error('not bundled: ' + name), { code: 'MODULE_NOT_FOUND' });
};
`;

// 1.1.1 requires modules by name, and each its packages at once.
const IMPORT_MODULE = `const { loadPart } = require(${LOAD_PART});
const heavyModules = {
${HEAVY_MODULES.map((name) => `  ${name}: () => ${fetchPart(`./modules/${name}.js`)},`).join('\n')}
};
const lightModule = require.context('./modules', false, /\\/(?!${HEAVY_MODULES.join('\\b|')}\\b)\\w+\\.js$/);
const importModule = async (name) =>
  Object.hasOwn(heavyModules, name) ? heavyModules[name]() : lightModule('./' + name + '.js');
`;

interface Patch {
  /** Paths in the package, one for each layout that its versions have. */
  readonly files: readonly string[];
  /** Code to insert at the beginning of the file. */
  readonly prelude: string;
  /** [search text, replacement] */
  readonly changes: readonly (readonly [string, string])[];
}

/** For 1.1.1. */
const REQUIRING: Patch = {
  files: ['lib/htmlnano.js'],
  prelude: IMPORT_MODULE,
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
};

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
 * The patches of a version, by the absolute paths of its files.
 *
 * @param libraryDir absolute path of its workspace
 * @throws Error when a file to patch is missing
 */
function patchesOf(libraryDir: string): [file: string, Patch][] {
  const htmlnano = packageDir('htmlnano', libraryDir);
  const isOld = fs.existsSync(path.join(htmlnano, 'lib/htmlnano.js'));
  const patches = (isOld ? [REQUIRING] : IMPORTING).map(
    (patch): [string, Patch] => [fileIn(htmlnano, patch.files), patch],
  );
  const cssnano = packageDir('cssnano', htmlnano);
  const patch = patchOfCssnano(cssnano);
  return [...patches, [fileIn(cssnano, patch.files), patch]];
}

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

/** webpack's or Rspack's plugin of that name. */
type ModuleReplacement = new (
  request: RegExp,
  replace: (resource: { context: string; request: string }) => void,
) => NonNullable<NonNullable<Configuration['plugins']>[number]>;

/**
 * Configures a bundler to make workers of htmlnano.
 *
 * @param libraryDirs absolute paths of the workspaces that hold the versions
 * @param NormalModuleReplacementPlugin of the bundler
 */
export function minifyBundling(
  libraryDirs: readonly string[],
  NormalModuleReplacementPlugin: ModuleReplacement,
): Configuration {
  // Versions have packages in common.
  const patches = new Map(libraryDirs.flatMap(patchesOf));
  for (const [file, { changes }] of patches) {
    const text = fs.readFileSync(file, 'utf8');
    const lost = changes.find(([search]) => !text.includes(search));
    if (lost === undefined) continue;
    throw new Error(`INTERNALS.md: Patched files. ${file} has no ${lost[0]}`);
  }
  const shim = (name: string): string =>
    path.join(__dirname, '../worker/shims', `${name}.ts`);
  return {
    module: {
      rules: [
        {
          test: /[\\/]node_modules[\\/]htmlnano[\\/](lib|dist)[\\/].*\.m?js$/,
          parser: { dynamicImportMode: 'eager' },
        },
        {
          // It would import a configuration file.
          test: /[\\/]node_modules[\\/]purgecss[\\/]/,
          parser: { exprContextCritical: false },
        },
        ...[...patches].map(([file, { prelude, changes }]) => ({
          test: file,
          enforce: 'pre' as const,
          loader: require.resolve('string-replace-loader'),
          options: {
            multiple: [...changes, [/^/, prelude] as const].map(
              ([search, text]) => ({
                search,
                replace: () => text,
              }),
            ),
          },
        })),
      ],
    },
    // Dependencies of cssnano look for a browserslist beside themselves.
    node: { __dirname: 'mock', __filename: 'mock' },
    plugins: [
      // Each version has a different SVGO, with a different entry for browsers.
      new NormalModuleReplacementPlugin(/^svgo$/, (resource) => {
        const svgo = packageDir('svgo', resource.context);
        resource.request = fileIn(svgo, ['dist/svgo.browser.js']);
      }),
    ],
    resolve: {
      alias: {
        cosmiconfig$: shim('noConfig'),
        lilconfig$: shim('noConfig'),
        // cssnano's reader of configuration files, in 1.1.1.
        yaml$: false,
        uncss$: shim('uncss'),
        // htmlparser2 re-exports it, but it is not used here.
        domutils$: false,
        // PurgeCSS searches files with them; here it gets strings.
        glob$: false,
        'fast-glob$': false,
      },
      fallback: {
        fs: false,
        os: false,
        path: require.resolve('path-browserify'),
        url: require.resolve('url/'),
        util: shim('util'),
      },
    },
  };
}
