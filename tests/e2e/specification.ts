/** The versions and pages of the site under test. */

import sidebars from '../../sidebars';
import {
  documentedVersions,
  libraryOf,
  pageId,
  pagesOf,
  SITE_DIR,
} from '../../src/htmlnano/versions';
import { site } from '../../src/site';
import { at, LATEST } from './addresses';

/** In the order of the version menu: Next, the latest, older ones. */
export const VERSIONS = documentedVersions(SITE_DIR).map((version) => ({
  ...version,
  label: version.name === 'current' ? 'Next' : version.name,
  /** The text of the banner above its pages. */
  banner:
    new Map([
      ['current', 'which npm installs.'],
      [LATEST, `For ${LATEST}. npm installs`],
    ]).get(version.name) ?? 'no longer actively maintained',
}));

export type Version = (typeof VERSIONS)[number];

/** The versions of htmlnano. After a release, two versions of the pages have the same. */
export const LIBRARIES = new Set(
  VERSIONS.map((version) => libraryOf(SITE_DIR, version).number),
);

export const [NEXT] = VERSIONS as [Version, ...Version[]];

/** The first heading of a page: of the first one it says what htmlnano does. */
export const headingOf = (doc: { readonly id: string }): string =>
  doc.id === 'introduction' ? 'htmlnano makes HTML smaller' : titleOf(doc);

export function titleOf({ id }: { readonly id: string }): string {
  return id.charAt(0).toUpperCase() + id.slice(1);
}

export const routeOf = (
  { base }: Version,
  { slug }: { readonly slug: string },
): string => at(base + slug || '/');

/** The address that the website is built for, without a slash at the end. */
export const HOME = site.url;

/**
 * Whether search engines list a version: older ones leave them to the latest, and
 * so does Next as long as it documents the same htmlnano.
 */
export const isIndexed = (version: Version): boolean =>
  version.name === LATEST ||
  (version === NEXT && libraryOf(SITE_DIR, NEXT).number !== LATEST);

const inSidebar = sidebars.docs as readonly { readonly id: string }[];

/**
 * Every page of every version, each in the order of its sidebar: `slug` is its path
 * below that of its version, `file` its Markdown.
 */
export const PAGES = VERSIONS.flatMap((version) => {
  const files = pagesOf(SITE_DIR, version);
  return inSidebar.flatMap(({ id }) => {
    const doc = { id, slug: id === 'introduction' ? '' : `/${id}` };
    const file = files.find((each) => pageId(each) === id);
    return file ? { version, doc, route: routeOf(version, doc), file } : [];
  });
});

export type Page = (typeof PAGES)[number];

/** The pages of the latest version. */
export const LATEST_PAGES = PAGES.filter(
  ({ version }) => version.name === LATEST,
);

export const DOCS = LATEST_PAGES.map(({ doc }) => doc);
