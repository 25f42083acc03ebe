import { type Schema, Validator } from '@cfworker/json-schema';
import { short } from '../../plugins/shared/text';
import { nearest } from '../../plugins/page-rules/nearest';

/** The part of JSON Schema (2020-12) that describes options. */
export interface JsonSchema {
  readonly $schema?: string;
  readonly $id?: string;
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, JsonSchema>>;
  readonly title?: string;
  readonly description?: string;
  readonly deprecated?: boolean;
  readonly default?: unknown;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly type?: string;
  readonly not?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly items?: JsonSchema;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly additionalProperties?: boolean;
}

/** A name or value that a version's schema does not allow. */
export interface Mistake {
  /** For example `['minifyCss', 'preset']`. */
  readonly path: readonly string[];
  /** A clause with code between backticks. */
  readonly message: string;
  /** The name or value that was probably meant. */
  readonly meant?: string;
}

const MAX_MISTAKES = 20;

/** Finds the first mistake in each module's value. */
export type SchemaCheck = (
  options: Readonly<Record<string, unknown>>,
) => Mistake[];

export function checkBy(schema: JsonSchema): SchemaCheck {
  // The validator mutates the schema.
  const own = structuredClone(schema) as Schema;
  const validator = new Validator(own, '2020-12');
  return (options) => {
    const mistakes: Mistake[] = [];
    for (const [key, value] of Object.entries(options)) {
      const { errors } = validator.validate(plainOf({ [key]: value }));
      const [deepest] = errors
        .filter(({ instanceLocation }) => instanceLocation !== '#')
        .sort((a, b) => depthOf(b) - depthOf(a));
      if (deepest) {
        const path = deepest.instanceLocation.split('/').slice(1).map(unescape);
        mistakes.push(
          deepest.keyword === 'false'
            ? unknownName(path, schema)
            : wrongValue(path, options, schema),
        );
      }
      if (mistakes.length === MAX_MISTAKES) break;
    }
    return mistakes;
  };
}

// The inverse of the validator's encoding.
const unescape = (key: string): string =>
  decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~');

const depthOf = ({ instanceLocation }: { instanceLocation: string }): number =>
  instanceLocation.split('/').length;

/** The words with which {@link plainOf} replaces values. */
export const NOT_IN_JSON: readonly string[] = [
  'a function',
  'a regular expression',
  'a URL object',
];

/**
 * Replaces values that JSON does not have with the words that the schema for
 * JavaScript uses instead.
 */
export function plainOf(value: unknown): unknown {
  if (typeof value === 'function') return 'a function';
  if (value instanceof RegExp) return 'a regular expression';
  if (value instanceof URL) return 'a URL object';
  if (value === undefined) return null;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(plainOf);
  return Object.fromEntries(
    // The validator encodes keys, and throws for half of a surrogate pair.
    Object.entries(value).map(([key, inner]) => [
      key.toWellFormed(),
      plainOf(inner),
    ]),
  );
}

function unknownName(path: readonly string[], schema: JsonSchema): Mistake {
  const name = path.at(-1) ?? '';
  const parent = path.slice(0, -1);
  const known = formsAt(schema, parent).flatMap(({ properties }) =>
    Object.keys(properties ?? {}),
  );
  const where = parent.length === 0 ? '' : ` in \`${short(parent.join('.'))}\``;
  const meant = nearest(name, known);
  return {
    path,
    message: `there is no \`${short(name)}\`${where}`,
    ...(meant !== undefined && { meant }),
  };
}

function wrongValue(
  path: readonly string[],
  options: unknown,
  schema: JsonSchema,
): Mistake {
  const value = path.reduce<unknown>(
    (object, key) => (object as Record<string, unknown> | undefined)?.[key],
    options,
  );
  const texts = formsAt(schema, path).flatMap((form) =>
    typeof form.const === 'string' ? [form.const] : [],
  );
  const meant = typeof value === 'string' ? nearest(value, texts) : undefined;
  return {
    path,
    message: `\`${short(path.join('.'))}\` does not take \`${spell(value)}\``,
    ...(meant !== undefined && { meant: `'${meant}'` }),
  };
}

/** The subschemas for a path. A value must match one of them. */
export function formsAt(
  schema: JsonSchema,
  path: readonly string[] = [],
): readonly JsonSchema[] {
  const forms = schema.anyOf ?? [schema];
  const [key, ...rest] = path;
  if (key === undefined) return forms;
  return forms.flatMap(({ properties = {}, items }) => {
    const inner = Object.hasOwn(properties, key) ? properties[key] : items;
    return inner ? formsAt(inner, rest) : [];
  });
}

function spell(value: unknown): string {
  if (typeof value === 'string') return `'${short(value)}'`;
  const isSpelled = value instanceof RegExp || typeof value === 'function';
  return short(isSpelled ? String(value) : JSON.stringify(plainOf(value)));
}
