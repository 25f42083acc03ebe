import { type Options, parse, tokenizer, tokTypes } from 'acorn';
import { convert } from './parsing/convert';
import { findExported, type Form, NO_BRACES, PREFIX } from './parsing/exported';
import { lineOf, type Notes } from './parsing/notes';
import { describeMistake, Refusal, TOO_DEEP } from './parsing/refusal';

export { A_FUNCTION } from './parsing/notes';
export type { Form } from './parsing/exported';

interface Place {
  readonly path: string;
  readonly line: number;
}

/** Options that were read from a text. */
export interface ParsedOptions {
  readonly ok: true;
  /**
   * Plain objects, lists and values, which can be cloned, and regular
   * expressions. With `functions: 'note'` also URLs, and {@link A_FUNCTION} where
   * a function stands.
   */
  readonly value: Record<string, unknown>;
  readonly form: Form;
  readonly functions: readonly Place[];
  /** Where keys stand, by path such as `minifyCss.preset`, for messages. */
  readonly lines: ReadonlyMap<string, number>;
  /** Keys that stand in their object more than once; the last one counts. */
  readonly duplicates: readonly Place[];
  /** What keeps the text from being JSON, in its order; none for JSON. */
  readonly notJson: readonly {
    readonly what: 'comment' | 'trailing comma' | 'JavaScript';
    readonly line: number;
  }[];
}

/** Why a text was not read as options: what, where, and what to do. */
export interface Unparsed {
  readonly ok: false;
  readonly message: string;
  readonly line: number;
}

export type Parsed = ParsedOptions | Unparsed;

const MAX_LENGTH = 100_000;

/**
 * Reads options that somebody typed: JSON, JSON5, a JavaScript object, a
 * `package.json`, or what a configuration file holds. It parses and never
 * evaluates. Any text has an answer; it does not throw.
 *
 * @param text what was typed; nothing means no options
 * @param how whether a function is refused, or noted and kept as
 *   {@link A_FUNCTION}
 */
export function parseOptions(
  text: string,
  how: { readonly functions: 'refuse' | 'note' } = { functions: 'refuse' },
): Parsed {
  if (text.length > MAX_LENGTH) {
    return unparsed(
      `The text is longer than ${MAX_LENGTH.toLocaleString('en')} characters. Options need only a few lines.`,
      1,
    );
  }
  let prefix = '';
  try {
    prefix = startsWithBrace(text) ? PREFIX : '';
    return read(prefix + text, how.functions);
  } catch (error) {
    return explain(error, prefix, text);
  }
}

function startsWithBrace(text: string): boolean {
  return tokenizer(text, SYNTAX).getToken().type === tokTypes.braceL;
}

const SYNTAX: Options = {
  ecmaVersion: 'latest',
  sourceType: 'module',
  locations: true,
};

function read(text: string, functions: 'refuse' | 'note'): Parsed {
  const problems: { what: 'comment' | 'trailing comma'; line: number }[] = [];
  const program = parse(text, {
    ...SYNTAX,
    onComment: (_isBlock, _text, _start, _end, { line } = START) =>
      problems.push({ what: 'comment', line }),
    onTrailingComma: (_offset, { line } = START) =>
      problems.push({ what: 'trailing comma', line }),
  });
  const exported = findExported(program);
  if (!exported) return { ok: true, value: {}, form: 'object', ...NOTHING };
  const notes: Notes = {
    functions: [],
    lines: new Map(),
    duplicates: [],
    javaScript: undefined,
  };
  const { form, node, names } = exported;
  const value = convert(node, { text, functions, names }, notes);
  if (!isObject(value)) {
    throw new Refusal(
      'Options are an object, such as `{ minifyCss: false }`.',
      node.start,
    );
  }
  if (form !== 'object' || text.trimEnd().endsWith(';')) {
    notes.javaScript ??= lineOf(node);
  }
  const { javaScript } = notes;
  const notJson = [
    ...problems,
    ...(javaScript === undefined
      ? []
      : [{ what: 'JavaScript' as const, line: javaScript }]),
  ].sort((a, b) => a.line - b.line);
  const options: ParsedOptions = { ok: true, value, form, ...notes, notJson };
  return form === 'object' ? fromPackageJson(options) : options;
}

const START = { line: 1, column: 0 };

const NOTHING = {
  functions: [],
  lines: new Map<string, number>(),
  duplicates: [],
  notJson: [],
};

/** Takes the options out of a `package.json`, if the object is one. */
function fromPackageJson(options: ParsedOptions): ParsedOptions {
  const { value } = options;
  if (!Object.hasOwn(value, 'htmlnano')) {
    if (PACKAGE_KEYS.some((key) => Object.hasOwn(value, key))) {
      throw new Refusal(
        'This looks like a `package.json`, but it has no key `htmlnano`, so htmlnano reads nothing from it. Add the key.',
        0,
      );
    }
    return options;
  }
  const inner = value.htmlnano;
  if (!isObject(inner)) {
    throw new Refusal('The value of `htmlnano` has to be an object.', 0);
  }
  const root = 'htmlnano.';
  const within = (places: readonly Place[]): Place[] =>
    places
      .filter(({ path }) => path.startsWith(root))
      .map(({ path, line }) => ({ path: path.slice(root.length), line }));
  const lines = within(
    [...options.lines].map(([path, line]) => ({ path, line })),
  );
  return {
    ...options,
    form: 'package.json',
    value: inner,
    functions: within(options.functions),
    duplicates: within(options.duplicates),
    lines: new Map(lines.map(({ path, line }) => [path, line])),
  };
}

// No module has such a name, and every other package.json has one of them.
const PACKAGE_KEYS = ['dependencies', 'devDependencies', 'scripts', 'version'];

function isObject(value: unknown): value is Record<string, unknown> {
  return Object.prototype.toString.call(value) === '[object Object]';
}

function explain(error: unknown, prefix: string, text: string): Unparsed {
  if (error instanceof Refusal) {
    return at(error.offset, error.message, prefix, text);
  }
  if (error instanceof SyntaxError && 'pos' in error) {
    const offset = Number(error.pos);
    const rest = (prefix + text).slice(offset);
    const message =
      prefix === '' && /^\s*["']?\w+["']?\s*:/m.test(text)
        ? NO_BRACES
        : describeMistake(error.message, rest);
    return at(offset, message, prefix, text);
  }
  // The parser says so itself where it can, but each engine has an error of its
  // own for too many calls.
  return unparsed(TOO_DEEP, 1);
}

function at(
  offset: number,
  message: string,
  prefix: string,
  text: string,
): Unparsed {
  const before = text.slice(0, Math.max(0, offset - prefix.length));
  const lines = before.split(/\r\n|[\n\r\u2028\u2029]/);
  const line = lines.length;
  const column = (lines.at(-1)?.length ?? 0) + 1;
  return unparsed(
    `Line ${String(line)}, column ${String(column)}: ${message}`,
    line,
  );
}

function unparsed(message: string, line: number): Unparsed {
  return { ok: false, message, line };
}
