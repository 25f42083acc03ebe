import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { HtmlTagObject, LoadContext, Plugin } from '@docusaurus/types';
import { normalizeUrl } from '@docusaurus/utils';
import { loadedDocs } from '../loadedDocs';
import { WORKER_FILE } from './build';
import { drawIcon, ICONS, TOUCH_ICON } from './icons';
import type { PluginOptions } from './options';
import { onBundled, planOf, readRoutes, writePlan } from './plan';
import { MANIFEST_FILE, webManifest } from './webManifest';
import { removingWorker } from './writeWorker';

const NAME = 'offline';

const MARK = 'static/img/mark.svg';

/**
 * Makes the site installable, and readable without a network: a service worker
 * keeps the pages of each version that one has opened. `built-pages` writes it,
 * when the pages are finished.
 *
 * Switched off, and in development, the worker's file removes the worker that a
 * browser may still have, and all that it kept.
 */
export default function offlinePlugin(
  { siteDir, generatedFilesDir, siteConfig }: LoadContext,
  { isOn: isWanted }: PluginOptions,
): Plugin {
  const { baseUrl, title } = siteConfig;
  const isOn = isWanted && process.env.NODE_ENV === 'production';
  const address = (file: string): string => normalizeUrl([baseUrl, file]);
  /** Where Docusaurus writes the data of this plugin. */
  const dataDir = path.join(generatedFilesDir, NAME, 'default');
  let docs: LoadedContent | undefined;

  return {
    name: NAME,
    async allContentLoaded({ allContent, actions }) {
      docs = loadedDocs(allContent);
      const worker = JSON.stringify(address(WORKER_FILE));
      await actions.createData('worker.js', `export default ${worker};\n`);
      await actions.createData(WORKER_FILE, removingWorker(baseUrl));
    },
    getClientModules: () =>
      isOn ? [path.join(siteDir, 'src/client/keepOffline')] : [],
    configureWebpack: (_config, isServer): object =>
      isServer
        ? {}
        : {
            devServer: {
              static: [
                { directory: dataDir, publicPath: baseUrl, watch: false },
              ],
            },
            plugins: [
              onBundled(async (chunks) => {
                const routes = await readRoutes(generatedFilesDir);
                const plan =
                  isOn && docs
                    ? planOf(docs, { title, baseUrl, chunks, routes })
                    : null;
                await writePlan(generatedFilesDir, plan);
              }),
            ],
          },
    injectHtmlTags: () => ({
      headTags: isOn
        ? [
            link('manifest', address(MANIFEST_FILE)),
            link('apple-touch-icon', address(TOUCH_ICON.file)),
          ]
        : [],
    }),
    async postBuild({ outDir }) {
      if (!isOn) return;
      const mark = await fs.readFile(path.join(siteDir, MARK), 'utf8');
      for (const icon of [...ICONS, TOUCH_ICON]) {
        const file = path.join(outDir, icon.file);
        await fs.mkdir(path.dirname(file), { recursive: true });
        await fs.writeFile(file, drawIcon(mark, icon));
      }
      await fs.writeFile(
        path.join(outDir, MANIFEST_FILE),
        webManifest(siteConfig),
      );
    },
  };
}

const link = (rel: string, href: string): HtmlTagObject => ({
  tagName: 'link',
  attributes: { rel, href },
});

export { validateOptions } from './options';
