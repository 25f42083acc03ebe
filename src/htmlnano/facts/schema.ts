import type { JsonSchema } from './jsonSchema';
import type { LibraryFacts } from './introspect';
import { describedModules, optionRows } from './moduleTables';
import {
  type Alternative,
  alternativesIn,
  ANY_OTHER,
  IN_LIST,
  namesNothing,
  type Setting,
  settingOf,
} from './settings';
import { type Chapter, chapterOf, type Row } from './tables';

/** The pages of a version that its schema is generated from. */
type Pages = Readonly<Record<'modules' | 'config', readonly Chapter[]>>;

/**
 * Whether a schema is for configuration files in JSON, with the descriptions that editors
 * show, or for checks of JavaScript, with the words of `plainOf`.
 */
type Notation = 'json' | 'javascript';

const OFF = { $ref: '#/$defs/off' };

/**
 * Generates the JSON schema of a version's options from its tables.
 *
 * @param $id the address at which the schema is published
 * @throws Error when the first cell of a row cannot be parsed
 */
export function schemaOf(
  { version, presets }: Pick<LibraryFacts, 'version' | 'presets'>,
  pages: Pages,
  notation: Notation,
  $id?: string,
): JsonSchema {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    ...($id !== undefined && { $id }),
    title: `Options of htmlnano ${version}`,
    type: 'object',
    properties: {
      preset: {
        description:
          'Name of the preset that the options change. For configuration files; in a call, the preset is a separate argument.',
        enum: Object.keys(presets),
      },
      ...otherOptions(pages.config, notation),
      ...Object.fromEntries(
        describedModules(pages.modules).map((chapter) => [
          chapter.heading,
          moduleSchema(chapter, notation, $id),
        ]),
      ),
    },
    additionalProperties: false,
    $defs: {
      off: { description: 'off', enum: [false, null, 0, ''] },
    },
  };
}

/** The options of the table "Options that are not modules", if there is one. */
function otherOptions(
  chapters: readonly Chapter[],
  notation: Notation,
): Record<string, JsonSchema> {
  const chapter = chapterOf(chapters, 'Options that are not modules');
  const rows = (chapter.tables[0] ?? []).slice(1);
  const settings = rows.map((row): Setting => {
    const [name, values] = row.cells;
    const alternatives = values && alternativesIn(values);
    const key = name?.code[0];
    if (!alternatives || key === undefined) return unreadable(row);
    // Rows in the tables of modules have no cell for the name.
    return { row: { ...row, cells: row.cells.slice(1) }, key, alternatives };
  });
  return keySchemas(settings, notation);
}

function moduleSchema(
  chapter: Chapter,
  notation: Notation,
  $id?: string,
): JsonSchema {
  const settings = optionRows(chapter).map(
    (row) => settingOf(row) ?? unreadable(row),
  );
  const text = chapter.paragraphs[0]?.cells[0]?.text ?? '';
  const [firstSentence] = /^.*?\.(?= |$)/.exec(text) ?? [];
  const section = `modules#${chapter.heading.toLowerCase()}`;
  const link = $id === undefined ? '' : new URL(section, $id).href;
  const inList = settings.flatMap(({ key, ...setting }) =>
    key?.startsWith(IN_LIST)
      ? { ...setting, key: key.slice(IN_LIST.length) }
      : [],
  );
  const keys = settings.filter(
    ({ key }) => key !== undefined && !key.startsWith(IN_LIST),
  );
  const forms = settings.flatMap((setting) =>
    setting.key === undefined ? formsOf(setting, notation) : [],
  );
  const objects = forms.filter(({ type }) => type === 'object');
  const others = forms.filter(({ type }) => type !== 'object');
  return {
    ...(notation === 'json' && {
      description: `${firstSentence ?? text} ${link}`,
    }),
    anyOf: [
      OFF,
      ...others.map((form) =>
        form.type === 'array' && inList.length > 0
          ? { ...form, items: objectSchema(inList, notation) }
          : form,
      ),
      ...(objects.length + keys.length > 0
        ? [objectSchema(keys, notation)]
        : []),
    ],
  };
}

function objectSchema(
  settings: readonly Setting[],
  notation: Notation,
): JsonSchema {
  const isOpen = settings.some(({ key }) => key === ANY_OTHER);
  return {
    type: 'object',
    properties: keySchemas(
      settings.filter(({ key }) => key !== ANY_OTHER),
      notation,
    ),
    additionalProperties: isOpen,
  };
}

function keySchemas(
  settings: readonly Setting[],
  notation: Notation,
): Record<string, JsonSchema> {
  const keys = [...new Set(settings.map(({ key = '' }) => key))];
  return Object.fromEntries(
    keys.map((key) => {
      const own = settings.filter((setting) => setting.key === key);
      const usual = own
        .flatMap(({ alternatives }) => alternatives)
        .find(({ mark }) => mark === 'default');
      const forms = own.flatMap((one) => formsOf(one, notation));
      return [
        key,
        {
          ...(notation === 'json' && {
            description: own.map(({ row }) => describe(row)).join('\n'),
          }),
          ...(usual && { default: usual.value }),
          // JSON has no functions.
          ...(forms.length === 0 && { not: {} }),
          ...(forms.length === 1 && forms[0]),
          ...(forms.length > 1 && { anyOf: forms }),
        },
      ];
    }),
  );
}

function formsOf(
  { row, alternatives }: Setting,
  notation: Notation,
): JsonSchema[] {
  const words = notation === 'json' && {
    description: row.cells[1]?.text ?? '',
  };
  return alternatives.flatMap((one) => {
    const form = formOf(one, notation);
    return form ? { ...form, ...words } : [];
  });
}

/** `undefined` for values that fail, or that the notation does not have. */
function formOf(
  { mark, name, type, value }: Alternative,
  notation: Notation,
): JsonSchema | undefined {
  if (mark === 'fails') return undefined;
  if (type) return type[notation] && { title: name, ...type[notation] };
  if (typeof value === 'object' && value !== null) {
    return { type: Array.isArray(value) ? 'array' : 'object' };
  }
  return {
    const: value,
    ...(mark && mark !== 'default' && { deprecated: true }),
  };
}

const describe = ({ cells: [values, effect] }: Row): string =>
  `${values?.text ?? ''}: ${effect?.text ?? ''}`;

function unreadable({ file, line, cells: [first] }: Row): never {
  throw new Error(
    `${file}:${String(line)}: ${namesNothing(first?.text ?? '')}`,
  );
}
