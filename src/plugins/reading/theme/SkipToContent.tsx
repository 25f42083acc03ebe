// Ejected: the original leads to all that stands below the navbar, which begins with the
// sidebar.
import styles from '@docusaurus/theme-classic/lib/theme/SkipToContent/styles.module.css';
import { translate } from '@docusaurus/Translate';
import type { ReactElement } from 'react';
import { TEXT_ID } from '../textId';

/** The first link of each page, for keyboard users. */
export default function SkipToContent(): ReactElement {
  const label = translate({
    id: 'theme.common.skipToMainContent',
    message: 'Skip to main content',
  });
  return (
    <div role="region" aria-label={label}>
      <a className={styles.skipToContent} href={`#${TEXT_ID}`}>
        {label}
      </a>
    </div>
  );
}
