import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import vm from 'node:vm';
import type * as Esbuild from 'esbuild';
import { orThrow } from '../../src/plugins/shared/orThrow';

interface Framework {
  /** The file of this folder with its app. */
  readonly app: string;
  /** Below the app: exports `page`, the HTML in the frame, or a promise of it. */
  readonly server: string;
  readonly client: string;
  /** Packages that the client takes in place of others. */
  readonly alias?: Record<string, string>;
}

/** Frameworks of the table on the Usage pages, by the names that it has for them. */
export const FRAMEWORKS: Readonly<Record<string, Framework>> = {
  React: {
    app: 'App.jsx',
    server: `import { renderToString } from 'react-dom/server';
      export const page = renderToString(<App name="Kiel" />);`,
    client: `import { hydrateRoot } from 'react-dom/client';
      hydrateRoot(document.querySelector('#app'), <App name="Kiel" />);`,
  },
  Vue: {
    app: 'App.vue.js',
    server: `import { renderToString } from 'vue/server-renderer';
      export const page = renderToString(createApp('Kiel'));`,
    client: `createApp('Kiel').mount('#app');`,
    // The build that compiles templates.
    alias: { vue: 'vue/dist/vue.esm-bundler.js' },
  },
  Svelte: {
    app: 'App.svelte',
    server: `import { render } from 'svelte/server';
      export const page = render(App, { props: { name: 'Kiel' } }).body;`,
    client: `import { hydrate } from 'svelte';
      const target = document.querySelector('#app');
      hydrate(App, { target, props: { name: 'Kiel' } });`,
  },
};

type Side = 'server' | 'client';

/** The part of Svelte's compiler that is used. */
interface Svelte {
  readonly compile: (
    source: string,
    options: { readonly generate: Side; readonly filename: string },
  ) => { readonly js: { readonly code: string } };
}

/** @param dir absolute path of the folder in which the frameworks are installed */
async function bundle(
  { app, alias = {}, ...sides }: Framework,
  side: Side,
  dir: string,
): Promise<string> {
  const load = createRequire(path.join(dir, 'package.json'));
  const { build } = load('esbuild') as typeof Esbuild;
  const { compile } = load('svelte/compiler') as Svelte;
  const source = fs.readFileSync(path.join(__dirname, app), 'utf8');
  const code = app.endsWith('.svelte')
    ? compile(source, { generate: side, filename: app }).js.code
    : source;
  const { outputFiles } = await build({
    stdin: { contents: code + sides[side], loader: 'jsx', resolveDir: dir },
    absWorkingDir: dir,
    bundle: true,
    write: false,
    format: side === 'server' ? 'cjs' : 'iife',
    platform: side === 'server' ? 'node' : 'browser',
    jsx: 'automatic',
    alias: side === 'client' ? alias : {},
    conditions: ['production'],
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

/** A page that a framework has rendered, and the script that takes it over. */
export type RenderedPage = Awaited<ReturnType<typeof renderOnServer>>;

/** Renders the app of a framework. */
export async function renderOnServer(framework: Framework, dir: string) {
  const module = { exports: {} as { page?: string | Promise<string> } };
  const run = vm.compileFunction(await bundle(framework, 'server', dir), [
    'module',
    'require',
  ]) as (...values: unknown[]) => void;
  run(module, createRequire(path.join(dir, 'package.json')));
  const body = await module.exports.page;
  if (body === undefined) throw new Error('The server has rendered no page.');
  return {
    html: `<!doctype html><html lang="en"><head><title>Tides</title></head><body><div id="app">${body}</div></body></html>`,
    client: await bundle(framework, 'client', dir),
  };
}
