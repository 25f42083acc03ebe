import type { LibraryFacts } from '../src/htmlnano/facts/introspect';
import {
  describedModules,
  labelOf,
  packagesIn,
} from '../src/htmlnano/facts/moduleTables';
import { isOfType } from './values';
import type { Chapter, Row } from '../src/htmlnano/facts/tables';
import { evaluate } from '../src/htmlnano/library/literal';
import { isSame } from './literal';
import { sourceOf } from './sourceOf';
import { failIf, failure, type Failure } from './failure';

const PRESETS = ['safe', 'ampSafe', 'max'] as const;

/** The page describes every module of the library, and nothing else. */
export function checkModules(
  chapters: readonly Chapter[],
  { modules, version }: LibraryFacts,
): Failure[] {
  const described = describedModules(chapters);
  const names = described.map(({ heading }) => heading);
  const [page = { file: '', line: 0 }] = chapters;
  return [
    ...described.flatMap((chapter, index) =>
      failIf(
        !modules.includes(chapter.heading) ||
          names.indexOf(chapter.heading) !== index,
        chapter,
        `"${chapter.heading}" is no module of htmlnano ${version}, or is described twice: CONTRIBUTING.md, "A new module".`,
      ),
    ),
    ...modules
      .filter((name) => !names.includes(name))
      .map((name) =>
        failure(
          page,
          `the module "${name}" is not described. Write a section "### ${name}": CONTRIBUTING.md, "A new module".`,
        ),
      ),
  ];
}

/**
 * The table of a module ends with the packages that it needs, and the previous version
 * if the module is new. Rows of presets, which the tables of 2.1.0 and 1.1.1 have,
 * state the values.
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
  const [head, ...rows] = chapter.tables[0] ?? [];
  const isNew = previous && !previous.modules.includes(module);
  const last = ['Packages', ...(isNew ? ['New since'] : [])];
  const wanted = `a row for each value, then the rows ${last.join(', ')}`;
  if (!head || chapter.tables.length !== 1) {
    const count = String(chapter.tables.length);
    const message = `"${module}" needs one table, with ${wanted}. It has ${count}.`;
    return [failure(chapter, message)];
  }
  const labels = rows.map(labelOf);
  if (!isSame(labels.slice(-last.length), last)) {
    const missing = last.filter((label) => !labels.includes(label));
    const lacks = missing.length > 0 ? ` It lacks ${missing.join(', ')}.` : '';
    const message = `the table of "${module}" must have ${wanted}.${lacks}`;
    return [failure(head, message)];
  }
  const source = sourceOf(library, module);
  const needed = Object.keys(library.optionalPackages)
    .filter((name) =>
      new RegExp(`optionalImport\\)?\\(['"]${name}['"]`).test(source),
    )
    .sort();
  const listed = packagesIn(chapter);
  const rowOf = (label: string): Row => rows[labels.indexOf(label)] ?? head;
  const packages = rowOf('Packages');
  return [
    ...PRESETS.filter((name) => labels.includes(`Preset ${name}`)).flatMap(
      (name) =>
        checkPresetValue(
          rowOf(`Preset ${name}`),
          1,
          library.presets[name]?.[module],
        ),
    ),
    ...failIf(
      !isSame([...listed].sort(), needed) ||
        packages.cells[1]?.text !== (listed.join(', ') || 'none'),
      packages,
      `"${module}" needs: ${needed.join(', ') || 'none'}.`,
    ),
    ...failIf(
      Boolean(isNew) && rows.at(-1)?.cells[1]?.text !== previous?.version,
      rows.at(-1) ?? head,
      `New since must be ${previous?.version ?? ''}, the version before.`,
    ),
  ];
}

/**
 * A cell states the value of a module in a preset, as a JavaScript literal or,
 * for a function, in words.
 */
export function checkPresetValue(
  row: Row,
  column: number,
  actual: unknown,
): Failure[] {
  const { text = '', code: [code] = [] } = row.cells[column] ?? {};
  const wanted = `the preset has ${typeof actual === 'function' ? 'a function' : JSON.stringify(actual)}.`;
  if (isOfType(actual, text)) return [];
  if (code === undefined || text !== code) {
    return [failure(row, `"${text}" is no literal; ${wanted}`)];
  }
  try {
    const isWrong = !isSame(evaluate(code), actual);
    return failIf(isWrong, row, `\`${code}\` is wrong; ${wanted}`);
  } catch {
    return [failure(row, `\`${code}\` is no JavaScript; ${wanted}`)];
  }
}
