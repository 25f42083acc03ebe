import { getSwcJsMinimizerOptions, rspack } from '@docusaurus/faster';
import type { Plugin } from '@docusaurus/types';
import { DiskCache } from '../shared/diskCache';

const NAME = 'cached-minimizer';

/**
 * Configures a build to minify scripts as Docusaurus does, but not those that are
 * as they were in the last build: Rspack minifies all of them each time.
 */
export function cachedMinimizer(
  siteDir: string,
): ReturnType<NonNullable<Plugin['configureWebpack']>> {
  const { swc } = rspack.experiments;
  const options = getSwcJsMinimizerOptions();
  const minify = async (code: string): Promise<string> =>
    (await swc.minify(code, options)).code;
  return {
    plugins: [
      ({ hooks, webpack: { Compilation, sources } }) => {
        // Docusaurus's own comes next, and passes over what is minimized.
        const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE - 1;
        hooks.thisCompilation.tap(NAME, (compilation) => {
          const { processAssets } = compilation.hooks;
          processAssets.tapPromise({ name: NAME, stage }, async (assets) => {
            const cache = new DiskCache<string>(siteDir, 'scripts');
            const scripts = Object.entries(assets).filter(([file]) =>
              file.endsWith('.js'),
            );
            const minimized = scripts.map(async ([file, source]) => {
              const code = source.source().toString();
              const key = [options, code];
              const small = await cache.getOrAwait(key, () => minify(code));
              const asset = new sources.RawSource(small);
              compilation.updateAsset(file, asset, { minimized: true });
            });
            await Promise.all(minimized);
            cache.prune();
          });
        });
      },
    ],
  };
}
