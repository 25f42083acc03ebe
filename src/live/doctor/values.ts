import { A_FUNCTION } from '../parseOptions';
import { printLiteral } from '../printLiteral';
import type { Json, SettingData } from '../versionData';

/** Whether a value is an object whose keys are settings. */
export function isPlain(
  value: unknown,
): value is Readonly<Record<string, unknown>> {
  return (
    Object.prototype.toString.call(value) === '[object Object]' &&
    value !== A_FUNCTION
  );
}

/** Whether two values hold the same. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b)) {
    return (
      a.length === b.length && a.every((item, index) => isSame(item, b[index]))
    );
  }
  if (isPlain(a) && isPlain(b)) {
    const keys = Object.keys(a);
    return (
      keys.length === Object.keys(b).length &&
      keys.every((key) => Object.hasOwn(b, key) && isSame(a[key], b[key]))
    );
  }
  return Object.is(a, b);
}

/** What a table names in words, where no literal stands for all values. */
const SORTS: Readonly<Record<string, (value: unknown) => boolean>> = {
  'a string': (value) => typeof value === 'string',
  'any other string': (value) => typeof value === 'string',
  'a URL object': (value) => value instanceof URL,
  'a regular expression': (value) => value instanceof RegExp,
  'a function': (value) => value === A_FUNCTION,
  'an array of functions': (value) =>
    Array.isArray(value) && value.every((item) => !item || item === A_FUNCTION),
  'an array of rules': (value) => Array.isArray(value) && value.every(isPlain),
};

/** The row of a module's table that is about its whole value, if there is one. */
export function rowFor(
  value: unknown,
  settings: readonly SettingData[],
): SettingData | undefined {
  return (
    settings.find(
      (setting) => setting.type === 'value' && isSame(setting.value, value),
    ) ??
    settings.find(
      ({ type, name }) => type === 'sort' && SORTS[name]?.(value) === true,
    )
  );
}

/** A value for a message: code of at most 40 characters, or words. */
export function spell(value: unknown): string {
  if (value === A_FUNCTION) return 'a function';
  if (holdsFunction(value)) return describe(value);
  try {
    const code = printLiteral(value).replace(/\s+/g, ' ');
    return code.length <= 40 ? `\`${code}\`` : describe(value);
  } catch {
    return describe(value);
  }
}

function holdsFunction(value: unknown): boolean {
  if (value === A_FUNCTION) return true;
  return (
    (Array.isArray(value) || isPlain(value)) &&
    Object.values(value).some(holdsFunction)
  );
}

function describe(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'string' ? 'a longer text' : 'an object';
}

/** Begins a sentence with a text. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The texts among values, for suggestions. */
export function texts(values: readonly (Json | undefined)[]): string[] {
  return values.filter((value) => typeof value === 'string');
}
