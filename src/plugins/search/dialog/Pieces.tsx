import { Fragment, type ReactElement, type ReactNode } from 'react';
import { isCamelCase } from '../../shared/text';
import type { Piece } from '../hits';
import { ICON, type IconName, PATHS } from '../icons';

/** A text with highlighted matches. Names of options must not be translated. */
export function Pieces(props: { readonly of: readonly Piece[] }): ReactNode {
  const pieces = props.of.map(({ text, isMarked }, index) =>
    isMarked ? <mark key={index}>{text}</mark> : text,
  );
  const isName = isCamelCase(props.of.map(({ text }) => text).join(''));
  return isName ? <span translate="no">{pieces}</span> : pieces;
}

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

export const Icon = (props: {
  readonly name: IconName;
  readonly className?: string;
}): ReactElement => (
  <svg {...ICON} className={props.className}>
    <path d={PATHS[props.name]} />
  </svg>
);
