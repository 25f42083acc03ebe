import type { DocusaurusConfig, LoadContext, Plugin } from '@docusaurus/types';
import { clientScripts } from '../shared/clientScripts';
import { jsonForScript } from '../shared/markup';
import { renew } from '../shared/renew';
import { guardLoading, type GuardOptions } from './guardLoading';

/** Reloads pages whose scripts do not load, once, and then says so. */
export default function loadGuardPlugin({ siteConfig }: LoadContext): Plugin {
  return {
    name: 'load-guard',
    ...clientScripts(__dirname, {
      first: ['renewChunks', 'missingChunk'],
      modules: ['chunkFailures'],
      styles: ['load-guard.css'],
    }),
    injectHtmlTags: () => ({ headTags: [guardTag(siteConfig)] }),
  };
}

/**
 * The inline script for pages whose scripts do not load. Docusaurus's own
 * banner always blames the base URL, and has inline styles.
 *
 * @throws Error when there is no favicon, which the script asks for
 */
function guardTag({ baseUrl, favicon, title }: DocusaurusConfig) {
  if (favicon === undefined) {
    throw new Error('The load guard asks for the favicon: configure one.');
  }
  const options: GuardOptions = { baseUrl, probe: favicon, title };
  return {
    tagName: 'script',
    innerHTML: `(${guardLoading.toString()})(${jsonForScript(options)},${renew.toString()})`,
  };
}
