import fs from 'node:fs';
import path from 'node:path';
import type { Props } from '@docusaurus/types';
import { pagePath } from '../shared/addresses';
import { loadedDocs } from '../shared/docs';

/** What `published.json` holds. */
export interface Published {
  /**
   * By name of a version: the paths of its pages within it (`/`, `/usage`) when it was
   * released. A version that is not in `versions.json` was dropped: its addresses
   * redirect to the oldest one.
   */
  readonly pages: Readonly<Record<string, readonly string[]>>;
  /** Redirects for paths that are no longer pages: `/old` to `/usage#new`. */
  readonly moved: Readonly<Record<string, string>>;
}

/** Reads `published.json`, which is beside `versions.json`. */
export const readPublished = (siteDir: string): Published =>
  JSON.parse(
    fs.readFileSync(path.join(siteDir, 'published.json'), 'utf8'),
  ) as Published;

/** The file in the root of the site from which static hosts read redirects. */
const REDIRECTS_FILE = '_redirects';

/** Temporary (302): after the next release another version is the latest. */
export const REDIRECT_STATUS = 302;

/**
 * Writes redirects from addresses that were published, and are no page any more: each
 * path below the name of its version, below Next, and at the root, where its version was
 * once. Not by patterns: `/2.1.0/*` would lead `/2.1.0//other.example` to another host.
 *
 * @throws Error when such an address would lead to no page
 */
export function writeRedirects(
  { outDir, baseUrl, plugins }: Pick<Props, 'outDir' | 'baseUrl' | 'plugins'>,
  { pages: published, moved }: Published,
): void {
  const { loadedVersions } = loadedDocs(plugins);
  const addressOf = (home: string, slug: string): string =>
    pagePath(home.replace(/\/$/, '') + slug, baseUrl);
  const current = new Set(
    loadedVersions.flatMap(({ docs }) =>
      docs.map(({ permalink }) => pagePath(permalink, baseUrl)),
    ),
  );
  const isPage = (address: string): boolean =>
    current.has(pagePath(address.replace(/#.*/, ''), baseUrl));
  const lines = new Set<string>();
  const gone = new Set<string>();
  for (const [name, slugs] of Object.entries(published)) {
    // A version that was dropped leads to the oldest one.
    const version =
      loadedVersions.find((each) => each.versionName === name) ??
      loadedVersions.at(-1);
    const homes = loadedVersions
      .filter((each) => each.isLast || each.versionName === 'current')
      .map((each) => ({ from: each.path, to: each.path }));
    homes.push({ from: baseUrl + name, to: version?.path ?? baseUrl });
    for (const slug of slugs)
      for (const home of homes) {
        const from = addressOf(home.from, slug);
        const to = [slug, moved[slug] ?? slug]
          .map((target) => addressOf(home.to, target))
          .find(isPage);
        if (to === undefined) gone.add(from);
        else if (!isPage(from))
          lines.add(`${from} ${to} ${String(REDIRECT_STATUS)}\n`);
      }
  }
  if (gone.size > 0)
    throw new Error(
      `${[...gone].join(', ')}: published, and no page any more. Write in published.json where it leads, by paths within a version: "moved": { "/old": "/usage#new" }.`,
    );
  fs.writeFileSync(path.join(outDir, REDIRECTS_FILE), [...lines].join(''));
}

/** Reads the redirects of a built site; one without the file has none. */
export function readRedirects(dir: string) {
  const file = path.join(dir, REDIRECTS_FILE);
  const text = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
  const lines = text.matchAll(/^(\S+) (\S+) \d+$/gm);
  return Array.from(lines, ([, from = '', to = '']) => ({ from, to }));
}
