import path from 'node:path';
import versions from '../../versions.json';

/** Folder of the built site under test, by `SITE`; absolute. */
export const BUILD = path.join(__dirname, '../..', process.env.SITE ?? 'build');

/** Where the site under test stands: `/`, or `/htmlnano/` as on GitHub Pages. */
export const BASE_URL = process.env.BASE_URL ?? '/';

/** The version at the root. */
export const [LATEST] = versions as [string, ...string[]];

/**
 * Path of the site under test.
 * @param path As it is where the site stands at the root: `/usage`, `/feed.xml`.
 * @param version That of the page, where the test says something of it: `2.1.0`.
 *   The latest else.
 */
export function at(path: string, version = LATEST): string {
  const inSite =
    version === LATEST ? path : `/${version}${path === '/' ? '' : path}`;
  return BASE_URL + inSite.slice(1);
}
