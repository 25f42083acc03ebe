import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { normalizeUrl } from '@docusaurus/utils';
import { pagePath } from '../../addresses';
import { documentedVersions } from '../../examples/versions';
import { loadedDocs } from '../loadedDocs';
import { createFeed, type Entry } from './createFeed';

const FILE = 'feed.xml';

/** What a documented version's workspace says of its library. */
interface Manifest {
  readonly dependencies: { readonly htmlnano: string };
  /** The day on which the registry got that version. */
  readonly published: string;
}

/**
 * Writes the feed: which versions of the library are documented, and, where git
 * knows it, when each page was changed last.
 */
export default function feedPlugin({
  siteDir,
  baseUrl,
  siteConfig: { title, url },
}: LoadContext): Plugin {
  const address = (...paths: string[]): string => normalizeUrl([url, ...paths]);
  const feedTitle = `${title}: releases and changes of the documentation`;
  let changes: readonly Entry[] = [];
  return {
    name: 'feed',
    allContentLoaded({ allContent }) {
      const docs = loadedDocs(allContent);
      changes = docs.loadedVersions.flatMap(({ label, docs: pages }) =>
        pages.flatMap((page) =>
          page.lastUpdatedAt == null
            ? []
            : {
                title: `${page.title} of ${label} was changed`,
                link: address(pagePath(page.permalink, baseUrl)),
                summary: page.description,
                date: new Date(page.lastUpdatedAt),
              },
        ),
      );
    },
    injectHtmlTags: () => ({
      headTags: {
        tagName: 'link',
        attributes: {
          rel: 'alternate',
          type: 'application/atom+xml',
          title: feedTitle,
          href: normalizeUrl([baseUrl, FILE]),
        },
      },
    }),
    async postBuild({ outDir }) {
      // Right after a release, Next has the same library as the latest.
      const releases = new Map<string, Entry>();
      for (const { base, library } of documentedVersions(siteDir)) {
        const manifest = JSON.parse(
          await fs.readFile(
            path.join(siteDir, library, 'package.json'),
            'utf8',
          ),
        ) as Manifest;
        const version = manifest.dependencies.htmlnano;
        releases.set(version, {
          title: `${title} ${version}`,
          link: address(baseUrl, base),
          summary: `${title} ${version} was published; this is its documentation.`,
          date: new Date(manifest.published),
        });
      }
      await fs.writeFile(
        path.join(outDir, FILE),
        createFeed(
          {
            title: feedTitle,
            site: address(baseUrl),
            feed: address(baseUrl, FILE),
          },
          [...releases.values(), ...changes],
        ),
      );
    },
  };
}
