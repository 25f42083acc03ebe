import { Prism } from 'prism-react-renderer';

/** Text, or a token with the class names of Prism's themes. */
export type Token = string | MarkedToken;

interface MarkedToken {
  readonly className: string;
  readonly content: readonly Token[];
}

/**
 * Tokenizes code with Prism, at build and in editors.
 *
 * @returns one token where Prism has no grammar for the language
 */
export function tokensOf(code: string, language: string): readonly Token[] {
  const grammar = Prism.languages[language];
  return grammar ? Prism.tokenize(code, grammar).map(tokenOf) : [code];
}

function tokenOf(token: string | Prism.Token): Token {
  if (typeof token === 'string') return token;
  const { type, alias, content } = token;
  return {
    className: ['token', type, alias].flat().filter(Boolean).join(' '),
    content: [content].flat().map(tokenOf),
  };
}
