import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { Globby } from '@docusaurus/utils';
import type { PageStep } from '../shared/finishPages';
import { getOrMake } from '../shared/cache';
import { Markup, markup } from '../shared/markup';
import { orThrow } from '../shared/orThrow';

/** Docusaurus bundles the styles of the pages in one style sheet. */
const LINK = /<link rel="?stylesheet"? href="?([^" >]+)"?\s*\/?>/;

/** Inline scripts and tags, which may contain classes, ids or attributes. */
const MARKUP = /<script[^]*?<\/script>|<(?:[^>"']|"[^"]*"|'[^']*')+>/g;

/** A possible name in a selector: PurgeCSS's default extractor. */
const WORD = /[\w-]+/g;

/** Classes that are kept only if the HTML of a page has them, not for scripts alone. */
const OF_PAGES =
  /^(?:alert--|announcementBar|details_|footer(?:__|--|L)|navbar--|tabs|tag[s_RW])/;

/** Partial attribute values in selectors, such as `[class*='col']`. */
const PART = /(?<=[$*^]=["']?)[\w-]+/g;

/** Attributes in selectors. Scripts set some that are not in the HTML. */
const ATTRIBUTE = /(?<=\[)data-[\w-]+/g;

/** Classes in selectors. */
const CLASS = /(?<=\.)[a-z][\w-]*/gi;

const VARIABLE = /--[\w-]+/g;

type Site = Pick<LoadContext, 'outDir' | 'baseUrl'>;

/**
 * Inlines the style sheet, so that a browser can render a page as soon as its HTML
 * has arrived. It leaves out Docusaurus's rules whose names neither a page nor a script
 * of this site contains, and styles that load with a script (`*.lazy.css`).
 *
 * All pages get the same styles, because readers go from one to the other.
 *
 * @throws Error when a page has no style sheet, or not that of the first page
 */
export const inlineStyles =
  (context: Site): PageStep =>
  async (pages) => {
    const hrefs = new Set(pages.map(({ html }) => LINK.exec(html)?.[1]));
    const tags = new Set(pages.flatMap(({ html }) => html.match(MARKUP) ?? []));
    const styles = await stylesFor(context, hrefs, tags);
    // A style element ends at the first `</style`, even inside a string.
    const safe = new Markup(styles.replace(/<\/(?=style)/gi, String.raw`<\/`));
    const element = String(markup`<style>${safe}</style>`);
    return ({ html }) => html.replace(LINK, () => element);
  };

/** The rules of the linked style sheet that pages with these tags need. */
async function stylesFor(
  { outDir, baseUrl }: Site,
  hrefs: ReadonlySet<string | undefined>,
  tags: ReadonlySet<string>,
): Promise<string> {
  const words = new Set<string>();
  const addWords = (text: string, pattern = WORD): void => {
    for (const word of text.match(pattern) ?? []) words.add(word);
  };
  const [href, ...others] = hrefs;
  if (href === undefined || others.length > 0) {
    throw new Error(
      `INTERNALS.md: Built pages. Not one style sheet, but these are linked: ${String([href, ...others])}`,
    );
  }
  const own = path.join(outDir, href.slice(baseUrl.length));
  const filesOf = async (files: string): Promise<string[]> =>
    Promise.all(
      (await Globby(files, { cwd: outDir, absolute: true }))
        .filter((file) => file !== own)
        .map((file) => fs.readFile(file, 'utf8')),
    );
  (await filesOf('assets/js/*.js')).forEach((script) => addWords(script));
  for (const word of words) if (OF_PAGES.test(word)) words.delete(word);
  for (const lazy of await filesOf('assets/css/*.css')) {
    for (const name of lazy.match(CLASS) ?? []) words.delete(name);
    addWords(lazy, VARIABLE);
  }
  tags.forEach((part) => addWords(part));
  const sheet = await fs.readFile(own, 'utf8');
  const named = new Set(sheet.match(WORD));
  const parts = sheet.match(PART) ?? [];
  // Only words that occur in the style sheet are part of the cache's key.
  const key = [...words]
    .filter(
      (word) => named.has(word) || parts.some((part) => word.includes(part)),
    )
    .sort();
  return getOrMake('styles', [sheet, key], () => purge(sheet, key));
}

/** Keeps the rules and variables whose names are among the words. */
async function purge(sheet: string, words: string[]): Promise<string> {
  // Only builds need it.
  const { PurgeCSS } = await import('purgecss');
  // PurgeCSS searches for uses of a variable only in the style sheet.
  const variables = words.filter((word) => word.startsWith('--'));
  const user = `*{all:${variables.map((name) => `var(${name})`).join()}}`;
  const [purged] = await new PurgeCSS().purge({
    content: [{ raw: '', extension: 'html' }],
    css: [{ raw: sheet + user }],
    defaultExtractor: () => words,
    dynamicAttributes: sheet.match(ATTRIBUTE) ?? [],
    // PurgeCSS finds no name in this selector, and would remove it.
    safelist: [':focus-visible'],
    variables: true,
  });
  return orThrow(purged, 'The style sheet, from PurgeCSS,').css.replace(
    user,
    '',
  );
}
