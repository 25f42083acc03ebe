import { failure, type Failure } from './failure';
import type { LibraryFacts } from './introspect';
import { evaluate, isSame } from '../examples/literal';
import type { Chapter, Row } from './tables';

const PRESETS = ['safe', 'ampSafe', 'max'] as const;

/** The modules that a page describes: its headings of level 3. */
export function describedModules(chapters: readonly Chapter[]): Chapter[] {
  return chapters.filter(({ depth }) => depth === 3);
}

/** Every module of the library is described, and nothing else is. */
export function checkModules(
  chapters: readonly Chapter[],
  library: LibraryFacts,
): Failure[] {
  const described = describedModules(chapters);
  const names = described.map(({ heading }) => heading);
  const [page = { file: '', line: 0 }] = chapters;
  return [
    ...described
      .filter(
        ({ heading }, index) =>
          !library.modules.includes(heading) ||
          names.indexOf(heading) !== index,
      )
      .map((chapter) =>
        failure(
          chapter,
          `"${chapter.heading}" is no module of htmlnano ${library.version}, or is described twice.`,
        ),
      ),
    ...library.modules
      .filter((name) => !names.includes(name))
      .map((name) => failure(page, `the module "${name}" is not described.`)),
  ];
}

/**
 * The table of a module: its values in the presets, the packages it needs, and
 * whether the version before had it.
 *
 * @param previous the library of the documented version before, if any
 */
export function checkModuleTable(
  chapter: Chapter,
  library: LibraryFacts,
  previous: LibraryFacts | undefined,
): Failure[] {
  const [table = []] = chapter.tables;
  const [head, ...rows] = table;
  if (!head || chapter.tables.length !== 1) {
    return [failure(chapter, `"${chapter.heading}" needs one table.`)];
  }
  const isNew = previous && !previous.modules.includes(chapter.heading);
  const first = PRESETS.map((name) => `Preset ${name}`);
  const last = ['Packages', ...(isNew ? ['New since'] : [])];
  const labels = rows.map(labelOf);
  const inOrder =
    isSame(labels.slice(0, first.length), first) &&
    isSame(labels.slice(labels.length - last.length), last);
  if (!inOrder) {
    return [
      failure(
        head,
        `the table of "${chapter.heading}" must begin with the rows ${first.join(', ')} and end with ${last.join(', ')}.`,
      ),
    ];
  }
  return rows.flatMap((row, index) =>
    checkRow(row, labels[index] ?? '', chapter.heading, library, previous),
  );
}

/** The rows of a module's table that describe values and keys of its option. */
export function optionRows(chapter: Chapter): Row[] {
  return (chapter.tables[0] ?? [])
    .slice(1)
    .filter((row) => !/^(Preset |Packages$|New since$)/.test(labelOf(row)));
}

/** The packages that the table of a module lists, none for "none". */
export function packagesIn(chapter: Chapter): readonly string[] {
  const row = chapter.tables[0]?.find((row) => labelOf(row) === 'Packages');
  return row ? packagesOfRow(row) : [];
}

function packagesOfRow(row: Row): readonly string[] {
  return row.cells[1]?.text === 'none' ? [] : (row.cells[1]?.code ?? []);
}

function labelOf(row: Row): string {
  return row.cells[0]?.text ?? '';
}

function checkRow(
  row: Row,
  label: string,
  module: string,
  library: LibraryFacts,
  previous: LibraryFacts | undefined,
): Failure[] {
  const preset = PRESETS.find((name) => label === `Preset ${name}`);
  if (preset !== undefined) {
    return checkPresetValue(row, 1, library.presets[preset]?.[module]);
  }
  const text = row.cells[1]?.text ?? '';
  if (label === 'Packages') {
    const stated = packagesOfRow(row);
    const needed = packagesOf(module, library);
    return isSame([...stated].sort(), needed) &&
      text === (needed.length === 0 ? 'none' : stated.join(', '))
      ? []
      : [failure(row, `"${module}" needs: ${needed.join(', ') || 'none'}.`)];
  }
  if (label === 'New since' && text !== previous?.version) {
    return [failure(row, `the version before is ${previous?.version ?? '?'}.`)];
  }
  return [];
}

/**
 * A cell that states the value of a module in a preset, as a JavaScript literal
 * or, for a function, in words.
 */
export function checkPresetValue(
  row: Row,
  column: number,
  actual: unknown,
): Failure[] {
  const cell = row.cells[column];
  const [code] = cell?.code ?? [];
  const wanted = `the preset has ${typeof actual === 'function' ? 'a function: write "a function that changes nothing"' : JSON.stringify(actual)}`;
  if (typeof actual === 'function') {
    return cell?.text === 'a function that changes nothing'
      ? []
      : [failure(row, `${wanted}.`)];
  }
  if (code === undefined || cell?.text !== code) {
    return [failure(row, `"${cell?.text ?? ''}" is no literal; ${wanted}.`)];
  }
  try {
    return isSame(evaluate(code), actual)
      ? []
      : [failure(row, `\`${code}\` is wrong; ${wanted}.`)];
  } catch {
    return [failure(row, `\`${code}\` is no JavaScript; ${wanted}.`)];
  }
}

/** The optional packages that the source of a module imports, sorted. */
function packagesOf(module: string, library: LibraryFacts): string[] {
  const source = library.sourceOf(module);
  return Object.keys(library.optionalPackages)
    .filter((name) =>
      new RegExp(`optionalImport\\)?\\(['"]${name}['"]`).test(source),
    )
    .sort();
}
