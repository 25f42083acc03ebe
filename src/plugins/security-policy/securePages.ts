import type { LoadContext } from '@docusaurus/types';
import type { PageStep } from '../shared/pipeline';
import { DiskCache } from '../shared/diskCache';
import { markup } from '../shared/markup';
import { inlineCode, type InlineText, emptyInlineCode } from './inlineCode';
import type { Options } from './options';
import { createPolicy, metaOf, type Policy, sourceOf } from './policy';

/**
 * The hashes in names of scripts and style sheets. They change with almost every build,
 * so the cache's key leaves them out.
 */
const HASH = /\.[\da-f]{8}(?=\.(?:js|css)\b)/g;

/**
 * Writes the policy into each page, for hosts that ignore `_headers`.
 *
 * @param onPolicy gets the policy, when all pages have been read
 * @throws Error when a page has what no policy can allow by its hash
 */
export function securePages(
  { siteDir }: Pick<LoadContext, 'siteDir'>,
  { connect }: Options,
  onPolicy: (policy: Policy) => void,
): PageStep {
  const code = emptyInlineCode();
  /** The pages that have a tag that the policy forbids. */
  const refused = new Map<string, string[]>();
  const cache = new DiskCache<InlineText[]>('inline-code', siteDir);
  let meta = markup``;
  return {
    collect({ file, html }) {
      const key = html.replace(HASH, '');
      let found = cache.get(key);
      if (!found) {
        found = inlineCode(html);
        // Inline code that contains a hashed file name is not cached: the key would not
        // change with it.
        if (found.every(([, text]) => text.search(HASH) < 0))
          cache.set(key, found);
      }
      for (const [kind, text] of found) {
        if (kind === 'refused')
          refused.set(text, [...(refused.get(text) ?? []), file]);
        else code[kind].add(text);
      }
    },
    prepare() {
      cache.prune();
      if (refused.size > 0) throw new Error(refusal(refused));
      const policy = createPolicy(code, connect.map(sourceOf));
      meta = markup`<meta http-equiv="Content-Security-Policy" content="${metaOf(policy)}">`;
      onPolicy(policy);
      return [];
    },
    transform({ file, html }) {
      // Right after the charset, before what it restricts.
      const secured = html.replace(
        /<meta charset=[^>]+>/i,
        (tag) => `${tag}${String(meta)}`,
      );
      if (secured === html)
        throw new Error(`INTERNALS.md: Built pages. ${file}`);
      return secured;
    },
  };
}

/** Lists a tag once, even if it is on many pages. */
function refusal(refused: ReadonlyMap<string, readonly string[]>): string {
  const lines = Array.from(refused, ([tag, files]) => {
    const [first = '', ...others] = new Set(files);
    const more = others.length > 0 ? ` and ${String(others.length)} more` : '';
    return `${first}${more}: ${tag}`;
  });
  return `The Content Security Policy forbids this. Make it a file of the site.\n${lines.join('\n')}`;
}
