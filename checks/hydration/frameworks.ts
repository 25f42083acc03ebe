import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import vm from 'node:vm';
import { orThrow } from '../../src/plugins/shared/orThrow';

/** A page that a framework has rendered on a server, and what takes it over. */
export interface RenderedPage {
  readonly html: string;
  /** The script of the client, if the page does not load it. */
  readonly client?: string;
  /** What the page loads, by addresses. */
  readonly files?: ReadonlyMap<string, string>;
}

interface Framework {
  /** Exports `page`, or a promise of it. */
  readonly server: string;
  readonly client: string;
  /** Packages to take in place of others: on both sides, and for the client. */
  readonly alias?: Readonly<Record<string, string>>;
  readonly clientAlias?: Readonly<Record<string, string>>;
  /** The package that knows JSX. */
  readonly jsx?: string;
}

/** The frameworks, by the names that the Usage pages have. */
const FRAMEWORKS: Readonly<Record<string, Framework>> = {
  React: {
    server: `import { renderToString } from 'react-dom/server';
      import { App } from './App.jsx';
      export const page = renderToString(<App name="Kiel" />);`,
    client: `import { hydrateRoot } from 'react-dom/client';
      import { App } from './App.jsx';
      hydrateRoot(document.querySelector('#app'), <App name="Kiel" />);`,
    jsx: 'react',
  },
  Preact: {
    server: `import { renderToString } from 'preact-render-to-string';
      import { App } from './App.jsx';
      export const page = renderToString(<App name="Kiel" />);`,
    client: `import { hydrate } from 'preact';
      import { App } from './App.jsx';
      hydrate(<App name="Kiel" />, document.querySelector('#app'));`,
    alias: { react: 'preact/compat' },
    jsx: 'preact',
  },
  Vue: {
    server: `import { renderToString } from 'vue/server-renderer';
      import { createApp } from './App.vue.js';
      export const page = renderToString(createApp('Kiel'));`,
    client: `import { createApp } from './App.vue.js';
      createApp('Kiel').mount('#app');`,
    // The build that compiles templates.
    clientAlias: { vue: 'vue/dist/vue.esm-bundler.js' },
  },
  Svelte: {
    server: `import { render } from 'svelte/server';
      import App from './App.svelte';
      export const page = render(App, { props: { name: 'Kiel' } });`,
    client: `import { hydrate } from 'svelte';
      import App from './App.svelte';
      const target = document.querySelector('#app');
      hydrate(App, { target, props: { name: 'Kiel' } });`,
  },
  Angular: {
    // First the app, because it has the compiler.
    server: `import { start } from './App.angular.js';
      import { renderApplication } from '@angular/platform-server';
      import { provideServerRendering } from '@angular/platform-server';
      const render = (context) => start([provideServerRendering()], context);
      export const page = (frame) =>
        renderApplication(render, { document: frame('<app-root></app-root>') });`,
    client: `import { start } from './App.angular.js';
      start();`,
  },
  Solid: {
    server: `import * as solid from 'solid-js/web';
      import { App } from './App.solid.jsx';
      export const page = {
        head: solid.generateHydrationScript(),
        body: solid.renderToString(() => solid.createComponent(App, { name: 'Kiel' })),
      };`,
    client: `import { createComponent, hydrate } from 'solid-js/web';
      import { App } from './App.solid.jsx';
      const target = document.querySelector('#app');
      hydrate(() => createComponent(App, { name: 'Kiel' }), target);`,
  },
};

/** What a plugin of esbuild can do. */
interface Hooks {
  readonly onLoad: (
    filter: object,
    load: (file: { readonly path: string }) => object,
  ) => void;
  readonly onResolve: (
    filter: object,
    resolve: (imported: Imported) => unknown,
  ) => void;
  readonly resolve: (name: string, options: object) => unknown;
}

interface Imported {
  readonly path: string;
  readonly kind: string;
  readonly importer: string;
}

/** The part of esbuild that is used here. */
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

interface Babel {
  readonly transformSync: (
    source: string,
    options: object,
  ) => { readonly code: string };
}

