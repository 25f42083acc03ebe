import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** The part of a bundler's configuration that plugins may return. */
type ConfigureWebpack = NonNullable<Plugin['configureWebpack']>;

interface Request {
  readonly path: string;
}

interface Response {
  readonly type: (extension: string) => Response;
  readonly send: (text: string) => void;
}

type Next = (error?: unknown) => void;

type SetUp = (middlewares: unknown[], server: unknown) => unknown[];

/**
 * Configures the development server to make files when they are asked for, so
 * that its start does not wait for them.
 *
 * @param find gives the content of a file of the site, by its address, or
 *   nothing if another plugin has to
 */
export function filesOnRequest(
  config: Parameters<ConfigureWebpack>[0],
  find: (address: string) => Promise<string | undefined>,
): ReturnType<ConfigureWebpack> {
  const { devServer } = config as {
    devServer?: { setupMiddlewares?: SetUp };
  };
  const answer = async (
    request: Request,
    response: Response,
    next: Next,
  ): Promise<void> => {
    const text = await find(request.path);
    if (text === undefined) next();
    else response.type(path.extname(request.path)).send(text);
  };
  const middleware = (request: Request, response: Response, next: Next) => {
    answer(request, response, next).catch(next);
  };
  const setupMiddlewares: SetUp = (middlewares, server) => [
    { name: 'files-on-request', middleware },
    // Another plugin may have its own.
    ...(devServer?.setupMiddlewares?.(middlewares, server) ?? middlewares),
  ];
  return { devServer: { setupMiddlewares } } as object;
}
