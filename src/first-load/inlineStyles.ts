import fs from 'node:fs/promises';
import path from 'node:path';
import type { Props } from '@docusaurus/types';
import { Globby, simpleHash } from '@docusaurus/utils';
import { builtPages } from '../shared/builtPages';
import { DiskCache } from '../shared/diskCache';
import { STYLES_OF } from './client/styleSheet';

/** Docusaurus bundles the styles of the pages in one style sheet. */
const LINK = /<link rel="?stylesheet"? href="?([^" >]+)"?\s*\/?>/;

/** What may have names that a selector has: inline scripts and tags. */
const MARKUP = /<script[^]*?<\/script>|<(?:[^>"']|"[^"]*"|'[^']*')+>/g;

/** Anything that may be a name in a selector: PurgeCSS's default extractor. */
const WORD = /[\w-]+/g;

/** Of attributes' values in selectors: `[class*='col']`. */
const PART = /(?<=[$*^]=["']?)[\w-]+/g;

/** Attributes in selectors: scripts set some that no page has in its HTML. */
const ATTRIBUTE = /(?<=\[)data-[\w-]+/g;

/**
 * Inlines the critical CSS, so that a browser can render a page as soon as its
 * HTML has arrived. The whole style sheet, for the search, menus and all else that
 * scripts draw, is loaded later by `client/styleSheet`: without the rules
 * of Docusaurus that neither a page nor a script of this site has a name for.
 *
 * All pages get the same styles, as readers go from one to the other.
 *
 * @throws Error when a page has no style sheet, or another than the first page
 */
export async function inlineStyles({
  siteDir,
  outDir,
  baseUrl,
  generatedFilesDir,
}: Pick<
  Props,
  'siteDir' | 'outDir' | 'baseUrl' | 'generatedFilesDir'
>): Promise<void> {
  const words = new Set<string>();
  const addWords = (text: string): void => {
    for (const word of text.match(WORD) ?? []) words.add(word);
  };
  const hrefs = new Set<string | undefined>();
  const markup = new Set<string>();
  for (const { html } of builtPages(outDir)) {
    hrefs.add(LINK.exec(html)?.[1]);
    for (const part of html.match(MARKUP) ?? []) markup.add(part);
  }
  markup.forEach(addWords);
  const [href, ...others] = hrefs;
  if (href === undefined || others.length > 0) {
    throw new Error(
      `INTERNALS.md: Built pages. Not one style sheet, but these are linked: ${String([href, ...others])}`,
    );
  }
  const fileOf = (address: string): string =>
    path.join(outDir, address.slice(baseUrl.length));
  const sheet = await fs.readFile(fileOf(href), 'utf8');
  const cache = new DiskCache<string>(siteDir, 'styles');
  const named = new Set(sheet.match(WORD));
  const parts = sheet.match(PART) ?? [];
  const isNamed = (word: string): boolean =>
    named.has(word) || parts.some((part) => word.includes(part));
  const purged = (): Promise<string> => {
    // Most of what a page says is not in the style sheet.
    const key = [...words].filter(isNamed).sort();
    return cache.getOrAwait([sheet, key], () => purge(sheet, key));
  };
  const critical = await purged();
  for (const script of await Globby('assets/js/*.js', { cwd: outDir }))
    addWords(await fs.readFile(path.join(outDir, script), 'utf8'));
  const whole = await purged();
  cache.prune();
  await fs.rm(fileOf(href));
  const wholeHref = href.replace(/[^./]*\.css$/, `${simpleHash(whole, 8)}.css`);
  await fs.writeFile(fileOf(wholeHref), whole);
  // What is kept for reading offline is read from it.
  const manifest = path.join(generatedFilesDir, 'client-manifest.json');
  const listed = await fs.readFile(manifest, 'utf8');
  await fs.writeFile(manifest, listed.replaceAll(href, wholeHref));
  const style = `<style ${STYLES_OF}="${wholeHref}">${critical}</style>`;
  for (const { html, replace } of builtPages(outDir)) {
    replace(html.replace(LINK, () => style));
  }
}

/** Keeps the rules and variables for which there are words. */
async function purge(sheet: string, words: string[]): Promise<string> {
  const { PurgeCSS } = await import('purgecss');
  // PurgeCSS looks only into the sheet for who uses a variable.
  const variables = words.filter((word) => word.startsWith('--'));
  const user = `*{all:${variables.map((name) => `var(${name})`).join()}}`;
  const [purged] = await new PurgeCSS().purge({
    content: [{ raw: '', extension: 'html' }],
    css: [{ raw: sheet + user }],
    defaultExtractor: () => words,
    dynamicAttributes: sheet.match(ATTRIBUTE) ?? [],
    // No name in it.
    safelist: [':focus-visible'],
    variables: true,
  });
  return purged?.css.replace(user, '') ?? '';
}
