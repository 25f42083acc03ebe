/*
 * What the worker knows of the build that it came with. A build is kept whole,
 * in a cache of its own.
 */

/** A built site, as its worker (`worker`) keeps it. */
export interface Build {
  /** Changes when any of the site's files does. */
  readonly id: string;
  readonly baseUrl: string;
  readonly title: string;
  /** What the pages of every version need. */
  readonly site: Files;
  readonly versions: readonly KeptVersion[];
  /** What is only kept when it was used: parts of live examples. */
  readonly lazyAssets: readonly string[];
}

/** Files by their paths, base URL included. */
export interface Files {
  /** Their names have a hash of what is in them. */
  readonly assets: readonly string[];
  /**
   * Those whose names stay, with what is in them: "sha256-…", as in
   * https://www.w3.org/TR/SRI/.
   */
  readonly others: Readonly<Record<string, string>>;
}

/** The pages of a version and what they and their search need. */
export interface KeptVersion extends Files {
  readonly label: string;
  /** The pages in the order in which one reads them. The first is the home. */
  readonly pages: readonly PageLink[];
}

export interface PageLink {
  readonly path: string;
  readonly title: string;
}

/** File of the worker, in the root of the site. */
export const WORKER_FILE = 'sw.js';

/** How the names of a site's caches begin: others may share its origin. */
export const cachePrefix = (baseUrl: string): string => `offline:${baseUrl}:`;
