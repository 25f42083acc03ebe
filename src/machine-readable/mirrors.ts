import fs from 'node:fs';
import path from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext } from '@docusaurus/types';
import { aliasedSitePathToRelativePath, normalizeUrl } from '@docusaurus/utils';
import { mirrorPath, pagePath } from '../shared/addresses';
import { mirrorOf } from './mirror';

/**
 * Makes each page as Markdown beside its HTML (`/usage.md`), `llms.txt`,
 * `llms-full.txt` and `robots.txt`.
 *
 * @returns their contents by their path below the base URL
 */
export function mirrors(
  context: LoadContext,
  docs: LoadedContent,
): ReadonlyMap<string, string> {
  const { title, tagline, url } = context.siteConfig;
  const address = (file = ''): string =>
    normalizeUrl([url, context.baseUrl, file]);
  const pages = pagesOf(context, docs);
  const targets = {
    pages: new Map(pages.map((page) => [page.file, page])),
    home: address(),
  };
  const mirrored = [];
  for (const page of pages) {
    const source = fs.readFileSync(page.file, 'utf8');
    const markdown = mirrorOf(source, page, targets);
    mirrored.push({ ...page, markdown, mirror: address(page.name) });
  }
  const latest = mirrored.filter(({ isLast }) => isLast);
  const others = mirrored.filter(({ isLast }) => !isLast);
  const texts = latest.map(({ markdown }) => markdown.trimEnd());
  const version = latest[0]?.version ?? '';
  const full = address('llms-full.txt');
  // https://llmstxt.org, an index for language models.
  const llmsText = [
    `# ${title}`,
    `> ${tagline}. ${latest[0]?.description ?? ''}`,
    `Each page is Markdown; every example in it is run against the version that it documents. The pages of ${version} in one file: ${full}`,
    `## ${version}, the latest version`,
    latest.map(line).join('\n'),
    // By convention, the section that may be skipped for a shorter context.
    '## Optional',
    others.map(line).join('\n'),
    '',
  ];
  return new Map([
    ...mirrored.map(({ name, markdown }) => [name, markdown] as const),
    ['llms.txt', llmsText.join('\n\n')],
    ['llms-full.txt', `${texts.join('\n\n---\n\n')}\n`],
    [
      'robots.txt',
      `User-agent: *\nAllow: /\nSitemap: ${address('sitemap.xml')}\n`,
    ],
  ]);
}

/** All pages, those of each version in the order of the sidebar. */
const pagesOf = (
  { siteDir, baseUrl, siteConfig }: LoadContext,
  { loadedVersions }: LoadedContent,
) =>
  loadedVersions.flatMap(({ label, isLast, docs }) =>
    docs
      // File names begin with a number.
      .toSorted((one, other) => one.source.localeCompare(other.source))
      .map(({ source, permalink, title, description }) => ({
        title,
        description,
        version: `${siteConfig.title} ${label}`,
        isLast,
        file: path.join(siteDir, aliasedSitePathToRelativePath(source)),
        url: normalizeUrl([siteConfig.url, pagePath(permalink, baseUrl)]),
        name: mirrorPath(permalink).slice(baseUrl.length),
      })),
  );

/** An entry of `llms.txt`. */
const line = ({
  title,
  version,
  mirror,
  description,
}: Readonly<
  Record<'title' | 'description' | 'version' | 'mirror', string>
>): string => `- [${title} (${version})](${mirror}): ${description}`;
