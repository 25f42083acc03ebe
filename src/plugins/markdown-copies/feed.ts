import type {
  LoadedContent,
  LoadedVersion,
} from '@docusaurus/plugin-content-docs';
import type { LoadContext } from '@docusaurus/types';
import { normalizeUrl } from '@docusaurus/utils';
import { Feed, type Item } from 'feed';
import { pagePath } from '../shared/addresses';
import { escapeText } from '../shared/markup';
import type { Options, Release } from './options';

/** Its file, below the base URL. */
export const FEED = 'feed.xml';

/** An entry of the feed; the link is a path. */
type Entry = Pick<Item, 'title' | 'link' | 'date'> & {
  readonly description: string;
};

export const feedTitle = (title: string): string =>
  `${title}: releases and changes of the documentation`;

/**
 * Makes the feed (https://www.rfc-editor.org/rfc/rfc4287): the releases, and the
 * last change of each page, if git knows it.
 *
 * @throws Error when no docs version documents a release
 */
export function feed(
  { baseUrl, siteConfig: { title, url } }: LoadContext,
  { loadedVersions }: LoadedContent,
  { releases, author, copyright }: Options,
): string {
  const address = (path: string): string => normalizeUrl([url, path]);
  const published = releases.map((release) =>
    releaseOf(release, title, loadedVersions),
  );
  const entries: readonly Entry[] = [
    // Right after a release, two versions document the same.
    ...new Map(published.map((each) => [each.title, each])).values(),
    ...loadedVersions.flatMap(changesOf),
  ].sort((one, other) => other.date.getTime() - one.date.getTime());
  const atom = new Feed({
    id: address(baseUrl),
    link: address(baseUrl),
    title: feedTitle(title),
    language: 'en',
    copyright,
    // Not the time of the build, so that builds are reproducible.
    updated: entries[0]?.date ?? new Date(0),
    feedLinks: { atom: address(baseUrl + FEED) },
    author: { name: author },
  });
  for (const entry of entries) {
    const link = address(pagePath(entry.link, baseUrl));
    const day = entry.date.toISOString().slice(0, 10);
    // Feed readers show a page again that has changed again.
    const id = `${link}#${day}`;
    // `feed` declares both as HTML.
    const title = escapeText(entry.title);
    const description = escapeText(entry.description);
    atom.addItem({ ...entry, title, description, link, id });
  }
  return atom.atom1();
}

function releaseOf(
  { version, number, published }: Release,
  title: string,
  versions: readonly LoadedVersion[],
): Entry {
  const documented = versions.find((each) => each.versionName === version);
  if (!documented) {
    throw new Error(
      `\`releases\` of markdown-copies has the version "${version}". The docs have: ${versions.map(({ versionName }) => versionName).join(', ')}.`,
    );
  }
  return {
    title: `${title} ${number}`,
    link: documented.path,
    description: `${title} ${number} was published; this is its documentation.`,
    date: new Date(published),
  };
}

const changesOf = ({ label, docs }: LoadedVersion): Entry[] =>
  docs.flatMap(({ title, permalink, description, lastUpdatedAt }) =>
    lastUpdatedAt == null
      ? []
      : {
          title: `${title} of ${label} was changed`,
          link: permalink,
          description,
          date: new Date(lastUpdatedAt),
        },
  );
