import { isDeepStrictEqual } from 'node:util';
import { isPlainObject } from '../src/htmlnano/isPlainObject';
import { checkBy } from '../src/htmlnano/facts/jsonSchema';
import {
  type Alternative,
  IN_LIST,
  valueTypeOf,
} from '../src/htmlnano/facts/settings';

/** Whether two values are equal; functions are compared by source. */
export function isSame(a: unknown, b: unknown): boolean {
  if (typeof a === 'function' || a instanceof URL)
    return String(a) === String(b);
  return isDeepStrictEqual(a, b);
}

/** Whether a value is of a type that the tables name; no value is of an unknown one. */
export function isOfType(value: unknown, name: string): boolean {
  const type = valueTypeOf(name);
  return (
    type !== undefined &&
    checkBy({ properties: { value: type.javascript } })({ value }).length ===
      0 &&
    (name !== 'a function that changes nothing' || changesNothing(value))
  );
}

function changesNothing(value: unknown): boolean {
  const tree: unknown[] = [];
  return (
    (value as (tree: unknown) => unknown)(tree) === tree && tree.length === 0
  );
}

/** The values that a module's value has at a key. */
export function valuesAt(value: unknown, key: string | undefined): unknown[] {
  if (key === undefined) return [value];
  if (key.startsWith(IN_LIST)) {
    return Array.isArray(value)
      ? value.flatMap((item) => valuesAt(item, key.slice(IN_LIST.length)))
      : [];
  }
  return isPlainObject(value) && Object.hasOwn(value, key) ? [value[key]] : [];
}

/** Whether a value matches an alternative. */
export const matches = (value: unknown, one: Alternative): boolean =>
  one.type ? isOfType(value, one.name) : isSame(value, one.value);

/** A copy of a value in which each part that is no array or object is replaced. */
export function copyWith(
  value: unknown,
  replace: (leaf: unknown) => unknown,
): unknown {
  if (Array.isArray(value)) return value.map((item) => copyWith(item, replace));
  if (!isPlainObject(value)) return replace(value);
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, copyWith(item, replace)]),
  );
}
