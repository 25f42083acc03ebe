// Ejected: the original leads to the text with React only; without it, to all that
// stands below the navbar, which begins with the sidebar.
import styles from '@docusaurus/theme-classic/lib/theme/SkipToContent/styles.module.css';
import { useHistory } from '@docusaurus/router';
import { useLocationChange } from '@docusaurus/theme-common/internal';
import { translate } from '@docusaurus/Translate';
import { type ReactElement, useRef } from 'react';
import { TEXT_ID } from '../contract';

/** The first link of each page, for keyboard users. */
export default function SkipToContent(): ReactElement {
  const region = useRef<HTMLDivElement>(null);
  const { action } = useHistory();
  // After a navigation, focus starts at the top of the page, as in the original.
  useLocationChange(({ location }) => {
    const { current } = region;
    if (!current || location.hash !== '' || action !== 'PUSH') return;
    current.tabIndex = -1;
    current.focus();
    // It is no stop for the mouse.
    current.removeAttribute('tabindex');
  });
  const label = translate({
    id: 'theme.common.skipToMainContent',
    message: 'Skip to main content',
  });
  return (
    <div ref={region} role="region" aria-label={label}>
      <a className={styles.skipToContent} href={`#${TEXT_ID}`}>
        {label}
      </a>
    </div>
  );
}
