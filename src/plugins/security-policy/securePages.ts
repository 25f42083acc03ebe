import type { PageStep } from '../shared/finishPages';
import { markup } from '../shared/markup';
import { type InlineCode, inlineCode } from './inlineCode';
import type { Options } from '.';
import { createPolicy, metaOf, type Policy, sourceOf } from './policy';

/** Pages without Markdown, and what the website adds to each page. */
const OWN = ['404.html', 'search.html', 'each page'];

/**
 * Writes the policy into each page, for hosts that ignore `_headers`. It allows the code
 * in pages without Markdown, which the website alone has written.
 *
 * @param onPolicy gets the policy, when all pages have been read
 */
export function securePages(
  { connect }: Options,
  onPolicy: (policy: Policy) => void,
): PageStep {
  const allowed: InlineCode[] = [];
  let meta = markup``;
  return {
    collect({ file, html }) {
      if (OWN.includes(file)) allowed.push(...inlineCode(html));
    },
    prepare() {
      const policy = createPolicy(allowed, connect.map(sourceOf));
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
