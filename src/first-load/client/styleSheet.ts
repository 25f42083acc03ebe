import { STYLES_OF } from '../../built-pages/contract';

/**
 * Replaces the styles that `built-pages/inlineStyles` wrote into the page by the
 * style sheet that they are a part of: what the site draws needs all of it.
 *
 * @returns a promise that resolves when it is there, or cannot be had: a site
 * that lacks some styles is better than none
 */
export function loadStyleSheet(): Promise<void> {
  const styles = document.querySelector(`style[${STYLES_OF}]`);
  const href = styles?.getAttribute(STYLES_OF);
  if (!styles || !href) return Promise.resolve();
  return new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.addEventListener('load', () => {
      styles.remove();
      resolve();
    });
    link.addEventListener('error', () => resolve());
    link.href = href;
    styles.after(link);
  });
}
