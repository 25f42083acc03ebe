import type { ReactNode } from 'react';
import { tokensOf } from '../../../plugins/code-examples/tokens';
import { Button } from './Button';

/** Prism's grammars take quadratic time for long words. */
export const MAX_HIGHLIGHTED = 4000;

/** Code with colors, as the build draws it, unless it is long. */
export function Code({
  text,
  language,
}: Readonly<Record<'text' | 'language', string>>): ReactNode {
  if (text.length > MAX_HIGHLIGHTED) return text;
  return tokensOf(text, language).map(({ color, text: part }, index) =>
    color === 'plain' ? (
      part
    ) : (
      <span key={index} className={`token-${color}`}>
        {part}
      </span>
    ),
  );
}

/** Renders the code spans of a sentence, which are between backticks. */
export const withCode = (sentence: string): ReactNode =>
  sentence.split('`').map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <code key={index} translate="no">
        {part}
      </code>
    ),
  );

/** How many characters are drawn before the reader asks for all. */
export const SHOWN = 20_000;

/** A button that shows all of a truncated text. */
export const ShowAll = (props: {
  readonly length: number;
  readonly onClick: () => void;
}): ReactNode => (
  <Button onClick={props.onClick}>
    Show all {props.length.toLocaleString('en')} characters
  </Button>
);
