import { inspect } from 'node:util';
import { nearest } from '../src/plugins/page-rules/nearest';
import type { LibraryFacts } from '../src/htmlnano/facts/introspect';
import {
  describedModules,
  labelOf,
  packagesIn,
  presetRows,
} from '../src/htmlnano/facts/moduleTables';
import { isOfType } from './values';
import type { Chapter, Row } from '../src/htmlnano/facts/tables';
import { evaluate } from '../src/htmlnano/library/literal';
import { isSame } from './literal';
import { sourceOf } from './sourceOf';
import { failIf, failure, type Failure } from './failure';

/** The page describes every module of the library, and nothing else. */
export function checkModules(
  chapters: readonly Chapter[],
  { modules, version }: LibraryFacts,
): Failure[] {
  const described = describedModules(chapters);
  const names = described.map(({ heading }) => heading);
  const [page = { file: '', line: 0 }] = chapters;
  const missing = modules.filter((name) => !names.includes(name));
  const meant = names.map((name) =>
    modules.includes(name) ? undefined : nearest(name, missing),
  );
  return [
    ...described.flatMap((chapter, index) =>
      failIf(
        !modules.includes(chapter.heading) ||
          names.indexOf(chapter.heading) !== index,
        chapter,
        meant[index] === undefined
          ? `"${chapter.heading}" is no module of htmlnano ${version}, or is described twice: CONTRIBUTING.md, "A new module".`
          : `"${chapter.heading}" is no module of htmlnano ${version}. Did you mean "${meant[index]}"?`,
      ),
    ),
    ...missing
      .filter((name) => !meant.includes(name))
      .map((name) =>
        failure(
          page,
          `the module "${name}" is not described. Write a section "### ${name}": CONTRIBUTING.md, "A new module".`,
        ),
      ),
  ];
}

/**
 * The table of a module ends with the packages that it needs, if any, and the previous
 * version if the module is new. A row may state the value of presets. A module of which
 * there is nothing to say has no table.
 *
 * @param previous the library of the previous documented version, if any
 */
export function checkModuleTable(
  chapter: Chapter,
  library: LibraryFacts,
  previous: Pick<LibraryFacts, 'version' | 'modules'> | undefined,
): Failure[] {
  const module = chapter.heading;
  // An unknown module is reported by `checkModules`.
  if (!library.modules.includes(module)) return [];
  const [[head, ...rows] = []] = chapter.tables;
  const needed = packagesOf(module, library);
  const isNew = previous && !previous.modules.includes(module);
  const last = [
    ...(needed.length > 0 ? ['Packages'] : []),
    ...(isNew ? ['New since'] : []),
  ];
  const wanted = ['a row for each value', ...last].join(', then ');
  if (chapter.tables.length > 1 || (!head && last.length > 0)) {
    const count = String(chapter.tables.length);
    const message = `"${module}" needs one table, with ${wanted}. It has ${count}.`;
    return [failure(chapter, message)];
  }
  if (!head) return [];
  const labels = rows.map(labelOf);
  const ends = labels.filter((label) => /^(Packages|New since)$/.test(label));
  if (
    !isSame(ends, last) ||
    !isSame(labels.slice(labels.length - last.length), last)
  ) {
    const missing = last.filter((label) => !labels.includes(label));
    const lacks = missing.length > 0 ? ` It lacks ${missing.join(', ')}.` : '';
    const message = `the table of "${module}" must have ${wanted}.${lacks}`;
    return [failure(head, message)];
  }
  const packages = rows[labels.indexOf('Packages')];
  const listed = packagesIn(chapter);
  return [
    ...presetRows(chapter).flatMap(([row, presets]) =>
      presets.flatMap((preset) =>
        checkPresetValue(row, 1, library.presets[preset]?.[module], preset),
      ),
    ),
    ...(packages
      ? failIf(
          !isSame([...listed].sort(), needed) ||
            packages.cells[1]?.text !== listed.join(', '),
          packages,
          `"${module}" needs: ${needed.join(', ')}.`,
        )
      : []),
    ...failIf(
      Boolean(isNew) && rows.at(-1)?.cells[1]?.text !== previous?.version,
      rows.at(-1) ?? head,
      `New since must be ${previous?.version ?? ''}, the version before.`,
    ),
  ];
}

/** The optional packages that the source of a module imports. */
function packagesOf(module: string, library: LibraryFacts): string[] {
  const source = sourceOf(library, module);
  return Object.keys(library.optionalPackages)
    .filter((name) =>
      new RegExp(`optionalImport\\)?\\(['"]${name}['"]`).test(source),
    )
    .sort();
}

/**
 * A cell states the value of a module in a preset, as a JavaScript literal or,
 * for a function, in words.
 */
export function checkPresetValue(
  row: Row,
  column: number,
  actual: unknown,
  preset: string,
): Failure[] {
  const { text = '', code: [code] = [] } = row.cells[column] ?? {};
  if (isOfType(actual, text) || (text === code && isLiteral(code, actual)))
    return [];
  const wanted =
    typeof actual === 'function'
      ? 'a function'
      : `\`${inspect(actual, { depth: Infinity, breakLength: Infinity })}\``;
  return [
    failure(
      row,
      actual === undefined
        ? `there is no preset \`${preset}\`.`
        : `"${text}" is wrong: write ${wanted}, in preset ${preset}.`,
    ),
  ];
}

/** Whether code is a literal of a value. */
function isLiteral(code: string, value: unknown): boolean {
  try {
    return isSame(evaluate(code), value);
  } catch {
    return false;
  }
}
