import type { LoadContext, Plugin } from '@docusaurus/types';
import { type Options, validateOptions } from './options';

/**
 * Writes the strictest Content Security Policy under which the built pages work, into
 * the pages and, with other headers, into `_headers`. What changes pages has to stand
 * before it in the configuration.
 */
export default function securityPolicyPlugin(
  _context: LoadContext,
  options: Options,
): Plugin {
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
