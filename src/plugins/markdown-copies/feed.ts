import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin, Props } from '@docusaurus/types';
import { normalizeUrl } from '@docusaurus/utils';
import { Feed, type Item } from 'feed';
import { pagePath } from '../shared/addresses';
import { loadedDocs } from '../shared/loadedDocs';
import type { Options } from './options';

const FILE = 'feed.xml';

/** An entry of the feed; the link is a full address. */
type Entry = Pick<Item, 'title' | 'link' | 'description' | 'date'>;

/**
 * Writes the feed (https://www.rfc-editor.org/rfc/rfc4287): the releases, and the
 * last change of each page, if git knows it.
 */
export function feed(
  { baseUrl, siteConfig: { title, url } }: LoadContext,
  options: Options,
): Required<Pick<Plugin, 'injectHtmlTags' | 'postBuild'>> {
  const address = (...paths: string[]): string => normalizeUrl([url, ...paths]);
  const feedTitle = `${title}: releases and changes of the documentation`;

  function findReleases(plugins: Props['plugins']): readonly Entry[] {
    const { loadedVersions } = loadedDocs(plugins);
    const releases = options.releases.map(({ version, number, published }) => {
      const documented = loadedVersions.find(
        ({ versionName }) => versionName === version,
      );
      if (!documented) {
        throw new Error(
          `\`releases\` of markdown-copies has the version "${version}". The docs have: ${loadedVersions.map(({ versionName }) => versionName).join(', ')}.`,
        );
      }
      return {
        title: `${title} ${number}`,
        link: address(pagePath(documented.path, baseUrl)),
        description: `${title} ${number} was published; this is its documentation.`,
        date: new Date(published),
      };
    });
    // Right after a release, two versions document the same.
    return [...new Map(releases.map((each) => [each.title, each])).values()];
  }

  function findChanges(plugins: Props['plugins']): readonly Entry[] {
    return loadedDocs(plugins).loadedVersions.flatMap(({ label, docs }) =>
      docs.flatMap(({ lastUpdatedAt, ...page }) =>
        lastUpdatedAt == null
          ? []
          : {
              title: `${page.title} of ${label} was changed`,
              link: address(pagePath(page.permalink, baseUrl)),
              description: page.description,
              date: new Date(lastUpdatedAt),
            },
      ),
    );
  }

  function write(entries: readonly Entry[]): string {
    const atom = new Feed({
      id: address(baseUrl),
      link: address(baseUrl),
      title: feedTitle,
      language: 'en',
      ...(options.copyright !== undefined && { copyright: options.copyright }),
      // Not the time of the build, so that builds are reproducible.
      updated: entries[0]?.date ?? new Date(0),
      feedLinks: { atom: address(baseUrl, FILE) },
      author: { name: options.author ?? title },
    });
    for (const entry of entries) {
      const day = entry.date.toISOString().slice(0, 10);
      // Feed readers show a page again that has changed again.
      atom.addItem({ ...entry, id: `${entry.link}#${day}` });
    }
    return atom.atom1();
  }

  return {
    injectHtmlTags: () => ({
      headTags: `<link rel="alternate" type="application/atom+xml" title="${feedTitle}" href="${baseUrl}${FILE}">`,
    }),
    async postBuild({ outDir, plugins }) {
      const entries = [...findReleases(plugins), ...findChanges(plugins)].sort(
        (one, other) => other.date.getTime() - one.date.getTime(),
      );
      await fs.writeFile(path.join(outDir, FILE), write(entries));
    },
  };
}
