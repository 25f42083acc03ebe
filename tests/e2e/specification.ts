/** The routes of the specification (section 2), each with what it must show. */

import names from '../../versions.json';
import { at, LATEST } from './addresses';

export interface Version {
  /** Docusaurus's name of it. */
  readonly name: string;
  readonly label: string;
  /** Its path where the site stands at the root, for `at`. */
  readonly base: string;
  readonly folder: string;
  /** What stands above its pages. */
  readonly banner: string | undefined;
}

export const NEXT: Version = {
  name: 'current',
  label: 'Next',
  base: '/next',
  folder: 'docs',
  banner: 'This is unreleased documentation',
};

/** In the order of the version menu: Next, the latest, older ones. */
export const VERSIONS: readonly Version[] = [
  NEXT,
  ...names.map((name) => ({
    name,
    label: name,
    base: name === LATEST ? '' : `/${name}`,
    folder: `versioned_docs/version-${name}`,
    banner: name === LATEST ? undefined : 'no longer actively maintained',
  })),
];

/** As the not-found page has them: first what most readers have. */
export const LATEST_FIRST = VERSIONS.toSorted(
  (one, other) => Number(other.name === LATEST) - Number(one.name === LATEST),
);

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

export function routeOf({ base }: Version, { slug }: Doc): string {
  return at(base + slug || '/');
}

/** Every page of every version. */
export const PAGES = VERSIONS.flatMap((version) =>
  DOCS.map((doc) => ({ version, doc, route: routeOf(version, doc) })),
);

/** Those of the latest version. */
export const LATEST_PAGES = PAGES.filter(
  ({ version }) => version.name === LATEST,
);

/** The host that the site under test was built for, before a route. */
export const URL_OF_SITE =
  process.env.SITE_URL ?? 'https://htmlnano.netlify.app';

export const REPOSITORY = 'https://github.com/maltsev/htmlnano';
