import fs from 'node:fs';
import path from 'node:path';
import type { Props } from '@docusaurus/types';
import { pagePath } from '../shared/addresses';
import { loadedDocs } from '../shared/docs';

/** The content of `published.json`. */
export interface Published {
  /**
   * The paths of a version's pages (`/`, `/usage`) when it was released, by the name of
   * the version. A version that is not in `versions.json` was dropped: its addresses
   * redirect to the oldest version.
   */
  readonly pages: Readonly<Record<string, readonly string[]>>;
  /** Redirects for paths that are no longer pages: `/old` to `/usage#new`. */
  readonly moved: Readonly<Record<string, string>>;
}

/** The file in the root of the site from which static hosts read redirects. */
export const REDIRECTS_FILE = '_redirects';

/**
 * Writes redirects from published addresses that are no longer pages: each path below the
 * name of its version, below Next, and at the root, where the version once was. It avoids
 * patterns: `/2.1.0/*` would lead `/2.1.0//other.example` to another host.
 *
 * @throws Error when such an address would lead to no page
 */
export function writeRedirects(
  { outDir, baseUrl, plugins }: Pick<Props, 'outDir' | 'baseUrl' | 'plugins'>,
  { pages, moved }: Published,
): void {
  const { loadedVersions } = loadedDocs(plugins);
  const addressOf = (home: string, slug: string): string =>
    pagePath(home.replace(/\/$/, '') + slug, baseUrl);
  const current = new Set(
    loadedVersions.flatMap(({ docs }) =>
      docs.map(({ permalink }) => pagePath(permalink, baseUrl)),
    ),
  );
  const lines = new Set<string>();
  const gone = new Map<string, string>();
  for (const [name, slugs] of Object.entries(pages)) {
    const version =
      loadedVersions.find(({ versionName }) => versionName === name) ??
      loadedVersions.at(-1);
    const homes = loadedVersions
      .filter(({ isLast, versionName }) => isLast || versionName === 'current')
      .map((each) => [each.path, each.path] as const)
      .concat([[baseUrl + name, version?.path ?? baseUrl]]);
    for (const slug of slugs)
      for (const [oldHome, home] of homes) {
        const from = addressOf(oldHome, slug);
        const to = [slug, moved[slug] ?? slug]
          .map((target) => addressOf(home, target))
          .find((target) =>
            current.has(pagePath(target.replace(/#.*/, ''), baseUrl)),
          );
        if (to === undefined) gone.set(from, slug);
        // It is temporary (302): after the next release another version is the latest.
        else if (!current.has(from)) lines.add(`${from} ${to} 302\n`);
      }
  }
  if (gone.size > 0) {
    const moves = [...new Set(gone.values())].map((slug) => `"${slug}": "/…"`);
    throw new Error(
      `${[...gone.keys()].join(', ')}: published, and no page any more. Write in published.json where it leads, by paths within a version, such as "/usage" or "/usage#new": "moved": { ${moves.join(', ')} }.`,
    );
  }
  fs.writeFileSync(path.join(outDir, REDIRECTS_FILE), [...lines].join(''));
}
