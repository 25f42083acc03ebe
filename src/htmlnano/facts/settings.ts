import { evaluate } from '../library/literal';
import { type JsonSchema, NOT_IN_JSON } from './jsonSchema';
import type { Cell, Row } from './tables';

/** A type of values, which the tables name in words instead of a literal. */
interface ValueType {
  /** Its schema; `undefined` where JSON has no such value. */
  readonly json?: JsonSchema;
  /** Its schema with the words of `plainOf` for what JSON lacks. */
  readonly javascript: JsonSchema;
}

const inBoth = (schema: JsonSchema): ValueType => ({
  json: schema,
  javascript: schema,
});

/** In options with the words of `plainOf` a function is a string, too. */
const STRING = {
  json: { type: 'string' },
  javascript: { type: 'string', not: { enum: NOT_IN_JSON } },
};

/** The types by their names in the tables. */
const VALUE_TYPES: Readonly<Record<string, ValueType>> = {
  'a string': STRING,
  'a number': inBoth({ type: 'number' }),
  'a boolean': inBoth({ type: 'boolean' }),
  'an object': inBoth({ type: 'object' }),
  'an array': inBoth({ type: 'array' }),
  'an array of strings': {
    json: { type: 'array', items: STRING.json },
    javascript: { type: 'array', items: STRING.javascript },
  },
  'an array of objects': inBoth({ type: 'array', items: { type: 'object' } }),
  'an array of functions': {
    json: { type: 'array', maxItems: 0 },
    javascript: {
      type: 'array',
      items: { enum: ['a function', false, null] },
    },
  },
  'a function': { javascript: { const: 'a function' } },
  'a function that changes nothing': { javascript: { const: 'a function' } },
  'a regular expression': { javascript: { const: 'a regular expression' } },
  'a URL object': { javascript: { const: 'a URL object' } },
};

/** The type of a name such as `a string`. */
export function valueTypeOf(name: string): ValueType | undefined {
  return Object.hasOwn(VALUE_TYPES, name) ? VALUE_TYPES[name] : undefined;
}

/** The marks that may follow a value in brackets. */
const MARKS = ['default', 'old', 'no effect', 'fails'] as const;

/** A value that a table names, or a type of values. */
export interface Alternative {
  readonly value?: unknown;
  readonly type?: ValueType;
  readonly mark?: (typeof MARKS)[number] | undefined;
  /** The text of the table. */
  readonly name: string;
}

/** The message for a cell that cannot be parsed, with everything that it may contain. */
export const namesNothing = (cell: string): string =>
  `the cell "${cell}" names no value, no key and no type of values. It may hold literals in backticks, each followed by a mark or none (${MARKS.join(', ')}), or one of these: ${Object.keys(VALUE_TYPES).join(', ')}.`;

/** The key of the row about all keys without a row of their own. */
export const ANY_OTHER = 'any other key';

/** The prefix of keys of objects in an array: `[].tag`. */
export const IN_LIST = '[].';

/**
 * The first cell of a row in a module's table: values of the module, or of a
 * key. Literals in one row mean the same.
 */
export interface Setting {
  readonly row: Row;
  readonly key?: string;
  readonly alternatives: readonly Alternative[];
}

const WORDS = /^[a-z ]+$/i;
const ITEM = `§(?: \\((?:${MARKS.join('|')})\\))?`;
const LIST = new RegExp(`^${ITEM}(?:, ${ITEM})*$`);

/** Parses the first cell of a row. */
export function settingOf(row: Row): Setting | undefined {
  const [cell] = row.cells;
  if (!cell) return undefined;
  if (cell.text === ANY_OTHER) return { row, key: ANY_OTHER, alternatives: [] };
  if (cell.shape.startsWith('§: ')) {
    const alternatives = typesIn(cell.shape.slice('§: '.length));
    const [name = ''] = cell.code;
    return alternatives && /^(\[\]\.)?\w+$/.test(name)
      ? { row, key: name, alternatives }
      : undefined;
  }
  const keys = cell.code.map((code) => /^(\w+): /.exec(code)?.[1]);
  const [first] = keys;
  const alternatives = alternativesIn({
    ...cell,
    code: cell.code.map((code) => code.replace(/^\w+: /, '')),
  });
  if (!alternatives || keys.some((one) => one !== first)) return undefined;
  return { row, ...(first !== undefined && { key: first }), alternatives };
}

/** Parses a cell that names values: literals with marks, or types in words. */
export function alternativesIn({
  shape,
  code,
}: Cell): readonly Alternative[] | undefined {
  if (WORDS.test(shape)) return typesIn(shape);
  if (!LIST.test(shape)) return undefined;
  const marks = shape.split(', ').map((part) => part.slice(3, -1));
  try {
    return code.map((name, index) => ({
      name,
      value: evaluate(name),
      mark: MARKS.find((mark) => mark === marks[index]),
    }));
  } catch {
    return undefined;
  }
}

function typesIn(words: string): readonly Alternative[] | undefined {
  const names = words.split(' or ');
  const known = names.flatMap((name) => {
    const type = valueTypeOf(name);
    return type ? { name, type } : [];
  });
  return known.length === names.length ? known : undefined;
}
