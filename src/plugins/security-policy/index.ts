import fs from 'node:fs/promises';
import path from 'node:path';
import type { FinishingPlugin } from '../shared/finishPages';
import { orThrow } from '../shared/orThrow';
import { HEADERS_FILE, headersText } from './headersFile';
import { headerOf, type Policy } from './policy';

/** Options of the plugin. */
export interface Options {
  /** Addresses on other hosts that scripts of the website ask. */
  readonly connect: readonly string[];
}

/**
 * Writes the strictest Content Security Policy under which the built pages work, into
 * the pages and, with other headers, into `_headers`. What changes pages has to stand
 * before it in the configuration.
 */
export default function securityPolicyPlugin(
  options: Options,
): FinishingPlugin {
  let policy: Policy | undefined;
  return {
    name: 'security-policy',
    // Docusaurus lets any website read what its development server makes.
    configureWebpack: () =>
      ({ devServer: { allowedHosts: 'auto', headers: () => ({}) } }) as object,
    async builtPages() {
      // Only builds need parse5.
      const { securePages } = await import('./securePages');
      return [
        securePages(options, (found) => {
          policy = found;
        }),
      ];
    },
    async finish({ outDir, baseUrl }) {
      const header = headerOf(orThrow(policy, 'The policy of the pages'));
      await fs.writeFile(
        path.join(outDir, HEADERS_FILE),
        headersText(header, baseUrl),
      );
    },
  };
}
