import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import vm from 'node:vm';

interface Framework {
  /** Exports `page`, the HTML in the frame, or a promise of it. */
  readonly server: string;
  readonly client: string;
  /** Packages that the client takes in place of others. */
  readonly alias?: Readonly<Record<string, string>>;
}

/** Frameworks of the table on the Usage pages, by the names that it has for them. */
export const FRAMEWORKS: Readonly<Record<string, Framework>> = {
  React: {
    server: `import { renderToString } from 'react-dom/server';
      import { App } from './App.jsx';
      export const page = renderToString(<App name="Kiel" />);`,
    client: `import { hydrateRoot } from 'react-dom/client';
      import { App } from './App.jsx';
      hydrateRoot(document.querySelector('#app'), <App name="Kiel" />);`,
  },
  Vue: {
    server: `import { renderToString } from 'vue/server-renderer';
      import { createApp } from './App.vue.js';
      export const page = renderToString(createApp('Kiel'));`,
    client: `import { createApp } from './App.vue.js';
      createApp('Kiel').mount('#app');`,
    // The build that compiles templates.
    alias: { vue: 'vue/dist/vue.esm-bundler.js' },
  },
  Svelte: {
    server: `import { render } from 'svelte/server';
      import App from './App.svelte';
      const { head, body } = render(App, { props: { name: 'Kiel' } });
      export const page = body;`,
    client: `import { hydrate } from 'svelte';
      import App from './App.svelte';
      const target = document.querySelector('#app');
      hydrate(App, { target, props: { name: 'Kiel' } });`,
  },
};

type Side = 'server' | 'client';

/** The part of a plugin of esbuild that is used here. */
interface Hooks {
  readonly onLoad: (
    filter: object,
    load: (file: { readonly path: string }) => object,
  ) => void;
  readonly onResolve: (
    filter: object,
    resolve: (imported: {
      readonly path: string;
      readonly kind: string;
      readonly importer: string;
    }) => unknown,
  ) => void;
  readonly resolve: (name: string, options: object) => unknown;
}

interface Bundler {
  readonly build: (options: object) => Promise<{
    readonly outputFiles: readonly [{ readonly text: string }];
  }>;
}

interface Svelte {
  readonly compile: (
    source: string,
    options: object,
  ) => { readonly js: { readonly code: string } };
}

async function bundle(
  framework: Framework,
  side: Side,
  dir: string,
): Promise<string> {
  const load = createRequire(path.join(dir, 'package.json'));
  const { build } = load('esbuild') as Bundler;
  const { outputFiles } = await build({
    stdin: { contents: framework[side], loader: 'jsx', resolveDir: __dirname },
    // esbuild resolves aliases from this folder.
    absWorkingDir: dir,
    bundle: true,
    write: false,
    format: side === 'server' ? 'cjs' : 'iife',
    platform: side === 'server' ? 'node' : 'browser',
    jsx: 'automatic',
    alias: side === 'client' ? framework.alias : {},
    conditions: ['production'],
    define: {
      'process.env.NODE_ENV': '"production"',
      __VUE_OPTIONS_API__: 'true',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
    },
    plugins: [packagesOf(dir), svelteOf(load('svelte/compiler'), side)],
    logLevel: 'error',
  });
  return outputFiles[0].text;
}

/** Takes packages from a folder: this website has other versions of some. */
const packagesOf = (resolveDir: string) => ({
  name: 'packages',
  setup: ({ onResolve, resolve }: Hooks) =>
    onResolve({ filter: /^[^./]/ }, ({ path: name, kind, importer }) =>
      importer.startsWith(resolveDir)
        ? undefined
        : resolve(name, { kind, importer: resolveDir, resolveDir }),
    ),
});

const svelteOf = (compiler: unknown, generate: Side) => ({
  name: 'svelte',
  setup: ({ onLoad }: Hooks) =>
    onLoad({ filter: /\.svelte$/ }, (file) => {
      const source = fs.readFileSync(file.path, 'utf8');
      const { js } = (compiler as Svelte).compile(source, { generate });
      return { contents: js.code };
    }),
});

/** A page that a framework has rendered, and the script that takes it over. */
export interface RenderedPage {
  readonly html: string;
  readonly client: string;
}

/**
 * Renders the app of this folder with a framework.
 *
 * @param dir absolute path of the folder in which the frameworks are installed
 */
export async function renderOnServer(
  framework: Framework,
  dir: string,
): Promise<RenderedPage> {
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
