import { Prism } from 'prism-react-renderer';

/** The types of Prism's tokens by their colors in `code-examples.css`. */
const TYPES = {
  comment: ['comment', 'prolog', 'doctype', 'cdata'],
  attribute: ['attr-name', 'parameter', 'atrule'],
  tag: ['tag', 'selector', 'property', 'key'],
  string: ['string', 'attr-value', 'template-string', 'regex', 'url'],
  keyword: ['keyword', 'builtin', 'important'],
  number: ['number', 'boolean', 'constant', 'entity'],
  function: ['function', 'class-name'],
  // Half of all tokens. They look like plain text.
  plain: ['punctuation', 'operator'],
};

const COLOR_OF = new Map<string | undefined, string>(
  Object.entries(TYPES).flatMap(([color, types]) =>
    types.map((type) => [type, color] as const),
  ),
);

/** A part of code in one color. */
export interface Token {
  readonly color: string;
  readonly text: string;
}

/**
 * Tokenizes code with Prism, at build and in editors. It merges Prism's nested tokens,
 * because a page has thousands.
 *
 * @returns one token if Prism has no grammar for the language
 */
export function tokensOf(code: string, language: string): readonly Token[] {
  const grammar = Prism.languages[language];
  const tokens: Token[] = [];
  const add = (part: string | Prism.Token, color: string): void => {
    if (typeof part !== 'string') {
      const types = [part.type, part.alias].flat();
      const colors = types.map((type) => COLOR_OF.get(type));
      const inner = colors.findLast(Boolean) ?? color;
      for (const each of [part.content].flat()) add(each, inner);
      return;
    }
    const last = tokens.at(-1);
    const isSame = last?.color === color || part.trim() === '';
    if (last && isSame)
      tokens.splice(-1, 1, { ...last, text: last.text + part });
    else tokens.push({ color, text: part });
  };
  const parts = grammar ? Prism.tokenize(code, grammar) : [code];
  for (const part of parts) add(part, 'plain');
  return tokens;
}
