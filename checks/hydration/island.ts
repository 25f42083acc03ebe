import fs from 'node:fs';
import path from 'node:path';
import { createProject } from '../library/project';
import { SITE_DIR } from '../../src/htmlnano/versions';
import type { RenderedPage } from './frameworks';

/** The files of a project of Astro with `App.jsx` as an island, by their names. */
const filesOf = (frameworksDir: string): Readonly<Record<string, string>> => ({
  'astro.config.mjs': `
    const preact = {
      name: 'preact',
      serverEntrypoint: '/src/server.js',
      clientEntrypoint: '/src/client.js',
    };
    const modules = ${JSON.stringify(path.join(frameworksDir, 'node_modules'))};
    export default {
      integrations: [
        {
          name: 'preact',
          hooks: {
            'astro:config:setup': ({ addRenderer }) => addRenderer(preact),
          },
        },
      ],
      vite: {
        esbuild: { jsx: 'automatic', jsxImportSource: 'preact' },
        resolve: {
          alias: [
            { find: /^react$/, replacement: modules + '/preact/compat' },
            { find: /^preact/, replacement: modules + '/$&' },
          ],
        },
      },
    };`,
  'src/server.js': `
    import { h } from 'preact';
    import { renderToString } from 'preact-render-to-string';
    export default {
      check: () => true,
      renderToStaticMarkup: (App, props) => ({
        html: renderToString(h(App, props)),
      }),
    };`,
  'src/client.js': `
    import { h, hydrate } from 'preact';
    export default (island) => (App, props) => hydrate(h(App, props), island);`,
  'src/App.jsx': fs.readFileSync(path.join(__dirname, 'App.jsx'), 'utf8'),
  'src/pages/index.astro': `---
import { App } from '../App.jsx';
---
<html lang="en"><head><title>Tides</title></head><body><div id="app"><App client:load name="Kiel" /></div></body></html>`,
});

/**
 * Lets Astro build a page with an island in Preact.
 *
 * @param astroDir absolute path of the folder in which Astro is installed
 * @param frameworksDir absolute path of that in which Preact is
 */
export async function buildIsland(
  astroDir: string,
  frameworksDir: string,
): Promise<RenderedPage> {
  const project = await createProject(SITE_DIR, [], astroDir);
  try {
    const sources = Object.entries(filesOf(frameworksDir));
    for (const [name, text] of sources) await project.write(name, text);
    const { code, output } = await project.run(['npx', 'astro', 'build']);
    if (code !== 0) throw new Error(`Astro builds no island:\n${output}`);
    const read = (name: string) =>
      fs.readFileSync(path.join(project.dir, 'dist', name), 'utf8');
    const scripts = fs
      .readdirSync(path.join(project.dir, 'dist/_astro'))
      .map((name) => [`/_astro/${name}`, read(`_astro/${name}`)] as const);
    return { html: read('index.html'), files: new Map(scripts) };
  } finally {
    await project.remove();
  }
}
