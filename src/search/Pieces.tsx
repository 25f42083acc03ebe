import { Fragment, type ReactNode } from 'react';
import type { Piece } from './algolia/marked';

/** A text with marked matches. */
export const Pieces = (props: { readonly of: readonly Piece[] }): ReactNode =>
  props.of.map(({ text, isMarked }, index) =>
    isMarked ? <mark key={index}>{text}</mark> : text,
  );

/** Headings, outermost first. */
export const Path = (props: {
  readonly of: readonly (readonly Piece[])[];
}): ReactNode =>
  props.of.map((heading, index) => (
    <Fragment key={index}>
      {index > 0 && ' › '}
      <Pieces of={heading} />
    </Fragment>
  ));
