import { Fragment, type ReactNode } from 'react';
import type { Piece } from './algolia/marked';

/** A text with marked matches. */
export const Pieces = ({
  of: pieces,
}: {
  readonly of: readonly Piece[];
}): ReactNode =>
  pieces.map(({ text, isMarked }, index) =>
    isMarked ? <mark key={index}>{text}</mark> : text,
  );

/** Headings, outermost first. */
export const Path = ({
  of: headings,
}: {
  readonly of: readonly (readonly Piece[])[];
}): ReactNode =>
  headings.map((heading, index) => (
    <Fragment key={index}>
      {index > 0 && ' › '}
      <Pieces of={heading} />
    </Fragment>
  ));
