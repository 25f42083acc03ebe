import type { LoadContext, Plugin } from '@docusaurus/types';
import { type Options, validateOptions } from './options';

/**
 * Writes the strictest Content Security Policy under which the built pages work, into
 * the pages and, with other headers, into `_headers`. What changes pages has to stand
 * before it in the configuration.
 *
 * @throws Error for a second locale, whose `_headers` no host would read
 */
export default function securityPolicyPlugin(
  { i18n: { locales } }: LoadContext,
  options: Options,
): Plugin {
  if (locales.length > 1) {
    throw new Error(
      `docusaurus.config.ts: \`i18n.locales\` is ${locales.join(', ')}, but a website has one locale here. Hosts read _headers, _redirects and robots.txt only at the root, so that pages of a second one would have no styles. Keep one, and publish a translation as a website with an address of its own (SITE_URL).`,
    );
  }
  return {
    name: 'security-policy',
    // Docusaurus lets any website read what its development server makes.
    configureWebpack: () =>
      ({ devServer: { allowedHosts: 'auto', headers: () => ({}) } }) as object,
    async postBuild(site) {
      // Only builds need parse5.
      const { secure } = await import('./secure');
      await secure(site, options);
    },
  };
}

securityPolicyPlugin.validateOptions = validateOptions;
