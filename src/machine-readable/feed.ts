import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin, Props } from '@docusaurus/types';
import { normalizeUrl } from '@docusaurus/utils';
import { Feed, type Item } from 'feed';
import { pagePath } from '../shared/addresses';
import { documentedVersions, libraryOf } from '../shared/versions';
import { loadedDocs } from '../shared/loadedDocs';

const FILE = 'feed.xml';

/** An entry of the feed; the link is a full address. */
type Entry = Pick<Item, 'title' | 'link' | 'description' | 'date'>;

/**
 * Writes the feed (https://www.rfc-editor.org/rfc/rfc4287): the releases of the
 * library, and the last change of each page, if git knows it.
 */
export function feed({
  siteDir,
  baseUrl,
  siteConfig: { title, url },
}: LoadContext): Required<Pick<Plugin, 'injectHtmlTags' | 'postBuild'>> {
  const address = (...paths: string[]): string => normalizeUrl([url, ...paths]);
  const feedTitle = `${title}: releases and changes of the documentation`;

  function findReleases(): readonly Entry[] {
    const releases = documentedVersions(siteDir).map((version) => {
      const { number, published } = libraryOf(siteDir, version);
      return {
        title: `${title} ${number}`,
        link: address(baseUrl, version.base),
        description: `${title} ${number} was published; this is its documentation.`,
        date: new Date(published),
      };
    });
    // Right after a release, Next has the same library as the latest.
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
      copyright: 'MIT',
      // Not the time of the build, so that builds are reproducible.
      updated: entries[0]?.date ?? new Date(0),
      feedLinks: { atom: address(baseUrl, FILE) },
      author: { name: 'htmlnano contributors' },
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
      const entries = [...findReleases(), ...findChanges(plugins)].sort(
        (one, other) => other.date.getTime() - one.date.getTime(),
      );
      await fs.writeFile(path.join(outDir, FILE), write(entries));
    },
  };
}
