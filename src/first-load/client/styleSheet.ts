import { STYLES_OF } from '../../built-pages/contract';

/**
 * Loads the whole style sheet after the critical CSS that
 * `built-pages/inlineStyles` put into the page. That stays: to remove it takes the
 * browser another round of all styles.
 *
 * @returns a promise that resolves when it has loaded or failed: the site works
 *   without some of the styles
 */
export function loadStyleSheet(): Promise<void> {
  const styles = document.querySelector(`style[${STYLES_OF}]`);
  const href = styles?.getAttribute(STYLES_OF);
  if (!styles || !href) return Promise.resolve();
  return new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => resolve());
    link.href = href;
    styles.after(link);
  });
}
