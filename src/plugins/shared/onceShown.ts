/** Milliseconds in which a browser shows a page that has been compiled. */
const PATIENCE = 3000;

/** What is used of the bundler. */
export interface Compiler {
  readonly hooks: {
    readonly done: {
      tap: (
        name: string,
        then: (stats: { hasErrors: () => boolean }) => void,
      ) => void;
    };
  };
}

/**
 * Has the development server run work three seconds after the last compilation, when the
 * browser shows the page: nobody waits for it then. Not while it shows errors, which
 * would be hidden and shown again if the work has something compiled.
 */
export function onceShown(work: () => void): {
  plugins: ((compiler: Compiler) => void)[];
} {
  if (process.env.NODE_ENV !== 'development') return { plugins: [] };
  let timer: NodeJS.Timeout | undefined;
  const wait = ({ hooks }: Compiler): void => {
    hooks.done.tap('once-shown', (stats) => {
      clearTimeout(timer);
      if (!stats.hasErrors()) timer = setTimeout(work, PATIENCE);
    });
  };
  return { plugins: [wait] };
}
