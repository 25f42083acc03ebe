import { type Schema, Validator } from '@cfworker/json-schema';
import { distance } from 'fastest-levenshtein';

/** As much of JSON Schema (2020-12) as describes options. */
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

/** Something in options that a version's schema does not have. */
export interface Mistake {
  /** Where: `['minifyCss', 'preset']`. */
  readonly path: readonly string[];
  /** What, in a sentence with code between backticks. */
  readonly message: string;
  /** The name or value that was probably meant. */
  readonly meant?: string;
}

/** Nobody reads more of them. */
const MAX_MISTAKES = 20;

/** Checks options: the first mistake in each module's value. */
export type OptionsCheck = (
  options: Readonly<Record<string, unknown>>,
) => Mistake[];

/** Makes a check of a version's schema. */
export function checkBy(schema: JsonSchema): OptionsCheck {
  // The validator writes into it.
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
        const isName = deepest.keyword === 'false';
        mistakes.push(
          isName
            ? unknownName(path, schema)
            : wrongValue(path, options, schema),
        );
      }
      if (mistakes.length === MAX_MISTAKES) break;
    }
    return mistakes;
  };
}

// As the validator writes it.
const unescape = (key: string): string =>
  decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~');

const depthOf = ({ instanceLocation }: { instanceLocation: string }): number =>
  instanceLocation.split('/').length;

/**
 * A value with words in place of what JSON does not have; the schema that is
 * made for JavaScript has the same words.
 */
export function plainOf(value: unknown): unknown {
  if (typeof value === 'function') return 'a function';
  if (value instanceof RegExp) return 'a regular expression';
  if (value instanceof URL) return 'a URL object';
  if (value === undefined) return null;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(plainOf);
  return Object.fromEntries(
    // The validator encodes keys, which it cannot with half of a character.
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
  return {
    path,
    message: `there is no \`${short(name)}\`${where}`,
    ...nearest(name, known),
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
  return {
    path,
    message: `\`${short(path.join('.'))}\` does not take \`${spell(value)}\``,
    ...(typeof value === 'string' && nearest(value, texts, "'")),
  };
}

/** What a value may be at a place. */
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

/** What somebody probably meant: at most a third of its letters away. */
function nearest(
  name: string,
  names: readonly string[],
  quote = '',
): { readonly meant?: string } {
  // Nothing that long is a misspelled name, and comparing takes its length.
  if (name.length > 100) return {};
  const [best] = names
    .map((known) => ({
      known,
      letters: distance(name.toLowerCase(), known.toLowerCase()),
    }))
    .sort((a, b) => a.letters - b.letters);
  return best && best.letters <= Math.min(3, Math.floor(best.known.length / 3))
    ? { meant: quote + best.known + quote }
    : {};
}

function spell(value: unknown): string {
  if (typeof value === 'string') return `'${short(value)}'`;
  const isSpelled = value instanceof RegExp || typeof value === 'function';
  return short(isSpelled ? String(value) : JSON.stringify(plainOf(value)));
}

/** At most 40 characters of a text. */
export const short = (text: string): string =>
  text.length <= 40 ? text : `${text.slice(0, 39)}…`;
