import type { Literal, NewExpression } from 'acorn';
import { Refusal, shorten } from './refusal';

/** Names that stand for numbers. */
export const NUMBERS: Readonly<Record<string, number>> = Object.freeze({
  Infinity: Number.POSITIVE_INFINITY,
  NaN: Number.NaN,
});

/**
 * The value of a literal.
 *
 * @param code how it is written
 * @throws Refusal for what no option takes, or no browser knows
 */
export function literalOf(node: Literal, code: string): unknown {
  if (node.regex) {
    const { pattern, flags } = node.regex;
    try {
      return new RegExp(pattern, flags);
    } catch {
      throw new Refusal(
        `\`${shorten(code)}\` is a regular expression that this browser does not know. Write it in another way.`,
        node.start,
      );
    }
  }
  if (typeof node.value === 'bigint') {
    throw new Refusal(
      `\`${shorten(code)}\` is a BigInt, which no option takes. Write the number without the \`n\`.`,
      node.start,
    );
  }
  return node.value;
}

/**
 * The address that `new URL('…')` stands for.
 *
 * @param code how it is written
 * @param isAllowed whether such an object may be made
 * @throws Refusal where it may not, or is no address
 */
export function addressOf(
  node: NewExpression,
  code: string,
  isAllowed: boolean,
): URL {
  const [address] = node.arguments;
  const text =
    node.arguments.length === 1 && address?.type === 'Literal'
      ? address.value
      : undefined;
  if (!isAllowed || typeof text !== 'string') {
    throw new Refusal(
      `\`${code}\` is not made here. Write the address as a text: minifyUrls takes both.`,
      node.start,
    );
  }
  try {
    return new URL(text);
  } catch {
    throw new Refusal(
      `\`${shorten(text)}\` is no complete address, so \`new URL\` throws. Write one such as \`https://example.com/\`.`,
      node.start,
    );
  }
}

/** Whether a piece of code is JSON. */
export function isJson(code: string): boolean {
  try {
    JSON.parse(code);
    return true;
  } catch {
    return false;
  }
}
