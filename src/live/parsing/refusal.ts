/** Text that is not taken for options, with the reason in plain words. */
export class Refusal extends Error {
  /** @param offset where it stands in the text that was parsed */
  constructor(
    message: string,
    readonly offset: number,
  ) {
    super(message);
    this.name = 'Refusal';
  }
}

/** What is said of everything that would have to be run. */
export const NEVER_EVALUATED =
  'Nothing that is typed here is evaluated. Write the value itself.';

/** What is said of more brackets in brackets than can be parsed. */
export const TOO_DEEP =
  'The text is nested too deep to be read. Options need only a few levels.';

const MISTAKES: readonly (readonly [RegExp, string])[] = [
  [/^Not enough stack space/, TOO_DEEP],
  [
    /^Unterminated string/,
    'A string starts here, and its closing quote is missing. Add the quote.',
  ],
  [
    /^Unterminated comment/,
    'A comment starts here and does not end. Add `*/`.',
  ],
  [
    /^Unterminated template/,
    'A text in backticks starts here, and its closing backtick is missing. Add it.',
  ],
  [
    /^Unterminated regular expression/,
    'A regular expression starts here and does not end. Add the closing slash.',
  ],
  [
    /^Redefinition of __proto__/,
    'The key `__proto__` stands here twice. Remove it.',
  ],
];

/**
 * Says in plain words what the parser found wrong.
 *
 * @param message the parser's own message
 * @param text what was parsed, from the mistake on
 */
export function describeMistake(message: string, text: string): string {
  const known = MISTAKES.find(([pattern]) => pattern.test(message));
  if (known) return known[1];
  if (!message.startsWith('Unexpected token')) {
    return `This is not valid JavaScript: ${message.replace(/ \(\d+:\d+\)$/, '')}.`;
  }
  const [found = ''] = /^\s*(\w+|[^]?)/u.exec(text)?.slice(1) ?? [];
  return found === ''
    ? 'The text ends too early. A closing bracket or a value may be missing.'
    : `\`${shorten(found)}\` is not expected here. A comma, a quote or a bracket may be missing before it.`;
}

/** Code in one line of at most 40 characters, for messages. */
export function shorten(code: string): string {
  const line = code.replace(/\s+/g, ' ').trim();
  return line.length <= 40 ? line : `${line.slice(0, 39)}…`;
}
