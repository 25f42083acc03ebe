import { inspect } from 'node:util';
import { nearest } from '../src/plugins/page-rules/nearest';
import type { LibraryFacts } from '../src/htmlnano/facts/introspect';
import {
  describedModules,
  optionRows,
  presetRows,
} from '../src/htmlnano/facts/moduleTables';
import { isOfType, isSame } from './values';
import { settingOf } from '../src/htmlnano/facts/settings';
import {
  type Chapter,
  chapterOf,
  type Row,
} from '../src/htmlnano/facts/tables';
import { isPlainObject } from '../src/htmlnano/isPlainObject';
import { evaluate } from '../src/htmlnano/library/literal';
import { sourceOf } from './lists';
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
 * The table of a module has the packages that it needs, if any, and the previous version
 * if the module is new. A row may state the value of presets. A module of which there is
 * nothing to say has no table.
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
  const needed = packagesOf(module, library);
  const isNew = previous && !previous.modules.includes(module);
  const wanted = [
    ...(needed.length > 0 ? [`Packages | ${needed.join(', ')}`] : []),
    ...(isNew ? [`New since | ${previous.version}`] : []),
  ];
  const [[head, ...rows] = []] = chapter.tables;
  const found = rows
    .map(textsOf)
    .map(
      ([label, text = '']) =>
        `${label ?? ''} | ${text.split(', ').sort().join(', ')}`,
    )
    .filter((row) => /^(Packages|New since) /.test(row));
  return [
    ...failIf(
      chapter.tables.length > 1 || !isSame(found, wanted),
      head ?? chapter,
      `"${module}" needs one table, with ${['a row for each value', ...wanted].join(', then ')}. It has ${String(chapter.tables.length)}, with ${found.join(', ') || 'none of these at the end'}.`,
    ),
    ...presetRows(chapter).flatMap(([row, presets]) =>
      presets.flatMap((preset) =>
        checkPresetValue(row, 1, library.presets[preset]?.[module], preset),
      ),
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
function checkPresetValue(
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

const PRESETS = ['safe', 'ampSafe', 'max'] as const;

const COLUMNS = ['Module', 'What it does', ...PRESETS];

/** The module is on, with its defaults. */
const ON = '✓';

/** The module is off, or does nothing. */
const OFF = '–';

/** The value is in the table of the module, to which this text links. */
const OWN = 'own options';

/**
 * The overview, the first table of the modules page, has a row for each module, in the
 * order of the presets' keys: what it does, and a mark or its value for each preset.
 */
export function checkOverview(
  chapters: readonly Chapter[],
  { modules, presets }: Pick<LibraryFacts, 'modules' | 'presets'>,
): Failure[] {
  const chapter = chapterOf(chapters, 'Modules');
  const [head, ...rows] = chapter.tables[0] ?? [];
  if (!head || !isSame(textsOf(head), COLUMNS)) {
    const message = `"${chapter.heading}" needs a table with the columns ${COLUMNS.join(', ')}.`;
    return [failure(head ?? chapter, message)];
  }
  return [
    ...modules.flatMap((module, index) => {
      const row = rows[index];
      if (!row) return [failure(chapter, `a row is missing: ${module}.`)];
      const section = chapterOf(chapters, module);
      return isRowOf(module, row)
        ? PRESETS.flatMap((preset) =>
            checkMark(row, preset, section, presets[preset]?.[module]),
          )
        : [
            failure(
              row,
              `this row must begin with [${module}](#${module.toLowerCase()}).`,
            ),
          ];
    }),
    ...rows
      .slice(modules.length)
      .map((row) => failure(row, 'the table must end before this row.')),
  ];
}

/** A mark says whether a preset turns a module on; any other value is written out. */
function checkMark(
  row: Row,
  preset: (typeof PRESETS)[number],
  section: Chapter,
  actual: unknown,
): Failure[] {
  const column = COLUMNS.indexOf(preset);
  const { text = '', targets: [target] = [] } = row.cells[column] ?? {};
  const mark = markOf(actual, section);
  if (mark !== undefined) {
    const message = `"${text}" is wrong in the column ${preset}: write ${mark}.`;
    return failIf(text !== mark, row, message);
  }
  if (text !== OWN) return checkPresetValue(row, column, actual, preset);
  const { heading } = section;
  const isStated = presetRows(section).some(([, names]) =>
    names.includes(preset),
  );
  return failIf(
    !isStated || target !== `#${heading.toLowerCase()}`,
    row,
    `"${OWN}" links to #${heading.toLowerCase()}, whose table has a row "Preset \`${preset}\`" with the value.`,
  );
}

/** `undefined` for a value that no mark stands for. */
function markOf(value: unknown, section: Chapter): string | undefined {
  const isOff =
    value === false ||
    isSame(value, []) ||
    isOfType(value, 'a function that changes nothing');
  if (isOff) return OFF;
  return value === true || isDefault(value, section) ? ON : undefined;
}

/** Whether a value is an object with nothing but what the table calls the default. */
function isDefault(value: unknown, section: Chapter): boolean {
  if (!isPlainObject(value)) return false;
  const settings = optionRows(section).flatMap((row) => settingOf(row) ?? []);
  return Object.entries(value).every(([key, inner]) =>
    settings.some(
      (setting) =>
        setting.key === key &&
        setting.alternatives.some(
          (one) => one.mark === 'default' && isSame(one.value, inner),
        ),
    ),
  );
}

function isRowOf(module: string, row: Row): boolean {
  const [name, what] = textsOf(row);
  const [target = ''] = row.cells[0]?.targets ?? [];
  return (
    name === module &&
    what !== '' &&
    target.endsWith(`#${module.toLowerCase()}`)
  );
}

const textsOf = (row: Row): string[] => row.cells.map(({ text }) => text);
