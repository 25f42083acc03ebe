import type {
  LoadedContent,
  LoadedVersion,
  PropSidebarItem,
} from '@docusaurus/plugin-content-docs';
import { toSidebarsProp } from '@docusaurus/plugin-content-docs/lib/props.js';
import type { AllContent, Plugin, Props } from '@docusaurus/types';

const DOCS = 'docusaurus-plugin-content-docs';

/** The content of the docs plugin, while the site is built or after that. */
export function loadedDocs(from: AllContent | Props['plugins']): LoadedContent {
  const docs = Array.isArray(from)
    ? from.find(({ name }) => name === DOCS)?.content
    : from[DOCS]?.default;
  if (docs === undefined) throw new Error('INTERNALS.md: Docs plugin');
  return docs as LoadedContent;
}

/** A page, a category, or a link to elsewhere, as the sidebar has it. */
export interface MenuItem {
  readonly label: string;
  /** None for a category without a page of its own. */
  readonly path?: string | undefined;
  readonly items?: readonly MenuItem[];
}

/** What the sidebars of each version list, by the version's name. */
export type Menus = Readonly<Record<string, readonly MenuItem[]>>;

/**
 * Writes the menus for `PageLinks`. Docusaurus gives a page only the sidebar that it
 * stands in; the navbar and other pages get paths of pages, without labels and order.
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

/** The paths of a menu, from the first to the last. */
export const pathsIn = (items: readonly MenuItem[]): string[] =>
  items.flatMap(({ path, items: inner = [] }) => [
    ...(path === undefined ? [] : [path]),
    ...pathsIn(inner),
  ]);

/** The sidebars of a version one after the other. */
export const menuOf = (version: LoadedVersion): MenuItem[] =>
  Object.values(toSidebarsProp(version)).flat().flatMap(menuItems);

function menuItems(item: PropSidebarItem): MenuItem[] {
  if (item.type === 'html' || (item.type === 'link' && item.unlisted))
    return [];
  const { label, href: path } = item;
  return item.type === 'category'
    ? [{ label, path, items: item.items.flatMap(menuItems) }]
    : [{ label, path }];
}
