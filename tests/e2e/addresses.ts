import path from 'node:path';
import versions from '../../versions.json';

/** Absolute path of the built site under test (`SITE`). */
export const BUILD = path.join(__dirname, '../..', process.env.SITE ?? 'build');

/** The base URL of the site under test: `/`, or `/htmlnano/` on GitHub Pages. */
export const BASE_URL = process.env.BASE_URL ?? '/';

/** The version at the root. */
export const [LATEST] = versions as [string, ...string[]];

/** The released version that is dropped next. */
export const OLDEST = versions.at(-1) ?? LATEST;

/**
 * Path of the site under test.
 * @param path without the base URL: `/usage`, `/feed.xml`
 * @param version of the page, if the test depends on it: `2.1.0`; by default
 *   the latest
 */
export function at(path: string, version = LATEST): string {
  const inSite =
    version === LATEST ? path : `/${version}${path === '/' ? '' : path}`;
  return BASE_URL + inSite.slice(1);
}
