import fs from 'node:fs';
import path from 'node:path';
import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { Props } from '@docusaurus/types';
import { pagePath } from '../shared/addresses';
import { loadedDocs } from '../shared/docs';
import { orThrow } from '../shared/orThrow';
import type { Options } from './options';

/** Paths of the host, base URL included. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** The file in the root of the site from which static hosts read redirects. */
const REDIRECTS_FILE = '_redirects';

/** Temporary (302): after the next release another version is the latest. */
export const REDIRECT_STATUS = 302;

/**
 * Writes redirects, in the format of Netlify and other hosts: for addresses that
 * people type, such as `/latest/usage`, `/2.1.0/usage`, `/v1.1.1/usage` and the number of
 * the release that unreleased pages document; for pages that were moved; and for
 * versions that were dropped, whose addresses lead to the oldest one. Each page has a
 * line of its own: `/2.1.0/*` would lead `/2.1.0//other.example` to another host.
 *
 * @throws Error when a published address would lead to no page
 */
export function writeRedirects(
  { outDir, baseUrl, plugins }: Pick<Props, 'outDir' | 'baseUrl' | 'plugins'>,
  options: Options,
): void {
  const { loadedVersions } = loadedDocs(plugins);
  const lines = new Map<string, string>();
  const gone: string[] = [];
  // Right after a release, unreleased pages document the same as the latest.
  for (const version of [
    ...loadedVersions.filter(({ isLast }) => isLast),
    ...loadedVersions.filter(({ isLast }) => !isLast),
  ]) {
    const home = version.path.replace(/\/$/, '');
    const pages = pagesOf(version, baseUrl);
    for (const slug of publishedSlugs(version, loadedVersions, options)) {
      if (pages.has(slug)) continue;
      const to = whereMoved(slug, pages, options);
      if (to === undefined) gone.push(home + slug);
      else {
        pages.set(slug, to);
        lines.set(home + slug, to);
      }
    }
    for (const name of otherNames(version, loadedVersions, options)) {
      if (baseUrl + name === home) continue;
      for (const [slug, to] of pages) {
        const from = baseUrl + name + slug.replace(/^\/$/, '');
        if (!lines.has(from)) lines.set(from, to);
      }
    }
  }
  if (gone.length > 0) {
    throw new Error(
      `${gone.join(', ')}: published, and no page any more. Write in published.json where it leads, by paths within a version: "moved": { "/old": "/usage#new" }.`,
    );
  }
  const text = Array.from(
    lines,
    ([from, to]) => `${from} ${to} ${String(REDIRECT_STATUS)}\n`,
  );
  fs.writeFileSync(path.join(outDir, REDIRECTS_FILE), text.join(''));
}

/** The pages of a version, by their paths within it: `/`, `/usage`. */
function pagesOf(
  { path: home, docs }: LoadedVersion,
  baseUrl: string,
): Map<string, string> {
  const { length } = home.replace(/\/$/, '');
  return new Map(
    docs.map(({ permalink }) => {
      const to = pagePath(permalink, baseUrl);
      return [to.slice(length) || '/', to];
    }),
  );
}

/** The redirect target (`moved`) of a published path that is no longer a page. */
function whereMoved(
  slug: string,
  pages: ReadonlyMap<string, string>,
  { moved }: Options,
): string | undefined {
  const [page = '', hash] = moved[slug]?.split('#') ?? [];
  const to = pages.get(page);
  return to === undefined || hash === undefined ? to : `${to}#${hash}`;
}

/** Versions whose pages were published once, and are no more. */
const droppedVersions = (
  versions: readonly LoadedVersion[],
  { published }: Options,
): string[] =>
  Object.keys(published).filter(
    (name) => !versions.some(({ versionName }) => versionName === name),
  );

/**
 * The published paths for which a version needs a page or a redirect: its own; for the
 * latest and Next those of all versions, since each was the latest once; for the oldest
 * those of dropped versions.
 */
function publishedSlugs(
  version: LoadedVersion,
  versions: readonly LoadedVersion[],
  options: Options,
): Set<string> {
  const { published } = options;
  const isOld =
    versions.indexOf(version) > versions.findIndex(({ isLast }) => isLast);
  const names = isOld
    ? [
        version.versionName,
        ...(version === versions.at(-1)
          ? droppedVersions(versions, options)
          : []),
      ]
    : Object.keys(published);
  return new Set(names.flatMap((name) => published[name] ?? []));
}

/** Other names by which people address a version. */
function otherNames(
  version: LoadedVersion,
  versions: readonly LoadedVersion[],
  options: Options,
): string[] {
  const { versionName, isLast } = version;
  const numbers = [
    orThrow(options.releases[versionName], `The release of ${versionName}`),
    ...(version === versions.at(-1) ? droppedVersions(versions, options) : []),
  ];
  return [
    ...(isLast ? ['latest'] : []),
    ...numbers.flatMap((number) => [number, `v${number}`]),
  ];
}

/** Reads the redirects of a built site; one without the file has none. */
export function readRedirects(dir: string): Redirect[] {
  const file = path.join(dir, REDIRECTS_FILE);
  if (!fs.existsSync(file)) return [];
  return Array.from(
    fs.readFileSync(file, 'utf8').matchAll(/^(\S+) (\S+) \d+$/gm),
    ([, from = '', to = '']) => ({ from, to }),
  );
}
