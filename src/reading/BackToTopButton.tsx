// Ejected: the original animates scrolling by script even with reduced motion.
import styles from '@docusaurus/theme-classic/lib/theme/BackToTopButton/styles.module.css';
import { useBackToTopButton } from '@docusaurus/theme-common/internal';
import type { ReactElement } from 'react';

/** Appears when a reader scrolls up. */
export default function BackToTopButton(): ReactElement {
  const { shown } = useBackToTopButton({ threshold: 300 });
  const shownClass = shown ? (styles.backToTopButtonShow ?? '') : '';
  return (
    <button
      type="button"
      aria-label="Scroll back to top"
      className={`clean-btn theme-back-to-top-button ${styles.backToTopButton ?? ''} ${shownClass}`}
      onClick={() => window.scrollTo({ top: 0 })}
    />
  );
}
