import { isSame } from '../src/htmlnano/library/literal';
import type { Difference } from './differences';
import { failure, type Failure } from './failure';
import {
  type LibraryFacts,
  sharedModules,
} from '../src/htmlnano/facts/introspect';
import { type Chapter, chapterOf } from '../src/htmlnano/facts/tables';

type Library = Pick<LibraryFacts, 'modules' | 'presets'>;

/** The labels of the list's items, in order. */
const LABELS = {
  added: 'New modules',
  removed: 'Removed modules',
  /** An example has another result. */
  changed: 'Changed modules',
  revalued: 'Other values in presets',
} as const;

/** Names of modules, by what has changed since the previous version. */
export type Changes = Readonly<Record<keyof typeof LABELS, readonly string[]>>;

/**
 * Compares two versions of the library.
 *
 * @param differences examples with different results
 */
export function findChanges(
  older: Library,
  newer: Library,
  differences: readonly Pick<Difference, 'module'>[],
): Changes {
  const shared = sharedModules(older, newer);
  return {
    added: newer.modules.filter((name) => !shared.includes(name)),
    removed: older.modules.filter((name) => !shared.includes(name)),
    changed: shared.filter((name) =>
      differences.some(({ module }) => module === name),
    ),
    revalued: shared.filter((name) =>
      Object.entries(newer.presets).some(
        ([preset, values]) =>
          !isSame(values[name], older.presets[preset]?.[name]),
      ),
    ),
  };
}

/** The heading of the list of changes. */
export const changesHeading = (older: string): string =>
  `Modules that changed since ${older}`;

/** The items of the list of changes, in Markdown without links. */
export const changeList = (changes: Changes): string[] =>
  Object.entries(LABELS).map(
    ([kind, label]) =>
      `${label}: ${changes[kind as keyof Changes].join(', ') || 'none'}.`,
  );

/**
 * The list on an Introduction names the modules that have changed, in the order of
 * the presets' keys, with links.
 *
 * @param older the previous documented version
 */
export function checkWhatChanged(
  chapters: readonly Chapter[],
  older: string,
  changes: Changes,
): Failure[] {
  const chapter = chapterOf(chapters, changesHeading(older));
  const [items = []] = chapter.lists;
  const kinds = Object.keys(LABELS) as (keyof Changes)[];
  return changeList(changes).flatMap((wanted, index) => {
    const item = items[index];
    const message = `item ${String(index + 1)} is: ${wanted}`;
    if (item?.cells[0]?.text !== wanted) {
      return [failure(item ?? chapter, message)];
    }
    const kind = kinds[index] ?? 'removed';
    // Removed modules have no section on this page.
    if (kind === 'removed') return [];
    const { links, targets } = item.cells[0];
    return changes[kind]
      .filter((name) => {
        const target = targets[links.indexOf(name)];
        return target !== `./050-modules.md#${name.toLowerCase()}`;
      })
      .map((name) => failure(item, `"${name}" must link to its section.`));
  });
}
