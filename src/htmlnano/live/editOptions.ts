import {
  type Node,
  type ObjectExpression,
  parseExpressionAt,
  type Property,
  type Token,
  tokenizer,
  tokTypes,
} from 'acorn';
import { nameOf, SYNTAX } from './parseOptions';
import { printKey, printLiteral } from './printLiteral';

/**
 * Sets one property in the text of options, and leaves the rest as it was typed,
 * with its comments.
 *
 * @param text options that `parseOptions` can read
 * @param value `undefined` removes the property
 */
export function editOptions(
  text: string,
  name: string,
  value: unknown,
): string {
  // Nothing, or comments alone.
  if (tokenizer(text, SYNTAX).getToken().type === tokTypes.eof) {
    if (value === undefined) return text;
    const comments = text.trim() === '' ? '' : `${text.trimEnd()}\n`;
    return comments + printLiteral({ [name]: value });
  }
  const tokens: Token[] = [];
  const object = parseExpressionAt(text, 0, { ...SYNTAX, onToken: tokens });
  const { properties } = object as ObjectExpression;
  const own = properties as Property[];
  const old = own.findLast((property) => nameOf(property) === name);
  if (value === undefined) {
    if (!old) return text;
    // Removes earlier duplicates, too: they would apply now.
    return editOptions(without(text, old, object, tokens), name, undefined);
  }
  if (!old)
    return withProperty(text, [name, value], own.at(-1), object, tokens);
  const { start, end } = old.value;
  const { indent, column } = lineOf(text, start);
  return splice(text, start, end, printLiteral(value, indent, column));
}

const splice = (text: string, start: number, end: number, added = '') =>
  text.slice(0, start) + added + text.slice(end);

/** The indentation of a line, and how far behind its start an offset is. */
function lineOf(text: string, offset: number) {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const [indent = ''] = /^[ \t]*/.exec(text.slice(start)) ?? [];
  return { indent, column: offset - start };
}

/** Adds a property behind the last one of an object. */
function withProperty(
  text: string,
  [name, value]: readonly [string, unknown],
  last: Property | undefined,
  object: Node,
  tokens: readonly Token[],
): string {
  const brace = object.end - 1;
  const end = text.slice(0, brace).trimEnd().length;
  if (end === object.start + 1)
    return splice(
      text,
      object.start,
      object.end,
      printLiteral({ [name]: value }),
    );
  const hasLines = text.slice(end, brace).includes('\n');
  const line = lineOf(text, last ? last.start : brace);
  const isIndented = last && line.column === line.indent.length;
  const indent = line.indent + (isIndented || !hasLines ? '' : '  ');
  const before = (hasLines ? `\n${indent}` : ' ') + `${printKey(name)}: `;
  const printed = printLiteral(value, indent, before.length);
  const hasComma = last && tokenAfter(last, tokens)?.type === tokTypes.comma;
  const after = hasLines && hasComma ? ',' : '';
  const longer = splice(text, end, end, before + printed + after);
  return last && !hasComma ? splice(longer, last.end, last.end, ',') : longer;
}

/** Removes a property with its comma, and its line if nothing else is there. */
function without(
  text: string,
  property: Property,
  object: Node,
  tokens: readonly Token[],
): string {
  const next = tokenAfter(property, tokens);
  const isFollowed = next?.type === tokTypes.comma;
  const end = isFollowed ? next.end : property.end;
  const [rest = ''] = /^.*/.exec(text.slice(end)) ?? [];
  const isLastInLine = rest.trim() === '';
  let shorter = isLastInLine
    ? splice(text, text.slice(0, property.start).trimEnd().length, end)
    : splice(text, property.start, end + rest.length - rest.trimStart().length);
  const previous = tokens.findLast((one) => one.end <= property.start);
  if (!isFollowed && previous?.type === tokTypes.comma)
    shorter = splice(shorter, previous.start, previous.end);
  const brace = object.end - 1 + shorter.length - text.length;
  const isEmpty = shorter.slice(object.start + 1, brace).trim() === '';
  return isEmpty ? splice(shorter, object.start + 1, brace) : shorter;
}

const tokenAfter = ({ end }: Node, tokens: readonly Token[]) =>
  tokens.find(({ start }) => start >= end);
