import fs from 'node:fs';
import path from 'node:path';
import { documentedVersions } from '../examples/versions';

const siteDir = path.join(__dirname, '../..');

/**
 * Tells which htmlnano a page describes.
 *
 * @param file the page's absolute path
 * @returns the library's version, such as `3.5.1`
 * @throws Error when the page belongs to no version of the site
 */
export function libraryOf(file: string): string {
  const page = path.relative(siteDir, file).split(path.sep).join('/');
  const version = documentedVersions(siteDir).find(({ pages }) =>
    page.startsWith(`${pages}/`),
  );
  if (!version) {
    throw new Error(
      `${page} lies in the folder of no version of versions.json.`,
    );
  }
  const manifest = JSON.parse(
    fs.readFileSync(
      path.join(siteDir, version.library, 'package.json'),
      'utf8',
    ),
  ) as { dependencies: { htmlnano: string } };
  return manifest.dependencies.htmlnano;
}
