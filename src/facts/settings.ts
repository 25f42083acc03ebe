import { evaluate, isSame } from '../examples/literal';
import type { Row } from './tables';

/**
 * What the first cell of a row about a module's option names: a whole value, a
 * sort of values, or a key with or without its value.
 */
export type Setting =
  | { readonly type: 'value'; readonly value: unknown }
  | { readonly type: 'sort'; readonly is: (value: unknown) => boolean }
  | { readonly type: 'key'; readonly key: string }
  | { readonly type: 'entry'; readonly key: string; readonly value: unknown };

/** What a row may name in words, where no literal can stand for all values. */
const SORTS: Readonly<Record<string, (value: unknown) => boolean>> = {
  'a string': (value) => typeof value === 'string',
  'any other string': (value) => typeof value === 'string',
  'a URL object': (value) => value instanceof URL,
  'a regular expression': (value) => value instanceof RegExp,
  'a function': (value) => typeof value === 'function',
  'an array of functions': (value) =>
    Array.isArray(value) && value.every((item) => typeof item === 'function'),
  'an array of rules': (value) =>
    Array.isArray(value) && value.every((item) => typeof item === 'object'),
};

/** Reads a row's first cell; `undefined` when it names nothing. */
export function settingOf(row: Row): Setting | undefined {
  const { text = '', code: [code] = [] } = row.cells[0] ?? {};
  const is = SORTS[text];
  if (is) return { type: 'sort', is };
  if (code === undefined || text !== code) return undefined;
  const [, key = '', value = ''] = /^(\w+): (.+)$/.exec(code) ?? [];
  try {
    if (key !== '') return { type: 'entry', key, value: evaluate(value) };
    return /^\w+$/.test(code) && !['true', 'false'].includes(code)
      ? { type: 'key', key: code }
      : { type: 'value', value: evaluate(code) };
  } catch {
    return undefined;
  }
}

/** Whether the value of a module in an example shows what a row describes. */
export function matches(value: unknown, setting: Setting): boolean {
  switch (setting.type) {
    case 'value':
      return isSame(value, setting.value);
    case 'sort':
      return setting.is(value);
    case 'key':
      return findKey(value, setting.key) !== undefined;
    case 'entry':
      return isSame(findKey(value, setting.key)?.value, setting.value);
  }
}

/** Looks for a key in a value of options, however deep. */
export function findKey(
  value: unknown,
  key: string,
): { readonly value: unknown } | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (key in value) return { value: (value as Record<string, unknown>)[key] };
  return Object.values(value)
    .map((inner) => findKey(inner, key))
    .find((found) => found !== undefined);
}

/** The value without a key, also in the items of an array. */
export function withoutKey(value: unknown, key: string): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutKey(item, key));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([name]) => name !== key);
  return Object.fromEntries(entries);
}
