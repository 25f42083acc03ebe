import { createRequire } from 'node:module';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { PagesPlugin } from './contract';
import { cachedMinimizer } from './minimizer';
import { writeRedirects } from './redirectsFile';
import { prunePages } from '../shared/pageReader';
import { step } from '../shared/step';

/**
 * Post-processes the built pages, one step after the other: Docusaurus calls
 * the `postBuild` of all plugins at once, and two would conflict.
 */
export default function builtPagesPlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'built-pages',
    configureWebpack: ({ optimization }, isServer) =>
      optimization?.minimize === true && !isServer
        ? cachedMinimizer(siteDir)
        : {},
    // The loader would search for a configuration, and make the plugins again, for
    // each style sheet.
    configurePostCss: ({ plugins, ...options }) => ({
      ...options,
      config: false,
      plugins: plugins.map(madeOnce),
    }),
    async postBuild(site) {
      // Only builds need parse5.
      const { secure } = await import('./security/secure');
      writeRedirects(site);
      const plugins = site.plugins as Partial<PagesPlugin>[];
      const connect = plugins.flatMap((each) => each.connect ?? []);
      for (const { name = '', pagesWritten } of plugins)
        if (pagesWritten)
          await step(`The pages of "${name}"`, () => pagesWritten(site));
      await step('The policy of all pages', () => secure(site, connect));
      for (const { name = '', pagesFinished } of plugins)
        if (pagesFinished)
          await step(`The files of "${name}"`, () => pagesFinished(site));
      prunePages();
    },
  };
}

type Creator = (options: object) => unknown;

/** PostCSS calls such a function when it needs the plugin (its `PluginCreator`). */
function madeOnce(plugin: unknown): unknown {
  if (!Array.isArray(plugin)) return plugin;
  const [file, options] = plugin as [string, object];
  const load = createRequire(__filename) as (file: string) => Creator;
  let made: unknown;
  const make = (): unknown => (made ??= load(file)(options));
  return Object.assign(make, { postcss: true });
}
