import type {
  LoadedContent,
  LoadedVersion,
  PropSidebarItem,
} from '@docusaurus/plugin-content-docs';
import { toSidebarsProp } from '@docusaurus/plugin-content-docs/lib/props.js';
import type { AllContent, Plugin, Props } from '@docusaurus/types';

const DOCS = 'docusaurus-plugin-content-docs';

/** The content of the docs plugin, during a build or after it. */
export function loadedDocs(from: AllContent | Props['plugins']): LoadedContent {
  const docs = Array.isArray(from)
    ? from.find(({ name }) => name === DOCS)?.content
    : from[DOCS]?.default;
  if (docs === undefined) throw new Error('INTERNALS.md: Docs plugin');
  return docs as LoadedContent;
}

/** An item of the sidebar: a page, a category, or a link to another place. */
export interface MenuItem {
  readonly label: string;
  /** The path; a category without a page of its own has none. */
  readonly path?: string | undefined;
  readonly items?: readonly MenuItem[];
}

/** The items of each version's sidebars, by the name of the version. */
export type Menus = Readonly<Record<string, readonly MenuItem[]>>;

/**
 * Writes the menus for `PageLinks`. Docusaurus gives a page only its own sidebar. The
 * navbar and other pages get only paths of pages, without labels and order.
 */
export const menus = (): Plugin => ({
  name: 'menus',
  async allContentLoaded({ allContent, actions }) {
    const { loadedVersions } = loadedDocs(allContent);
    const all: Menus = Object.fromEntries(
      loadedVersions.map((version) => [version.versionName, menuOf(version)]),
    );
    await actions.createData(
      'menus.js',
      `export default ${JSON.stringify(all)};\n`,
    );
  },
});

/** The pages of a version, in the order of its sidebar. */
export function docsInOrder(version: LoadedVersion): LoadedVersion['docs'] {
  const paths = pathsIn(menuOf(version));
  return version.docs.toSorted(
    (one, other) =>
      paths.indexOf(one.permalink) - paths.indexOf(other.permalink),
  );
}

const pathsIn = (items: readonly MenuItem[]): string[] =>
  items.flatMap(({ path, items: inner = [] }) => [
    ...(path === undefined ? [] : [path]),
    ...pathsIn(inner),
  ]);

/** All sidebars of a version in one list. */
const menuOf = (version: LoadedVersion): MenuItem[] =>
  Object.values(toSidebarsProp(version)).flat().flatMap(menuItems);

function menuItems(item: PropSidebarItem): MenuItem[] {
  if (item.type === 'html' || (item.type === 'link' && item.unlisted))
    return [];
  const { label, href: path } = item;
  return item.type === 'category'
    ? [{ label, path, items: item.items.flatMap(menuItems) }]
    : [{ label, path }];
}
