// Ejected: the original's link to the heading is part of the heading's name ("Install
// Direct link to Install"), and its id may hide the heading from reader views.
import Link from '@docusaurus/Link';
import { useAnchorTargetClassName } from '@docusaurus/theme-common';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { Props } from '@theme/Heading';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import '@docusaurus/theme-classic/lib/theme/Heading/styles.module.css';
import { isCamelCase } from '../../shared/text';

/**
 * Makes reader views keep the heading: they drop ids such as `removecomments`, which
 * look like readers' comments.
 */
const CLASS = 'article-heading';

/** A heading with a link to it. Names of options must not be translated. */
export default function Heading(props: Props): ReactNode {
  const { as: As, id, children, className, ...others } = props;
  const anchorTarget = useAnchorTargetClassName(id);
  const { collectAnchor } = useBrokenLinks();
  if (As === 'h1' || id === undefined) {
    return (
      <As {...others} className={className}>
        {children}
      </As>
    );
  }
  collectAnchor(id);
  // It is derived from the heading's id, because random ids would compress badly.
  const nameId = `${id}~`;
  const text = typeof children === 'string' ? children : id;
  return (
    <As
      {...others}
      className={clsx('anchor', CLASS, anchorTarget, className)}
      id={id}
      // It is not `aria-label`, which some translators do not translate.
      aria-labelledby={nameId}
    >
      <span
        id={nameId}
        className={CLASS}
        translate={isCamelCase(text) ? 'no' : undefined}
      >
        {children}
      </span>
      <Link
        className="hash-link"
        to={`#${id}`}
        aria-label={`Direct link to ${text}`}
      >
        &#8203;
      </Link>
    </As>
  );
}
