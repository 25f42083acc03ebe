// Ejected: the original leads to everything below the navbar, which begins with the
// sidebar.
import styles from '@docusaurus/theme-classic/lib/theme/SkipToContent/styles.module.css';
import type { ReactElement } from 'react';
import { TEXT_ID } from '../textId';

/** The first link of each page, for keyboard users. */
const SkipToContent = (): ReactElement => (
  <div role="region" aria-label="Skip to main content">
    <a className={styles.skipToContent} href={`#${TEXT_ID}`}>
      Skip to main content
    </a>
  </div>
);

export default SkipToContent;
