import fs from 'node:fs/promises';
import path from 'node:path';
import type { Props } from '@docusaurus/types';
import { PurgeCSS } from 'purgecss';
import { STYLES_OF } from './contract';
import { builtPages } from './builtPages';

/** The only one: Docusaurus makes one style sheet of what pages need at once. */
const LINK = /<link rel="?stylesheet"? href="?([^" >]+)"?\s*\/?>/;

/** What may be a name in a selector, as PurgeCSS takes it from any text. */
const WORD = /[\w-]+/g;

/** An attribute in a selector: scripts may set it while a page is read. */
const ATTRIBUTE = /(?<=\[)data-[\w-]+/g;

/**
 * Writes the styles of what stands in the pages into each of them, so that a
 * browser can draw a page when it has come. The style sheet itself holds as much
 * again, for the search, menus and all else that scripts draw:
 * `first-load/client/styleSheet` fetches it with the site.
 *
 * All pages get the same, as one leads to another without a style sheet between.
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
