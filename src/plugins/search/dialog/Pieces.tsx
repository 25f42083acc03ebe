import { Fragment, type ReactElement, type ReactNode } from 'react';
import { isCamelCase } from '../../shared/text';
import type { Hit, Piece } from '../hits';
import { ICON, type IconName, PATHS } from '../icons';

/** A text with highlighted matches. Names of options must not be translated. */
export function Pieces(props: { readonly of: readonly Piece[] }): ReactNode {
  const pieces = props.of.map(({ text, isMarked }, index) =>
    isMarked ? <mark key={index}>{text}</mark> : text,
  );
  const isName = isCamelCase(props.of.map(({ text }) => text).join(''));
  return isName ? <span translate="no">{pieces}</span> : pieces;
}

/** The line that matched, and the headings above it. */
export const Context = ({ hit }: { readonly hit: Hit }): ReactElement => (
  <>
    {hit.excerpt && (
      <span key={keyOf(hit.excerpt)} className="DocSearch-Hit-text">
        <Pieces of={hit.excerpt} />
      </span>
    )}
    {hit.above.length > 0 && (
      <span key={keyOf(hit.above)} className="DocSearch-Hit-path">
        {hit.above.map((heading, index) => (
          <Fragment key={index}>
            {index > 0 && ' › '}
            <Pieces of={heading} />
          </Fragment>
        ))}
      </span>
    )}
  </>
);

/**
 * A key for an element with texts, so that other texts come in a new element. Preact
 * cannot remove a text that a translator has replaced, but can remove the element.
 */
export const keyOf = (pieces: readonly unknown[]): string =>
  JSON.stringify(pieces);

export const Icon = (props: {
  readonly name: IconName;
  readonly className?: string;
}): ReactElement => (
  <svg {...ICON} className={props.className}>
    <path d={PATHS[props.name]} />
  </svg>
);
