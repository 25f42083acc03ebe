import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import { orThrow } from '../../src/plugins/shared/orThrow';

/** Frameworks of the table on the Usage pages, by the names of their files here. */
export const FRAMEWORKS = {
  React: 'React.jsx',
  Vue: 'Vue.js',
  Svelte: 'Svelte.js',
} as const;

/** What a file of this folder exports. */
export interface App {
  /** The HTML of the page, as the framework renders it on a server. */
  readonly render: () => string | Promise<string>;
  /** Lets the framework take the page over. */
  readonly hydrate: (target: Element | null) => void;
}

/** The part of Svelte's compiler that is used. */
interface Svelte {
  readonly compile: (
    source: string,
    options: { readonly generate: string; readonly filename: string },
  ) => { readonly js: { readonly code: string } };
}

/** Compiles `App.svelte?server` and `App.svelte?client`. */
const svelteIn = (dir: string): Plugin => ({
  name: 'svelte',
  setup(building) {
    building.onLoad({ filter: /\.svelte$/ }, ({ path: filename, suffix }) => {
      const load = createRequire(path.join(dir, 'package.json'));
      const { compile } = load('svelte/compiler') as Svelte;
      const source = fs.readFileSync(filename, 'utf8');
      const { js } = compile(source, { generate: suffix.slice(1), filename });
      return { contents: js.code };
    });
  },
});

/**
 * Bundles an app as a script that sets `app`.
 *
 * @param file one of {@link FRAMEWORKS}
 * @param dir absolute path of the folder in which the frameworks are installed
 */
export async function bundle(file: string, dir: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(__dirname, file)],
    nodePaths: [path.join(dir, 'node_modules')],
    bundle: true,
    write: false,
    globalName: 'app',
    jsx: 'automatic',
    plugins: [svelteIn(dir)],
    define: {
      'process.env.NODE_ENV': '"production"',
      __VUE_OPTIONS_API__: 'true',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
    },
    logLevel: 'error',
  });
  return orThrow(outputFiles[0], 'The bundle of a page').text;
}
