import { isSame } from './literal';
import { type Difference, sharedModules } from './differences';
import { failure, type Failure } from './failure';
import type { LibraryFacts } from '../src/htmlnano/facts/introspect';
import { type Chapter, chapterOf } from '../src/htmlnano/facts/tables';

type Library = Pick<LibraryFacts, 'modules' | 'presets'>;

/** An item of the list of changes. */
interface Change {
  readonly label: string;
  /** Modules that have changed so since the previous version. */
  readonly names: readonly string[];
}

const REMOVED = 'Removed modules';

/**
 * Compares two versions of the library.
 *
 * @param differences examples with different results
 * @returns the items of the list, in order
 */
export function findChanges(
  older: Library,
  newer: Library,
  differences: readonly Pick<Difference, 'module'>[],
): Change[] {
  const shared = sharedModules(older, newer);
  const isNotShared = (name: string): boolean => !shared.includes(name);
  return [
    { label: 'New modules', names: newer.modules.filter(isNotShared) },
    { label: REMOVED, names: older.modules.filter(isNotShared) },
    {
      label: 'Changed modules',
      names: shared.filter((name) =>
        differences.some(({ module }) => module === name),
      ),
    },
    {
      label: 'Other values in presets',
      names: shared.filter((name) =>
        Object.entries(newer.presets).some(
          ([preset, values]) =>
            !isSame(values[name], older.presets[preset]?.[name]),
        ),
      ),
    },
  ];
}

/** The heading of the list of changes. */
export const changesHeading = (older: string): string =>
  `Modules that changed since ${older}`;

/** An item of the list of changes, in Markdown without links. */
export const itemOf = ({ label, names }: Change): string =>
  `${label}: ${names.join(', ') || 'none'}.`;

/**
 * The list on an Introduction names the modules that have changed, in the order of
 * the presets' keys, with links.
 *
 * @param older the previous documented version
 */
export function checkWhatChanged(
  chapters: readonly Chapter[],
  older: string,
  changes: readonly Change[],
): Failure[] {
  const chapter = chapterOf(chapters, changesHeading(older));
  const [items = []] = chapter.lists;
  return changes.flatMap((change, index) => {
    const item = items[index];
    const wanted = itemOf(change);
    if (item?.cells[0]?.text !== wanted) {
      const message = `item ${String(index + 1)} is: ${wanted}`;
      return [failure(item ?? chapter, message)];
    }
    // Removed modules have no section on this page.
    if (change.label === REMOVED) return [];
    const { links, targets } = item.cells[0];
    return change.names
      .filter((name) => {
        const target = targets[links.indexOf(name)];
        return target !== `./050-modules.md#${name.toLowerCase()}`;
      })
      .map((name) => failure(item, `"${name}" must link to its section.`));
  });
}
