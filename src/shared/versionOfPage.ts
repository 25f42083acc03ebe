import path from 'node:path';
import { documentedVersions, type DocumentedVersion } from './versions';

/** The folder of the site. */
export const siteDir = path.join(__dirname, '../..');

/**
 * Finds the version of a page.
 *
 * @param file the page's absolute path
 * @throws Error when the page belongs to no version of the site
 */
export function versionOf(file: string): DocumentedVersion {
  const page = path.relative(siteDir, file).split(path.sep).join('/');
  const version = documentedVersions(siteDir).find(({ pages }) =>
    page.startsWith(`${pages}/`),
  );
  if (!version) {
    throw new Error(
      `${page} lies in the folder of no version of versions.json.`,
    );
  }
  return version;
}
