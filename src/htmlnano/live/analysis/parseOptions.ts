import {
  type Expression,
  type Literal,
  type Node,
  type Property,
  parseExpressionAt,
  tokenizer,
  tokTypes,
} from 'acorn';
import { short, truncate } from '../../../plugins/shared/text';

export interface ParsedOptions {
  readonly ok: true;
  /** Plain objects, arrays, primitives and regular expressions. */
  readonly value: Readonly<Record<string, unknown>>;
  /** The line of a key by its path, such as `['minifyCss', 'preset']`. */
  readonly lineOf: (path: readonly string[]) => number | undefined;
}

/** The error in a text: its line, the reason, and advice. */
export interface Unparsed {
  readonly ok: false;
  readonly line: number | undefined;
  readonly message: string;
}

/**
 * Limits for options. The options are printed again for each module and tool, one entry
 * on each line: 50,000 characters with 48 levels became two million. Configuration files
 * that people write have about 100 entries and six levels.
 */
export const MOST = { characters: 50_000, levels: 20, entries: 2000 };

const NOTHING: ParsedOptions = { ok: true, value: {}, lineOf: () => undefined };
// With later versions, acorn compares every two groups of a regular expression.
const SYNTAX = { ecmaVersion: 2024 } as const;

/** Acorn's errors, and those of this module. */
type Refusal = SyntaxError & { readonly pos: number };

const refusal = ({ start }: { start: number }, reason: string): Refusal =>
  Object.assign(new SyntaxError(reason), { pos: start });

/**
 * Parses options that a reader typed: an object literal of JavaScript, JSON or
 * JSON5. It accepts only literals, evaluates nothing, and does not throw.
 *
 * @param text may be empty
 */
export function parseOptions(text: string): ParsedOptions | Unparsed {
  if (text.length > MOST.characters) {
    const message = `The options are longer than ${MOST.characters.toLocaleString('en')} characters. Shorten them.`;
    return { ok: false, line: undefined, message };
  }
  // A brace at the beginning of a program would be a block.
  const code = `(${text.trimEnd().replace(/;$/, '')}\n)`;
  try {
    return hasTokens(code) ? read(code) : NOTHING;
  } catch (error) {
    // Otherwise it is a RangeError: a regular expression has too many groups.
    if (error instanceof SyntaxError)
      return { ok: false, ...describe(error as Refusal, code) };
    const message =
      'The options hold more brackets in brackets than can be read.';
    return { ok: false, line: undefined, message };
  }
}

function describe(
  { message, pos }: Refusal,
  code: string,
): Omit<Unparsed, 'ok'> {
  const isGeneral = message.startsWith('Unexpected token');
  const [found = ''] = /^(?:\w+|[^\s)])/.exec(code.slice(pos)) ?? [];
  const reason = !isGeneral
    ? truncate(message.replace(/ \(\d+:\d+\)$/, ''), 200)
    : found === ''
      ? 'the text ends too early. A bracket or a value is missing'
      : `\`${short(found)}\` is not expected here. A comma, a quote or a bracket may be missing before it`;
  const end = found === '' ? code.slice(0, pos).trimEnd().length : pos;
  return { line: lineAt(end, code), message: `${reason}.` };
}

const lineAt = (offset: number, code: string): number =>
  code.slice(0, offset).split('\n').length;

const LITERAL_TOKENS = new Set([
  ...[tokTypes.braceL, tokTypes.braceR, tokTypes.bracketL, tokTypes.bracketR],
  ...[tokTypes.comma, tokTypes.colon, tokTypes.plusMin, tokTypes.name],
  ...[tokTypes.string, tokTypes.num, tokTypes.regexp],
  ...[tokTypes.backQuote, tokTypes.template],
]);

/**
 * Rejects tokens that literals do not have, deep nesting and long lists, so that
 * parsing is fast and the printed options are short.
 *
 * @returns whether there are any tokens
 */
function hasTokens(code: string): boolean {
  let depth = 0;
  // A comma follows each entry, except the last one in its brackets.
  let entries = 0;
  let isEmpty = true;
  for (const token of tokenizer(code, SYNTAX)) {
    const { type, start, end } = token;
    if (start === 0 || end === code.length) continue;
    isEmpty = false;
    if (depth === 0 && type !== tokTypes.braceL)
      throw refusal(
        token,
        'options are an object, such as { minifyCss: false }, and nothing beside it',
      );
    if (!LITERAL_TOKENS.has(type) && type.keyword === undefined)
      throw refusal(
        token,
        `with \`${short(code.slice(start, end))}\` this is a function or has to be calculated. Nothing that is typed here is run: write the value itself, or use Node.js`,
      );
    const isOpening = type === tokTypes.braceL || type === tokTypes.bracketL;
    if (isOpening) depth += 1;
    if (type === tokTypes.braceR || type === tokTypes.bracketR) depth -= 1;
    if (isOpening || type === tokTypes.comma) entries += 1;
    if (depth > MOST.levels)
      throw refusal(
        token,
        `more than ${String(MOST.levels)} levels of brackets`,
      );
    if (entries > MOST.entries)
      throw refusal(
        token,
        `more than ${MOST.entries.toLocaleString('en')} entries`,
      );
  }
  return !isEmpty;
}

/** The name of a property that is not computed. */
export const nameOf = ({ key }: Pick<Property, 'key'>): string =>
  key.type === 'Identifier' ? key.name : String((key as Literal).value);

function read(code: string): ParsedOptions {
  /** The positions of each object's keys. */
  const starts = new WeakMap<object, Map<string, number>>();

  function valueOf(node: Node | null): unknown {
    const expression = node as Expression | null;
    switch (expression?.type) {
      case undefined:
        return undefined;
      case 'ObjectExpression':
        return objectOf(expression.properties);
      case 'ArrayExpression':
        return expression.elements.map(valueOf);
      case 'TemplateLiteral':
        return expression.quasis[0]?.value.cooked;
      case 'Literal':
        // A regular expression that the browser does not support is `null`.
        if (expression.value === null && expression.raw !== 'null') break;
        if (typeof expression.value === 'bigint') break;
        return expression.value;
      case 'UnaryExpression': {
        const { value } = expression.argument as Literal;
        if (typeof value !== 'number' || !/[+-]/.test(expression.operator))
          break;
        return expression.operator === '-' ? -value : value;
      }
      case 'Identifier':
        if (expression.name === 'undefined') return undefined;
    }
    throw noValue(expression as Node);
  }

  function objectOf(properties: readonly Node[]): Record<string, unknown> {
    const own = new Map<string, number>();
    const entries = properties.map((property) => {
      const { value, ...how } = property as Property;
      if (how.shorthand || how.computed) throw noValue(property);
      const name = nameOf(how);
      own.set(name, property.start);
      return [name, valueOf(value)] as const;
    });
    // It is not assigned, because `__proto__` must not become the prototype.
    const object = Object.fromEntries(entries);
    starts.set(object, own);
    return object;
  }

  const noValue = (node: Node): Refusal => {
    const own = short(code.slice(node.start, node.end));
    const reason = `\`${own}\` is no value. Write the value itself; a text needs quotes`;
    return refusal(node, reason);
  };

  const value = valueOf(parseExpressionAt(code, 0, SYNTAX));
  return {
    ok: true,
    value: value as Record<string, unknown>,
    lineOf: (path) => {
      let inner: unknown = value;
      let start: number | undefined;
      for (const key of path) {
        start = starts.get(Object(inner) as object)?.get(key) ?? start;
        inner = (inner as Record<string, unknown> | undefined)?.[key];
      }
      return start === undefined ? undefined : lineAt(start, code);
    },
  };
}
