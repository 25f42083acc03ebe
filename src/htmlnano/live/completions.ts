import { type Token, tokenizer, tokTypes } from 'acorn';
import { formsAt, type JsonSchema, NOT_IN_JSON } from '../facts/optionsCheck';
import { MOST, SYNTAX } from './parseOptions';
import { printKey, printLiteral } from './printLiteral';

/** A name or value that may stand at the caret. */
export interface Completion {
  /** What the reader sees of it, such as `minifyCss` for `minifyCss: `. */
  readonly name: string;
  readonly description: string | undefined;
  /** What is written, and where in it the caret stands then. */
  readonly text: string;
  readonly caret: number;
}

/** What may take the place of the word at the caret. */
export interface Completions {
  readonly from: number;
  readonly to: number;
  /** What stands of it before the caret. */
  readonly typed: string;
  /** Whether the word is one of them already. */
  readonly isWhole: boolean;
  readonly options: readonly Completion[];
}

/**
 * Finds what a schema allows at the caret, in options that are still being typed.
 * It does not throw.
 *
 * @returns `undefined` where neither a name nor a value can stand
 */
export function completionsAt(
  text: string,
  caret: number,
  schema: JsonSchema,
): Completions | undefined {
  const place =
    text.length > MOST.characters ? undefined : placeAt(text, caret);
  if (!place) return undefined;
  const { path, from, to, typed } = place;
  const all = place.used
    ? namesIn(schema, path, typed, text.slice(to)).filter(
        ({ name }) => !place.used?.has(name),
      )
    : valuesOf(formsAt(schema, path), schema);
  const known = place.isEmpty ? all.map(inBraces) : all;
  const start = withoutQuotes(typed).toLowerCase();
  const ranked = known
    .map((option) => ({ option, part: partOf(option.name, start) }))
    .filter(({ part }) => part >= 0)
    .sort((a, b) => Number(a.part > 0) - Number(b.part > 0));
  return {
    from,
    to,
    typed,
    isWhole: known.some(({ name }) => name === text.slice(from, to)),
    options: ranked.map(({ option }) => option),
  };
}

