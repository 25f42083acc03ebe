import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import type { FinishingPlugin } from '../shared/finishPages';
import { orThrow } from '../shared/orThrow';
import { HEADERS_FILE, headerRules, writeHeaders } from './headersFile';
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
 *
 * @throws Error for a second locale, whose `_headers` no host would read
 */
export default function securityPolicyPlugin(
  context: LoadContext,
  options: Options,
): FinishingPlugin {
  const { locales } = context.i18n;
  if (locales.length > 1) {
    throw new Error(
      `docusaurus.config.ts: \`i18n.locales\` is ${locales.join(', ')}, but a website has one locale here. Hosts read _headers, _redirects and robots.txt only at the root, so that pages of a second one would have no styles. Keep one, and publish a translation as a website with an address of its own (SITE_URL).`,
    );
  }
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
        writeHeaders(headerRules(header, baseUrl)),
      );
    },
  };
}
