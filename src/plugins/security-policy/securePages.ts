import type { PageStep } from '../shared/finishPages';
import { markup } from '../shared/markup';
import { truncate } from '../shared/text';
import { type ActivePart, activeParts } from './activeParts';
import type { Options } from '.';
import { createPolicy, metaOf, type Policy, sourceOf } from './policy';

/** Pages without Markdown, and what the website adds to each page. */
const OWN = ['404.html', 'search.html', 'each page'];

/** Something active, and the pages that have it. */
interface Found {
  readonly part: ActivePart;
  readonly files: Set<string>;
}

/**
 * Writes the policy into each page, for hosts that ignore `_headers`. It allows what is
 * active in pages without Markdown, which the website alone has written.
 *
 * @param onPolicy gets the policy, when all pages have been read
 * @throws Error when another page has something more, or a page has what no policy can
 *   allow
 */
export function securePages(
  { connect }: Options,
  onPolicy: (policy: Policy) => void,
): PageStep {
  const found = new Map<string, Found>();
  let meta = markup``;
  return {
    collect({ file, html }) {
      for (const part of activeParts(html)) {
        const { files } = found.get(part.join()) ?? { files: new Set() };
        found.set(part.join(), { part, files: files.add(file) });
      }
    },
    prepare() {
      const all = [...found.values()];
      const refused = all.filter(
        ({ part: [kind], files }) =>
          kind === 'refused' || !OWN.some((file) => files.has(file)),
      );
      if (refused.length > 0) throw new Error(refusal(refused));
      const parts = all.map(({ part }) => part);
      const policy = createPolicy(parts, connect.map(sourceOf));
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

/** Lists a part once, even if it is on many pages. */
function refusal(refused: readonly Found[]): string {
  const lines = refused.map(({ part: [kind, text], files }) => {
    const [first = '', ...others] = files;
    const more = others.length > 0 ? ` and ${String(others.length)} more` : '';
    return `${first}${more}: ${kind}: ${truncate(text, 200)}`;
  });
  return `The Content Security Policy does not allow this, because the website has not written it. Write Markdown in pages; put a script or a style of the website into a file of src/.\n${lines.join('\n')}`;
}
