import path from 'node:path';
import versions from '../../versions.json';

/** Absolute path of the built site under test. */
export const BUILD = path.join(__dirname, '../..', 'build');

/** The version at the root. */
export const [LATEST] = versions as [string, ...string[]];

/** The released version that is dropped next. */
export const OLDEST = versions.at(-1) ?? LATEST;

/**
 * Path of the site under test.
 * @param path of the latest version: `/usage`, `/feed.xml`
 * @param version of the page, if the test depends on it: `2.1.0`; by default
 *   the latest
 */
export const at = (path: string, version = LATEST): string =>
  version === LATEST ? path : `/${version}${path === '/' ? '' : path}`;
