import fs from 'node:fs/promises';
import path from 'node:path';
import type { FinishingPlugin } from '../shared/finishPages';
import { markup } from '../shared/markup';
import { HEADERS_FILE, headersText } from './headersFile';
import {
  createPolicy,
  headerOf,
  metaOf,
  type Policy,
  sourceOf,
} from './policy';

export interface Options {
  /** Addresses on other hosts to which scripts of the website connect. */
  readonly connect: readonly string[];
  /** Texts of scripts that other scripts of the website insert. */
  readonly scripts: readonly string[];
}

/** The pages without Markdown. */
const OWN = ['404.html', 'search.html'];

/**
 * Writes the strictest Content Security Policy with which the built pages work into the
 * pages and, with other headers, into `_headers`, which some hosts ignore. It allows the
 * code in pages without Markdown, which is the website's own. In the configuration,
 * plugins that change pages must come before it.
 */
export default function securityPolicyPlugin({
  connect,
  scripts,
}: Options): FinishingPlugin {
  let policy: Policy = {};
  return {
    name: 'security-policy',
    // Docusaurus lets any website read the files of its development server.
    configureWebpack: () =>
      ({ devServer: { allowedHosts: 'auto', headers: () => ({}) } }) as object,
    builtPages: [
      (pages) => {
        const own = pages
          .filter(({ file }) => OWN.includes(file))
          .map(({ html }) => html);
        policy = createPolicy(own.join('\n'), scripts, connect.map(sourceOf));
        const meta = markup`<meta http-equiv="Content-Security-Policy" content="${metaOf(policy)}">`;
        return ({ file, html }) => {
          // The policy must follow the charset, and precede the code that it restricts.
          const secured = html.replace(
            /<meta charset=[^>]+>/i,
            (tag) => `${tag}${String(meta)}`,
          );
          if (secured === html)
            throw new Error(`INTERNALS.md: Built pages. ${file}`);
          return secured;
        };
      },
    ],
    async finish({ outDir, baseUrl }) {
      await fs.writeFile(
        path.join(outDir, HEADERS_FILE),
        headersText(headerOf(policy), baseUrl),
      );
    },
  };
}
