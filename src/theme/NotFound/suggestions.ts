import type { ModulesPage } from '../../search/types';
import { pageTitle } from '../pageTitle';

/** What Docusaurus knows of a docs version; see `useVersions`. */
export interface Version {
  readonly name: string;
  readonly label: string;
  readonly path: string;
  readonly isLast: boolean;
  readonly docs: readonly { readonly id: string; readonly path: string }[];
}

/** What there is to suggest from; versions from the newest to the oldest. */
export interface Site {
  readonly baseUrl: string;
  readonly versions: readonly Version[];
  readonly modules: readonly ModulesPage[];
}

/** A link to a page, or a section, of a version. */
export interface Suggestion {
  readonly title: string;
  /** Label of the version. */
  readonly version: string;
  readonly path: string;
}

export interface Suggestions {
  /** The likely pages, likeliest first. */
  readonly pages: readonly Suggestion[];
  /** The module that the address names. */
  readonly module:
    | {
        readonly name: string;
        readonly sections: readonly Suggestion[];
        /** Label of the first version that has it, unless all have. */
        readonly since: string | undefined;
      }
    | undefined;
  /** The words of the address, to search for. */
  readonly query: string;
  /** Name of the version that the address lies below. */
  readonly version: string | undefined;
}

/** No address of this site comes near that length. */
const MAX_LENGTH = 300;

/** So many slips are one too many, however long the name. */
const MAX_SLIPS = 3;

/**
 * What a reader may have looked for at an address that is not there. Takes any
 * path, and never throws.
 */
export function suggest(
  pathname: string,
  { baseUrl, versions, modules }: Site,
): Suggestions {
  const segments = segmentsOf(pathname, baseUrl);
  const asked = segments.map(fold);
  const first = asked[0]?.replace(/^v(?=\d)/, '') ?? '';
  const version = versions.find(({ label, path }) =>
    [label, ...segmentsOf(path, baseUrl)].some((name) => fold(name) === first),
  );
  const rank = (other: Version): number =>
    other === version ? 0 : other.isLast ? 1 : 2;
  const ordered = versions.toSorted((a, b) => rank(a) - rank(b));
  return {
    pages: likelyPages(asked, baseUrl, ordered),
    module: moduleNamed(asked.at(-1), modules, versions, ordered),
    query: queryOf(version === undefined ? segments : segments.slice(1)),
    version: version?.name,
  };
}

function segmentsOf(pathname: string, baseUrl: string): string[] {
  const path = pathname.slice(0, MAX_LENGTH);
  return decoded(path.startsWith(baseUrl) ? path.slice(baseUrl.length) : path)
    .replace(/(?:index)?\.html?$/i, '')
    .split('/')
    .filter((segment) => segment !== '');
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Makes names equal that differ in case and hyphens only. */
const fold = (name: string): string =>
  name.toLowerCase().replace(/[-_\s]/g, '');

interface Page extends Suggestion {
  readonly id: string;
  /** What the page could be thought to be at, `2.1.0/config` for `config`. */
  readonly addresses: readonly string[];
}

function pagesOf(version: Version, baseUrl: string): Page[] {
  const root = segmentsOf(version.path, baseUrl).map(fold);
  return version.docs.map(({ id, path }) => {
    const below = segmentsOf(path, baseUrl).map(fold).slice(root.length);
    return {
      id: fold(id),
      title: pageTitle(id),
      version: version.label,
      path,
      addresses: [root, [fold(version.label)]].flatMap((start) =>
        [below, [fold(id)]].map((end) => [...start, ...end].join('/')),
      ),
    };
  });
}

/** The pages nearest by their path, then those of the same name. */
function likelyPages(
  asked: readonly string[],
  baseUrl: string,
  versions: readonly Version[],
): Suggestion[] {
  const name = asked.at(-1);
  if (name === undefined) return [];
  const pages = versions.flatMap((version) => pagesOf(version, baseUrl));
  const near = nearest(asked.join('/'), pages, ({ addresses }) => addresses);
  const named = pages.filter(({ id }) => id === name);
  const likely =
    near.length + named.length > 0
      ? [...near, ...named]
      : nearest(name, pages, ({ id }) => [id]);
  return [...new Set(likely)].map(({ title, version, path }) => ({
    title,
    version,
    path,
  }));
}

/** Those whose best name is nearest to `asked`, if that is near. */
function nearest<T>(
  asked: string,
  candidates: readonly T[],
  namesOf: (candidate: T) => readonly string[],
): T[] {
  const slips = candidates.map((candidate) =>
    Math.min(...namesOf(candidate).map((name) => slipsBetween(asked, name))),
  );
  const least = Math.min(...slips);
  return candidates.filter(
    (_, index) => least < Infinity && slips[index] === least,
  );
}

/** Edit distance, or infinity if it is too much for the last segment. */
function slipsBetween(asked: string, name: string): number {
  const length = Math.max(lastOf(asked).length, lastOf(name).length);
  const limit = Math.min(MAX_SLIPS, Math.floor(length / 3));
  if (Math.abs(asked.length - name.length) > limit) return Infinity;
  const distance = editDistance(asked, name);
  return distance > limit ? Infinity : distance;
}

const lastOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** Levenshtein's distance, in which another digit counts twice. */
function editDistance(a: string, b: string): number {
  const letters = Array.from(b);
  let row = [0, ...letters.map((_, index) => index + 1)];
  for (const from of a) {
    const next = [(row[0] ?? 0) + 1];
    for (const [index, to] of letters.entries()) {
      next.push(
        Math.min(
          (row[index + 1] ?? 0) + 1,
          (next[index] ?? 0) + 1,
          (row[index] ?? 0) + replacementCost(from, to),
        ),
      );
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** 3.5.1 is another version, not 1.1.1 misspelt. */
function replacementCost(from: string, to: string): number {
  if (from === to) return 0;
  return /\d/.test(from + to) ? 2 : 1;
}

function moduleNamed(
  asked: string | undefined,
  pages: readonly ModulesPage[],
  versions: readonly Version[],
  ordered: readonly Version[],
): Suggestions['module'] {
  const sectionIn = (version: Version): (Suggestion | undefined)[] => {
    const page = pages.find((candidate) => candidate.version === version.name);
    if (page === undefined) return [];
    const module = page.modules.find(({ name }) => fold(name) === asked);
    return module === undefined
      ? [undefined]
      : [{ title: module.name, version: version.label, path: module.url }];
  };
  const isThere = (section: Suggestion | undefined) => section !== undefined;
  const sections = ordered.flatMap(sectionIn).filter(isThere);
  const [first] = sections;
  if (first === undefined) return undefined;
  const fromOldest = versions.toReversed().flatMap(sectionIn);
  return {
    name: first.title,
    sections,
    since:
      fromOldest[0] === undefined
        ? fromOldest.find(isThere)?.version
        : undefined,
  };
}

const VERSION_NUMBER = /^v?\d+(?:\.\w+)*$/;

function queryOf(segments: readonly string[]): string {
  return segments
    .filter((segment) => !VERSION_NUMBER.test(segment))
    .join(' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
