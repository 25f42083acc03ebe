import type { Plugin } from '@docusaurus/types';

/** Milliseconds in which a browser shows a page that has been compiled. */
const PATIENCE = 3000;

/**
 * Has the development server run work three seconds after the last compilation, when the
 * browser shows the page: nobody waits for it then.
 */
export function onceShown(
  work: () => void,
): ReturnType<NonNullable<Plugin['configureWebpack']>> {
  if (process.env.NODE_ENV !== 'development') return undefined;
  let timer: NodeJS.Timeout | undefined;
  const wait = (): void => {
    clearTimeout(timer);
    timer = setTimeout(work, PATIENCE);
  };
  return { plugins: [({ hooks }) => hooks.done.tap('once-shown', wait)] };
}
