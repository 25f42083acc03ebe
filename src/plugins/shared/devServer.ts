import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** The part of the bundler's configuration that a plugin adds to. */
type Configuration = ReturnType<NonNullable<Plugin['configureWebpack']>>;

interface Response {
  readonly type: (extension: string) => Response;
  readonly send: (text: string) => void;
}

/**
 * Configures the development server to make files when they are requested, so
 * that its start does not wait for them.
 *
 * @param find gives the content of a file of the site, by its address, or
 *   nothing if another plugin has to
 */
export function filesOnRequest(
  find: (address: string) => Promise<string | undefined> | string | undefined,
): Configuration {
  const middleware = (
    { path: address }: { readonly path: string },
    response: Response,
    next: (error?: unknown) => void,
  ): void => {
    Promise.resolve(address)
      .then(find)
      .then((text) => {
        if (text === undefined) next();
        else response.type(path.extname(address)).send(text);
      }, next);
  };
  const devServer = {
    // Changes the given list, which Docusaurus's own function returns. What this one
    // returns would be appended.
    setupMiddlewares: (middlewares: unknown[]): unknown[] => {
      middlewares.unshift({ name: 'files-on-request', middleware });
      return [];
    },
  };
  return { devServer } as object;
}

/** Milliseconds until the browser has surely shown a compiled page. */
const UNTIL_SHOWN = 3000;

/** What is used of the bundler. */
interface Compiler {
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
 * Debounces work of the development server: it starts three seconds after the last
 * compilation, when the browser shows the page and nobody waits. It does not start
 * while the server shows errors, which would flicker if the work had something compiled.
 */
export function debounceCompilations(work: () => void): {
  plugins: ((compiler: Compiler) => void)[];
} {
  if (process.env.NODE_ENV !== 'development') return { plugins: [] };
  let timer: NodeJS.Timeout | undefined;
  const wait = ({ hooks }: Compiler): void => {
    hooks.done.tap('debounce-compilations', (stats) => {
      clearTimeout(timer);
      if (!stats.hasErrors()) timer = setTimeout(work, UNTIL_SHOWN);
    });
  };
  return { plugins: [wait] };
}
