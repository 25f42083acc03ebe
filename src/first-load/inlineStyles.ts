import fs from 'node:fs/promises';
import path from 'node:path';
import type { Props } from '@docusaurus/types';
import { PurgeCSS } from 'purgecss';
import { builtPages } from '../shared/builtPages';
import { STYLES_OF } from './client/styleSheet';

/** Docusaurus bundles the styles of the pages in one style sheet. */
const LINK = /<link rel="?stylesheet"? href="?([^" >]+)"?\s*\/?>/;

/** Anything that may be a name in a selector: PurgeCSS's default extractor. */
const WORD = /[\w-]+/g;

/** Attributes in selectors: scripts set some that no page has in its HTML. */
const ATTRIBUTE = /(?<=\[)data-[\w-]+/g;

/**
 * Inlines the critical CSS, so that a browser can render a page as soon as its
 * HTML has arrived. The whole style sheet is twice as long, for the search,
 * menus and all else that scripts draw: `client/styleSheet` loads it later.
 *
 * All pages get the same styles, as readers go from one to the other.
 *
 * @throws Error when a page has no style sheet, or another than the first page
 */
export async function inlineStyles({
  outDir,
  baseUrl,
}: Pick<Props, 'outDir' | 'baseUrl'>): Promise<void> {
  const words = new Set<string>();
  const hrefs = new Set<string | undefined>();
  for await (const { html } of builtPages(outDir)) {
    hrefs.add(LINK.exec(html)?.[1]);
    for (const [word] of html.matchAll(WORD)) words.add(word);
  }
  const [href, ...others] = hrefs;
  if (href === undefined || others.length > 0) {
    throw new Error(
      `INTERNALS.md: Built pages. Not one style sheet, but these are linked: ${String([href, ...others])}`,
    );
  }
  const sheet = path.join(outDir, href.slice(baseUrl.length));
  const raw = await fs.readFile(sheet, 'utf8');
  const [purged] = await new PurgeCSS().purge({
    content: [{ raw: '', extension: 'html' }],
    css: [{ raw }],
    defaultExtractor: () => [...words],
    dynamicAttributes: raw.match(ATTRIBUTE) ?? [],
  });
  const style = `<style ${STYLES_OF}="${href}">${purged?.css ?? ''}</style>`;
  for await (const { html, replace } of builtPages(outDir)) {
    await replace(html.replace(LINK, () => style));
  }
}
