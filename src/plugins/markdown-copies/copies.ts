import path from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext } from '@docusaurus/types';
import { aliasedSitePathToRelativePath, normalizeUrl } from '@docusaurus/utils';
import { copyPath, pagePath } from '../shared/addresses';
import { readShownPage } from '../shared/markdown';
import { docsInOrder } from '../shared/docs';
import { orThrow } from '../shared/orThrow';
import { markdownCopy } from './copy';
import type { Options } from '.';

/**
 * Makes a Markdown copy of each page (`/usage.md`), `llms.txt`, `llms-full.txt` and
 * `robots.txt`.
 *
 * @returns their contents by their path below the base URL
 */
export function markdownCopies(
  context: LoadContext,
  docs: LoadedContent,
  options: Options,
): ReadonlyMap<string, string> {
  const { title, tagline, url } = context.siteConfig;
  const address = (file: string): string =>
    normalizeUrl([url, context.baseUrl, file]);
  const pages = pagesOf(context, docs);
  const urls = new Map(pages.map((page) => [page.file, page.url]));
  const fullAddress = (link: string, from: (typeof pages)[number]): string => {
    const [, file = '', hash = ''] = /^([^#]*)(.*)$/.exec(link) ?? [];
    if (file === '') return from.url + hash;
    // It is a path of the site, or a full address.
    if (/^(?:\/|[a-z]+:)/i.test(file)) return link;
    const linked = urls.get(path.resolve(path.dirname(from.file), file));
    return linked === undefined ? link : linked + hash;
  };
  const copied = pages.map((page) => {
    const markdown = markdownCopy(
      readShownPage(page.file, context.siteConfig),
      `${page.version}, from ${page.url}`,
      (link) => fullAddress(link, page),
    );
    return { ...page, markdown, address: address(page.name) };
  });
  const latest = copied.filter(({ isLast }) => isLast);
  const others = copied.filter(({ isLast }) => !isLast);
  const linksTo = (some: typeof copied): string =>
    some
      .map(
        ({ title, version, address, description }) =>
          `- [${title} (${version})](${address}): ${description}`,
      )
      .join('\n');
  const texts = latest.map(({ markdown }) => markdown.trimEnd());
  const { version, description } = orThrow(
    latest[0],
    'A page of the latest version, for `llms.txt`,',
  );
  const full = address('llms-full.txt');
  // This is an index for language models: https://llmstxt.org
  const llmsText = [
    `# ${title}`,
    `> ${tagline}. ${description}`,
    `${options.note} The pages of ${version} in one file: ${full}`,
    `## ${version}, the latest version`,
    linksTo(latest),
    // By convention, readers with little context may skip this section.
    '## Optional',
    linksTo(others),
    '',
  ];
  const files: readonly (readonly [name: string, text: string])[] = [
    ...copied.map(({ name, markdown }) => [name, markdown] as const),
    ['llms.txt', llmsText.join('\n\n')],
    ['llms-full.txt', `${texts.join('\n\n---\n\n')}\n`],
    [
      'robots.txt',
      `User-agent: *\nAllow: /\nSitemap: ${address('sitemap.xml')}\n`,
    ],
  ];
  return new Map(files.map(([name, text]) => [name, withMark(text)]));
}

/**
 * Adds a byte order mark to a text that is not ASCII, so that browsers read it as UTF-8
 * even if the host names no charset.
 */
const withMark = (text: string): string =>
  /\P{ASCII}/u.test(text) ? `\uFEFF${text}` : text;

/** All pages. The pages of each version are in the order of the sidebar. */
const pagesOf = (
  { siteDir, baseUrl, siteConfig }: LoadContext,
  { loadedVersions }: LoadedContent,
) =>
  loadedVersions.flatMap((version) => {
    const { label, isLast } = version;
    return docsInOrder(version).map(
      ({ source, permalink, title, description }) => ({
        title,
        description,
        version: `${siteConfig.title} ${label}`,
        isLast,
        file: path.join(siteDir, aliasedSitePathToRelativePath(source)),
        url: normalizeUrl([siteConfig.url, pagePath(permalink, baseUrl)]),
        name: copyPath(permalink).slice(baseUrl.length),
      }),
    );
  });
