// Ejected: the original waits for React, and animates scrolling by script even with
// reduced motion. `client/backToTop` shows this one.
import styles from '@docusaurus/theme-classic/lib/theme/BackToTopButton/styles.module.css';
import type { ReactElement } from 'react';

/** Appears when a reader scrolls up. */
const BackToTopButton = (): ReactElement => (
  <button
    type="button"
    aria-label="Scroll back to top"
    className={`clean-btn theme-back-to-top-button ${styles.backToTopButton ?? ''}`}
  />
);

export default BackToTopButton;
