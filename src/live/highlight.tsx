import type { ReactNode } from 'react';
import { type Token, tokensOf } from '../code-blocks/tokens';

/** Prism's grammars take quadratic time for long words. */
export const MAX_HIGHLIGHTED = 4000;

/** Highlights code as the build does, unless it is long. */
export function highlight(code: string, language: string): ReactNode {
  return code.length > MAX_HIGHLIGHTED ? code : draw(tokensOf(code, language));
}

const draw = (tokens: readonly Token[]): ReactNode =>
  tokens.map((token, index) =>
    typeof token === 'string' ? (
      token
    ) : (
      <span key={index} className={token.className}>
        {draw(token.content)}
      </span>
    ),
  );
