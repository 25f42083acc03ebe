import fs from 'node:fs';
import path from 'node:path';

export const SITE_DIR = path.join(__dirname, '../..');

/** A documented version with the folders of its pages and its library. */
export interface DocumentedVersion {
  /** Docusaurus's name of the version: `current` is Next. */
  readonly name: string;
  /** Path of the version on the site; empty for the latest. */
  readonly base: string;
  /** Folder of the pages, relative to the site. */
  readonly pages: string;
  /** Folder of the npm workspace with the library, relative to the site. */
  readonly library: string;
}

/**
 * Lists the versions that the site publishes, newest first.
 *
 * @param siteDir the folder that holds `versions.json`
 */
export function documentedVersions(siteDir: string): DocumentedVersion[] {
  const names = JSON.parse(
    fs.readFileSync(path.join(siteDir, 'versions.json'), 'utf8'),
  ) as string[];
  const hasLibraries = fs.existsSync(path.join(siteDir, 'libraries'));
  const libraryOfNext = path.join(SITE_DIR, 'libraries/next');
  // Websites without libraries, as in `tests/fixtures`, use the one of Next here.
  const libraryFor = (name: string): string =>
    hasLibraries
      ? `libraries/${name}`
      : path.relative(siteDir, libraryOfNext).split(path.sep).join('/');
  return [
    {
      name: 'current',
      base: '/next',
      pages: 'docs',
      library: libraryFor('next'),
    },
    ...names.map((name, index) => ({
      name,
      base: index === 0 ? '' : `/${name}`,
      pages: `versioned_docs/version-${name}`,
      library: libraryFor(name),
    })),
  ];
}

/**
 * Finds the version of a page.
 *
 * @param file the page's absolute path
 * @throws Error when the page belongs to no version of the site
 */
export function versionOf(siteDir: string, file: string): DocumentedVersion {
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

/**
 * Reads the version number of a workspace's library, and its release date.
 */
export function libraryOf(
  siteDir: string,
  { library }: Pick<DocumentedVersion, 'library'>,
): { readonly number: string; readonly published: string } {
  const file = path.join(siteDir, library, 'package.json');
  const { dependencies, published } = JSON.parse(
    fs.readFileSync(file, 'utf8'),
  ) as { dependencies: { htmlnano: string }; published: string };
  return { number: dependencies.htmlnano, published };
}

/** The id of a page by its Markdown file: `usage` for `docs/020-usage.md`. */
export const pageId = (file: string): string =>
  path.basename(file, '.md').replace(/^\d+-/, '');

/** The path of a page within its version, by its Markdown file: `/usage`. */
export const slugOf = (file: string): string =>
  pageId(file) === 'introduction' ? '/' : `/${pageId(file)}`;

/** The Markdown files of a version, relative to the site, in order. */
export function pagesOf(siteDir: string, version: DocumentedVersion): string[] {
  return fs
    .readdirSync(path.join(siteDir, version.pages))
    .filter((file) => file.endsWith('.md'))
    .sort()
    .map((file) => `${version.pages}/${file}`);
}

/**
 * The Markdown file of one page of a version, relative to the site.
 *
 * @throws Error when the version has no such page
 */
export function pageOf(
  siteDir: string,
  version: DocumentedVersion,
  id: string,
): string {
  const file = pagesOf(siteDir, version).find((page) => pageId(page) === id);
  if (file !== undefined) return file;
  throw new Error(`${version.pages} has no page "${id}".`);
}
