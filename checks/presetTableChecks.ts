import { isPlainObject } from '../src/htmlnano/isPlainObject';
import { isSame } from './literal';
import { failIf, failure, type Failure } from './failure';
import type { LibraryFacts } from '../src/htmlnano/facts/introspect';
import { optionRows, presetRows } from '../src/htmlnano/facts/moduleTables';
import { settingOf } from '../src/htmlnano/facts/settings';
import { checkPresetValue } from './moduleTableChecks';
import {
  type Chapter,
  chapterOf,
  type Row,
} from '../src/htmlnano/facts/tables';
import { isOfType } from './values';

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
