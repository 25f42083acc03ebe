import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import type { FinishingPlugin } from '../shared/finishPages';
import { type Notice, noticeOf, packageOf } from './notices';

/** The file in the root of the website, to which the footer links. */
const LICENSES = 'licenses.txt';

/**
 * Publishes the licenses of all packages in the scripts and styles that readers get.
 *
 * @param others notices of the packages in scripts that the site's bundler does not make
 */
export default function licensesPlugin(
  { siteDir }: LoadContext,
  others: (siteDir: string) => readonly Notice[] | Promise<readonly Notice[]>,
): FinishingPlugin {
  const packages = new Set<string>();
  return {
    name: 'licenses',
    configureWebpack: (_config, isServer) => ({
      plugins: [
        ({ hooks }) =>
          hooks.afterEmit.tap('licenses', ({ modules, chunkGraph }) => {
            if (isServer) return;
            for (const module of modules) {
              if (chunkGraph.getModuleChunks(module).length === 0) continue;
              // The bundler may have merged several modules.
              const { modules: parts = [module] } = module as {
                modules?: (typeof module)[];
              };
              for (const part of parts) {
                const dir = packageOf(part.nameForCondition() ?? '');
                if (dir !== undefined) packages.add(dir);
              }
            }
          }),
      ],
    }),
    async finish({ outDir }) {
      const notices = [...packages].map(noticeOf);
      notices.push(...(await others(siteDir)));
      fs.writeFileSync(path.join(outDir, LICENSES), licensesText(notices));
    },
  };
}

/** Lists the packages above the text of their license, each text once. */
function licensesText(notices: readonly Notice[]): string {
  const names = new Map<string, Set<string>>();
  const sorted = [...notices].sort((one, other) =>
    one.package.localeCompare(other.package, 'en'),
  );
  for (const { package: name, text } of sorted)
    names.set(text, (names.get(text) ?? new Set()).add(name));
  const groups = Array.from(names, ([text, packages]) =>
    [[...packages].join('\n'), text].join('\n\n'),
  );
  // The byte order mark tells browsers the encoding, which not all hosts send.
  const head =
    '\uFEFFThe scripts and styles of this website contain these packages.';
  return `${[head, ...groups].join(`\n\n${'-'.repeat(72)}\n\n`)}\n`;
}
