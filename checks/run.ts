import { runInNode } from './library/runInNode';
import type { Library } from '../src/htmlnano/library/runLibrary';
import { isPlainObject } from '../src/htmlnano/isPlainObject';

/** Minifies a source without mutating the options. */
export type Run = (
  source: string,
  options: object,
  preset?: string,
  postHtmlOptions?: object,
) => Promise<string>;

/**
 * Memoizes runs of a library. The message of an error counts as a result.
 */
export function runWith(library: Library): Run {
  const results = new Map<string, string>();
  return async (source, options, preset, postHtmlOptions) => {
    const call = [source, options, preset, postHtmlOptions];
    const key = JSON.stringify(call, spell);
    const known = results.get(key);
    if (known !== undefined) return known;
    const others = postHtmlOptions && copy(postHtmlOptions);
    const fresh = (): object => copy(options);
    const { text } = await runInNode(library, source, fresh, preset, others);
    results.set(key, text);
    return text;
  };
}

function spell(_key: string, value: unknown): unknown {
  return typeof value === 'function' || value instanceof RegExp
    ? String(value)
    : value;
}

function copy<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(copy) as Value;
  if (!isPlainObject(value)) return value;
  const entries = Object.entries(value);
  const copies = entries.map(([key, item]) => [key, copy(item)]);
  return Object.fromEntries(copies) as Value;
}
