import type { Plugin } from '@docusaurus/types';

/** Milliseconds in which a browser shows a page that has been compiled. */
const PATIENCE = 4000;

/**
 * Configures the development server to do something once, when its first page
 * can be seen: whoever starts it does not wait for it.
 */
export function afterFirstPage(
  work: () => void,
): ReturnType<NonNullable<Plugin['configureWebpack']>> {
  if (process.env.NODE_ENV !== 'development') return {};
  let timer: NodeJS.Timeout | undefined;
  const start = (): void => {
    timer ??= setTimeout(work, PATIENCE);
  };
  return { plugins: [({ hooks }) => hooks.done.tap('first-page', start)] };
}
