/** The versions and pages of the site under test. */

import fs from 'node:fs';
import path from 'node:path';
import sidebars from '../../sidebars';
import { site } from '../../src/site';
import names from '../../versions.json';
import { at, BASE_URL, BUILD, LATEST } from './addresses';

export interface Version {
  /** Docusaurus's name of the version. */
  readonly name: string;
  readonly label: string;
  /** Its path without the base URL, for `at`. */
  readonly base: string;
  readonly folder: string;
  /** The text of the banner above its pages. */
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

export interface Doc {
  readonly id: string;
  /** Its path below that of its version: `/usage`; empty for the first page. */
  readonly slug: string;
}

export interface Page {
  readonly version: Version;
  readonly doc: Doc;
  readonly route: string;
  /** Its Markdown, relative to the site's folder. */
  readonly file: string;
}

export function titleOf({ id }: Doc): string {
  return id.charAt(0).toUpperCase() + id.slice(1);
}

export function routeOf({ base }: Version, { slug }: Doc): string {
  return at(base + slug || '/');
}

/** The origin that the site under test was built for. */
export const URL_OF_SITE = process.env.SITE_URL ?? site.url;

/** Whether search engines list a version: older ones leave them to the latest. */
export const isIndexed = ({ name }: Version): boolean =>
  name === LATEST || name === NEXT.name;

const isBuilt = (route: string): boolean =>
  fs.existsSync(
    path.join(BUILD, `${route.slice(BASE_URL.length) || 'index'}.html`),
  );

const inSidebar = sidebars.docs as readonly { readonly id: string }[];

const fileOf = ({ folder }: Version, { id }: Doc): string => {
  const files = fs.readdirSync(path.join(__dirname, '../..', folder));
  const name = files.find((each) => each.replace(/^\d+-/, '') === `${id}.md`);
  return `${folder}/${name ?? id}`;
};

/** Every page of every version, each in the order of its sidebar. */
export const PAGES: readonly Page[] = VERSIONS.flatMap((version) =>
  inSidebar.flatMap(({ id }) => {
    const doc = { id, slug: id === 'introduction' ? '' : `/${id}` };
    const route = routeOf(version, doc);
    const file = fileOf(version, doc);
    return isBuilt(route) ? { version, doc, route, file } : [];
  }),
);

/** The pages of the latest version. */
export const LATEST_PAGES = PAGES.filter(
  ({ version }) => version.name === LATEST,
);

export const DOCS = LATEST_PAGES.map(({ doc }) => doc);

/**
 * Tags for the test of a page: `npm test` runs only those of Next, which is where
 * pages change, and one of each other version.
 */
export const tagOf = ({ version, doc }: Page): string[] =>
  version === NEXT || doc.id === 'usage' ? [] : ['@all'];
