/** The routes of the specification (section 2), each with what it must show. */

export const VERSIONS = [
  {
    name: 'current',
    label: 'Next',
    base: '/next',
    folder: 'docs',
    banner: 'This is unreleased documentation',
  },
  {
    name: '2.1.0',
    label: '2.1.0',
    base: '',
    folder: 'versioned_docs/version-2.1.0',
    banner: undefined,
  },
  {
    name: '1.1.1',
    label: '1.1.1',
    base: '/1.1.1',
    folder: 'versioned_docs/version-1.1.1',
    banner: 'no longer actively maintained',
  },
] as const;

export type Version = (typeof VERSIONS)[number];

/** In the order of the sidebar. */
export const DOCS = [
  { id: 'introduction', slug: '', file: '010-introduction.md' },
  { id: 'config', slug: '/config', file: '030-config.md' },
  { id: 'contribute', slug: '/contribute', file: '060-contribute.md' },
  { id: 'modules', slug: '/modules', file: '050-modules.md' },
  { id: 'presets', slug: '/presets', file: '040-presets.md' },
  { id: 'usage', slug: '/usage', file: '020-usage.md' },
] as const;

export type Doc = (typeof DOCS)[number];

export function titleOf(doc: Doc): string {
  return doc.id.charAt(0).toUpperCase() + doc.id.slice(1);
}

export function routeOf(version: Version, doc: Doc): string {
  return `${version.base}${doc.slug}` || '/';
}

/** All eighteen pages. */
export const PAGES = VERSIONS.flatMap((version) =>
  DOCS.map((doc) => ({ version, doc, route: routeOf(version, doc) })),
);

export const URL_OF_SITE = 'https://htmlnano.netlify.app';
export const REPOSITORY = 'https://github.com/maltsev/htmlnano';