const withoutQuotes = (text: string): string =>
  text.replace(/^['"]|['"]$/g, '');

/** Which part of a name begins so; a part begins with a capital letter. */
function partOf(name: string, start: string): number {
  const bare = withoutQuotes(name);
  return Array.from(bare.matchAll(/^|[A-Z]/g)).findIndex(({ index }) =>
    bare.slice(index).toLowerCase().startsWith(start),
  );
}

/** Where the caret stands. */
interface Place {
  /** Of the object that gets a name, or of the value. */
  readonly path: readonly string[];
  /** The names that the object has; `undefined` for a value. */
  readonly used?: ReadonlySet<string>;
  readonly from: number;
  readonly to: number;
  readonly typed: string;
  /** Whether there are no options yet, with braces or without. */
  readonly isEmpty?: boolean;
}

/** Of options that are empty. */
const NOTHING = { path: [], used: new Set<string>(), isEmpty: true };

type Piece = Pick<Token, 'type' | 'start' | 'end'> & {
  readonly value: unknown;
};

const OPENING = new Set([tokTypes.braceL, tokTypes.bracketL]);
const CLOSING = new Set([tokTypes.braceR, tokTypes.bracketR]);

function placeAt(text: string, caret: number): Place | undefined {
  // Where a field begins that gets the focus, too.
  if (/^\s*\{\s*\}\s*$/.test(text) && caret < text.trimEnd().length)
    return { ...NOTHING, from: 0, to: text.length, typed: '' };
  const tokens = tokensOf(text, caret);
  const word = tokens?.find((token) => isWordAt(token, caret));
  const from = word?.start ?? caret;
  // A string without its end takes in what follows, up to the next quote.
  const isClosed = /^(?:\w+|(['"])[\w-]*\1)$/.test(text.slice(from, word?.end));
  const to = word && isClosed ? word.end : caret;
  const here = { from, to, typed: text.slice(from, caret) };
  if (tokens?.length === (word ? 1 : 0)) return { ...NOTHING, ...here };
  const before = tokens?.filter(({ start }) => start < from) ?? [];
  const brackets = openIn(before);
  const inner = brackets.at(-1);
  if (!tokens || !inner) return undefined;
  const path = brackets.flatMap(({ name }) => name ?? []);
  const previous = before.at(-1)?.type;
  const isBehindValue =
    previous !== tokTypes.colon &&
    previous !== tokTypes.comma &&
    previous !== tokens[inner.index]?.type;
  if (isBehindValue) return undefined;
  return inner.name === undefined
    ? { ...here, path, used: namesFrom(inner.index, tokens, from) }
    : { ...here, path };
}

/** A closed string ends behind its quote. */
const isWordAt = ({ type, start, end }: Piece, caret: number): boolean =>
  start < caret &&
  (type === tokTypes.string
    ? caret < end
    : (type === tokTypes.name || type.keyword !== undefined) && caret <= end);

interface Bracket {
  /** Of its token. */
  readonly index: number;
  /** Of the property whose value stands last in it. */
  name: string | undefined;
}

/** The items of a list have one schema. */
const ITEM = '0';

/** The brackets that are not closed, the outermost first. */
function openIn(tokens: readonly Piece[]): readonly Bracket[] {
  const open: Bracket[] = [];
  for (const [index, { type }] of tokens.entries()) {
    const inner = open.at(-1);
    if (type === tokTypes.braceL) open.push({ index, name: undefined });
    else if (type === tokTypes.bracketL) open.push({ index, name: ITEM });
    else if (CLOSING.has(type)) open.pop();
    else if (inner && tokens[inner.index]?.type === tokTypes.braceL) {
      if (type === tokTypes.comma) inner.name = undefined;
      if (type === tokTypes.colon)
        inner.name = String(tokens[index - 1]?.value);
    }
  }
  return open;
}

/**
 * As far as the text can be read; `undefined` if the caret is in a comment. A string
 * without its end that the caret is in ends at Infinity.
 */
function tokensOf(text: string, caret: number): Piece[] | undefined {
  const tokens: Piece[] = [];
  const comments: { readonly isAround: boolean }[] = [];
  // A brace at the beginning of a program would be a block.
  const shift = 1;
  const add = ({ type, start, end }: Token | Piece, value: unknown): void => {
    tokens.push({ type, start: start - shift, end: end - shift, value });
  };
  try {
    const all = tokenizer(`(${text}`, {
      ...SYNTAX,
      onComment: (isBlock, _, start, end) => {
        const last = end - shift;
        const isBefore = isBlock ? caret < last : caret <= last;
        comments.push({ isAround: start - shift < caret && isBefore });
      },
    });
    for (const token of all)
      if (token.start >= shift)
        add(token, (token as { value?: unknown }).value);
  } catch (error) {
    const { pos = 0 } = error as { readonly pos?: number };
    const start = pos - shift;
    const rest = text.slice(start, caret);
    if (/^['"][^\n]*$/.test(rest))
      add({ type: tokTypes.string, start: pos, end: Infinity, value: '' }, '');
    // Such as a comment without its end.
    else if (start < caret) return undefined;
  }
  return comments.some(({ isAround }) => isAround) ? undefined : tokens;
}

/** The names in an object, but for the one that is being typed. */
function namesFrom(
  opening: number,
  tokens: readonly Piece[],
  typed: number,
): Set<string> {
  const names = new Set<string>();
  let depth = 0;
  for (const [index, { type }] of tokens.entries()) {
    if (index < opening) continue;
    if (OPENING.has(type)) depth += 1;
    if (CLOSING.has(type)) depth -= 1;
    if (depth === 0) break;
    const key = tokens[index - 1];
    if (depth === 1 && type === tokTypes.colon && key && key.start !== typed)
      names.add(String(key.value));
  }
  return names;
}

/** The names that an object may have, quoted as the typed word is. */
function namesIn(
  schema: JsonSchema,
  path: readonly string[],
  typed: string,
  rest: string,
): Completion[] {
  const [quote = ''] = /^['"]/.exec(typed) ?? [];
  const colon = /^\s*:/.test(rest) ? '' : ': ';
  return formsAt(schema, path)
    .flatMap(({ properties }) => Object.entries(properties ?? {}))
    .flatMap(([name, { description }]) => {
      // Chosen above the options.
      if (path.length === 0 && name === 'preset') return [];
      const key = quote === '' ? printKey(name) : quote + name + quote;
      const text = key + colon;
      return { name, description, text, caret: text.length };
    });
}

/** The first one brings the braces. */
const inBraces = ({ text, caret, ...option }: Completion): Completion => ({
  ...option,
  text: `{ ${text} }`,
  caret: caret + 2,
});

/** What switches off stands last: most readers look for something else. */
function valuesOf(
  forms: readonly JsonSchema[],
  schema: JsonSchema,
): Completion[] {
  const off = schema.$defs?.off;
  const isOff = ({ $ref }: JsonSchema): boolean => $ref !== undefined;
  const values = [
    ...forms.filter((form) => !isOff(form)).flatMap(valuesIn),
    ...(off && forms.some(isOff)
      ? [value(printLiteral(off.enum?.[0]), off.description)]
      : []),
  ];
  return values.filter(
    ({ name }, index) =>
      values.findIndex((other) => other.name === name) === index,
  );
}

const value = (
  name: string,
  description: string | undefined,
  caret = name.length,
): Completion => ({ name, description, text: name, caret });

/** The values of a form, or the brackets or quotes of those that a reader writes. */
function valuesIn(form: JsonSchema): Completion[] {
  const { description, deprecated, type } = form;
  // What a reader should not write, and functions and the like, which are no literals.
  if (deprecated || NOT_IN_JSON.some((words) => words === form.const))
    return [];
  if ('const' in form) return [value(printLiteral(form.const), description)];
  if (form.enum)
    return form.enum.map((one) => value(printLiteral(one), description));
  const keys = Object.keys(form.properties ?? {}).join(', ');
  switch (type) {
    case 'boolean':
      return [value('true', description), value('false', description)];
    case 'string':
      return [value("''", description, 1)];
    case 'array':
      return [value('[]', description, 1)];
    case 'object':
      return [{ ...value('{}', description ?? keys), text: '{  }', caret: 2 }];
    default:
      return [];
  }
}
