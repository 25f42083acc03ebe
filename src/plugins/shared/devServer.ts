import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

interface Response {
  readonly type: (extension: string) => Response;
  readonly send: (text: string) => void;
}

/**
 * Configures the development server to make files when they are requested, so
 * that its start does not wait for them.
 *
 * @param find returns the content of the file at an address, if there is one
 */
export function filesOnRequest(
  find: (address: string) => Promise<string | undefined> | string | undefined,
): ReturnType<NonNullable<Plugin['configureWebpack']>> {
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
    // This changes the given list, which Docusaurus's own function returns. A list that
    // this function returns would be appended.
    setupMiddlewares: (middlewares: unknown[]): unknown[] => {
      middlewares.unshift({ name: 'files-on-request', middleware });
      return [];
    },
  };
  return { devServer } as object;
}
