import type { ReactNode } from 'react';
import { tokensOf } from '../../plugins/code-examples/tokens';

/** Prism's grammars take quadratic time for long words. */
export const MAX_HIGHLIGHTED = 4000;

/** Highlights code as the build does, unless it is long. */
export function highlight(code: string, language: string): ReactNode {
  if (code.length > MAX_HIGHLIGHTED) return code;
  return tokensOf(code, language).map(({ color, text }, index) =>
    color === 'plain' ? (
      text
    ) : (
      <span key={index} className={`token-${color}`}>
        {text}
      </span>
    ),
  );
}
