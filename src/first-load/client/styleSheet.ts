/** An attribute of the styles in a page: the address of the sheet they are part of. */
export const STYLES_OF = 'data-href';

/**
 * Loads the whole style sheet after the critical CSS that
 * `first-load/inlineStyles` put into the page. That stays: to remove it takes the
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
