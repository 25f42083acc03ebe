import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import {
  type Notice,
  noticeOf,
  packageOf,
} from '../../../plugins/licenses/notices';
import { orThrow } from '../../../plugins/shared/orThrow';
import { packageDir } from '../../library/loadLibrary';

/*
 * Bundles a published htmlnano as a worker, with shims for Node's modules and a
 * few patches. A patch fails when its search text is missing. Only this module
 * knows the library's files.
 */

const TARGET = 'es2022';

const WORKER = path.join(__dirname, '../worker');

/** Changes to a package's code. Each search text must be in one of its files. */
interface Patch {
  readonly package: string;
  /** Code to insert at the beginning of the files that change. */
  readonly prelude: string;
  /** [search text, replacement] */
  readonly changes: readonly (readonly [string, string])[];
}

/** The patch for 1.1.1: the bundler finds the modules by their file names. */
const REQUIRING: Patch = {
  package: 'htmlnano',
  prelude: '',
  changes: [
    [
      "require('./modules/' + moduleName)",
      "require('./modules/' + moduleName + '.js')",
    ],
  ],
};

/** The patch for later versions, which import a package by the value of a variable. */
function importing(packages: readonly string[]): Patch {
  const imports = packages.map(
    (name) => `'${name}': () => import('${name}'),\n`,
  );
  return {
    package: 'htmlnano',
    prelude: `const packages = {${imports.join('')}};
const importPackage = async (name) => {
  if (Object.hasOwn(packages, name)) return packages[name]();
  throw Object.assign(new Error('not bundled: ' + name), { code: 'MODULE_NOT_FOUND' });
};
`,
    changes: ['dependency', 'moduleName'].map((variable) => [
      `await import(${variable})`,
      `await importPackage(${variable})`,
    ]),
  };
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
    package: 'cssnano',
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

const shim = (name: string): string => path.join(WORKER, 'shims', `${name}.ts`);

const EMPTY = shim('empty');

/** The files that are bundled instead of modules. */
const REPLACED: Readonly<Record<string, string>> = {
  cosmiconfig: shim('noConfig'),
  lilconfig: shim('noConfig'),
  // In 1.1.1, cssnano reads configuration files with it.
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

/** A version of htmlnano for browsers. */
export interface Bundle {
  /** The script of the worker. */
  readonly code: string;
  readonly notices: readonly Notice[];
}

/**
 * Bundles a version of htmlnano as a worker, with all packages that it may import: the
 * preset `safe`, with which Try it starts, needs nearly all of them.
 *
 * @param libraryDir absolute path of the workspace that holds the version
 * @throws Error when a text to replace is missing, or the license of a package
 */
export async function bundleWorker(libraryDir: string): Promise<Bundle> {
  const htmlnano = packageDir('htmlnano', libraryDir);
  const manifest = fs.readFileSync(path.join(htmlnano, 'package.json'), 'utf8');
  const { peerDependencies: optional } = JSON.parse(manifest) as {
    peerDependencies?: Readonly<Record<string, string>>;
  };
  const library = optional ? importing(Object.keys(optional)) : REQUIRING;
  const patches = [library, patchOfCssnano(packageDir('cssnano', htmlnano))];
  const lost = new Set(patches.flatMap(({ changes }) => changes));
  const replace: Plugin = {
    name: 'htmlnano',
    setup(bundler) {
      const names = Object.keys(REPLACED).join('|');
      const filter = new RegExp(`^(node:)?(${names})$`);
      bundler.onResolve({ filter }, ({ path: name }) => ({
        path: REPLACED[name.replace('node:', '')] ?? EMPTY,
      }));
      // Each version has a different SVGO, with a different entry for browsers.
      bundler.onResolve({ filter: /^svgo$/ }, ({ resolveDir }) => ({
        path: path.join(packageDir('svgo', resolveDir), 'dist/svgo.browser.js'),
      }));
      for (const { package: name, prelude, changes } of patches) {
        const pattern = `[\\\\/]${name}[\\\\/](lib|dist|src)[\\\\/][^\\\\/]+\\.m?js$`;
        const filter = new RegExp(pattern);
        bundler.onLoad({ filter }, ({ path: file }) => {
          const text = fs.readFileSync(file, 'utf8');
          const own = changes.filter(([search]) => text.includes(search));
          if (own.length === 0) return undefined;
          own.forEach((change) => lost.delete(change));
          const patched = own.reduce(
            (code, [search, replacement]) =>
              code.replace(search, () => replacement),
            text,
          );
          return { contents: prelude + patched };
        });
      }
    },
  };
  const { outputFiles, metafile } = await build({
    stdin: {
      contents: `import './shims/process';
import htmlnano from ${JSON.stringify(htmlnano)};
import { serveLibrary } from './serveLibrary';
serveLibrary(htmlnano);`,
      resolveDir: WORKER,
    },
    target: TARGET,
    bundle: true,
    minify: true,
    write: false,
    platform: 'browser',
    legalComments: 'none',
    metafile: true,
    absWorkingDir: htmlnano,
    logLevel: 'error',
    // Dependencies of cssnano look for a browserslist in their folders.
    define: { __dirname: '"/"', __filename: '"/"', global: 'globalThis' },
    plugins: [replace],
  });
  const [missing] = [...lost].flat();
  if (missing !== undefined) {
    throw new Error(`INTERNALS.md: Files of htmlnano. No file has ${missing}`);
  }
  const packages = new Set<string>();
  for (const { inputs } of Object.values(metafile.outputs))
    for (const file of Object.keys(inputs))
      // esbuild marks files that a package leaves out for browsers.
      addPackage(
        path.resolve(htmlnano, file.replace('(disabled):', '')),
        packages,
      );
  const { text: code } = orThrow(outputFiles[0], 'The bundle of a worker');
  return { code, notices: [...packages].map(noticeOf) };
}

/** Adds the package of a file, with its dependencies if the file contains them. */
function addPackage(
  file: string,
  packages: Set<string>,
  isWhole = false,
): void {
  const dir = packageOf(file);
  if (dir === undefined || packages.has(dir)) return;
  packages.add(dir);
  // SVGO's file for browsers was bundled before it was published.
  if (!isWhole && path.basename(dir) !== 'svgo') return;
  const manifest = path.join(dir, 'package.json');
  const { dependencies = {} } = JSON.parse(
    fs.readFileSync(manifest, 'utf8'),
  ) as { dependencies?: Readonly<Record<string, string>> };
  for (const name of Object.keys(dependencies))
    addPackage(
      path.join(packageDir(name, dir), 'package.json'),
      packages,
      true,
    );
}