/** What the server side exports: what is in the frame, or the page around it. */
type Page =
  | string
  | { readonly head: string; readonly body: string }
  | ((frame: (body: string) => string) => Promise<string>);

type Side = 'server' | 'client';

type Compile = (source: string, side: Side, load: NodeJS.Require) => string;

/** What esbuild does not compile itself, by the ends of names. */
const COMPILERS: Readonly<Record<string, Compile>> = {
  '.svelte': (source, side, load) => {
    const { compile } = load('svelte/compiler') as Svelte;
    return compile(source, { generate: side }).js.code;
  },
  '.solid.jsx': (source, side, load) => {
    const generate = side === 'server' ? 'ssr' : 'dom';
    const preset = [load('babel-preset-solid'), { generate, hydratable: true }];
    const { transformSync } = load('@babel/core') as Babel;
    return transformSync(source, { configFile: false, presets: [preset] }).code;
  },
};

/**
 * A plugin that takes the packages which files of this folder import from another one:
 * around this folder are those of the website, which may have other versions of them.
 */
const packagesOf = (resolveDir: string) => ({
  name: 'packages',
  setup: ({ onResolve, resolve }: Hooks) =>
    onResolve({ filter: /^[^./]/ }, ({ path: name, kind, importer }) =>
      importer.startsWith(resolveDir)
        ? undefined
        : resolve(name, { kind, importer: resolveDir, resolveDir }),
    ),
});

export type Mode = 'production' | 'development';

async function bundle(
  name: string,
  side: Side,
  dir: string,
  mode: Mode,
): Promise<string> {
  const load = createRequire(path.join(dir, 'package.json'));
  const { build } = load('esbuild') as Bundler;
  const framework = FRAMEWORKS[name];
  if (!framework) throw new Error(`checks/hydration has no page of ${name}.`);
  const compilers = Object.entries(COMPILERS).map(([end, compile]) => ({
    name: end,
    setup: (hooks: Hooks) =>
      hooks.onLoad({ filter: new RegExp(`\\${end}$`) }, (file) => {
        const source = fs.readFileSync(file.path, 'utf8');
        return { contents: compile(source, side, load) };
      }),
  }));
  const { outputFiles } = await build({
    stdin: { contents: framework[side], loader: 'jsx', resolveDir: __dirname },
    // From here, esbuild resolves what stands in place of another.
    absWorkingDir: dir,
    bundle: true,
    write: false,
    format: side === 'server' ? 'cjs' : 'iife',
    platform: side === 'server' ? 'node' : 'browser',
    jsx: 'automatic',
    jsxImportSource: framework.jsx,
    alias: {
      ...framework.alias,
      ...(side === 'client' && framework.clientAlias),
    },
    conditions: [mode],
    define: {
      'process.env.NODE_ENV': JSON.stringify(mode),
      ngDevMode: 'false',
      __VUE_OPTIONS_API__: 'true',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
    },
    plugins: [packagesOf(dir), ...compilers],
    logLevel: 'error',
  });
  return outputFiles[0].text;
}

/**
 * Renders the app of this folder with a framework.
 *
 * @param dir absolute path of the folder in which the frameworks are installed
 */
export async function renderOnServer(
  name: string,
  dir: string,
  mode: Mode = 'production',
): Promise<RenderedPage> {
  const module = { exports: {} as { page?: Page | Promise<Page> } };
  const run = vm.compileFunction(await bundle(name, 'server', dir, mode), [
    'module',
    'require',
  ]) as (...values: unknown[]) => void;
  run(module, createRequire(path.join(dir, 'package.json')));
  const page = orThrow(
    await module.exports.page,
    `The page that ${name} renders, of checks/hydration,`,
  );
  const { head, body } =
    typeof page === 'object' ? page : { head: '', body: page };
  const frame = (content: string) =>
    `<!doctype html><html lang="en"><head><title>Tides</title>${head}</head><body><div id="app">${content}</div></body></html>`;
  return {
    html: typeof body === 'string' ? frame(body) : await body(frame),
    client: await bundle(name, 'client', dir, mode),
  };
}
