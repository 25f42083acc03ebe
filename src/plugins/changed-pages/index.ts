import type { LoadContext, Plugin } from '@docusaurus/types';
import { clientScripts } from '../shared/clientScripts';
import { jsonForScript } from '../shared/markup';
import { type Options, validateOptions } from './options';
import { recordChanges } from './recordChanges';

/**
 * Keeps pages working that translators and extensions change, before React runs and
 * after: see `client/hydrate` and
 * `shared/replacedTexts`.
 */
export default function changedPagesPlugin(
  _context: LoadContext,
  { unhydrated }: Options,
): Plugin {
  const script = {
    tagName: 'script',
    innerHTML: `(${recordChanges.toString()})(${jsonForScript(unhydrated)})`,
  };
  return {
    name: 'changed-pages',
    ...clientScripts(__dirname, { modules: ['hydrate'] }),
    // In development React renders pages, and hydrates none.
    injectHtmlTags: () => ({
      postBodyTags: process.env.NODE_ENV === 'production' ? [script] : [],
    }),
  };
}

changedPagesPlugin.validateOptions = validateOptions;
