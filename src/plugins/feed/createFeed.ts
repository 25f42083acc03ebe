import { Feed } from 'feed';

/** Something that happened. */
export interface Entry {
  readonly title: string;
  /** Full address of what it is about. */
  readonly link: string;
  readonly summary: string;
  readonly date: Date;
}

interface Addresses {
  readonly title: string;
  /** Full address of the site. */
  readonly site: string;
  /** Full address of the feed itself. */
  readonly feed: string;
}

/** Writes a feed (https://www.rfc-editor.org/rfc/rfc4287), the newest entry first. */
export function createFeed(
  { title, site, feed: atom }: Addresses,
  entries: readonly Entry[],
): string {
  const sorted = [...entries].sort(
    (one, other) => other.date.getTime() - one.date.getTime(),
  );
  const feed = new Feed({
    id: site,
    link: site,
    title,
    language: 'en',
    copyright: 'MIT',
    // Not when it was built: the same pages are the same feed.
    updated: sorted[0]?.date ?? new Date(0),
    feedLinks: { atom },
    author: { name: 'htmlnano contributors' },
  });
  for (const { link, date, summary, ...entry } of sorted) {
    const day = date.toISOString().slice(0, 10);
    // An entry that is changed again is a new one to those who follow.
    feed.addItem({
      ...entry,
      id: `${link}#${day}`,
      link,
      date,
      description: summary,
    });
  }
  return feed.atom1();
}
