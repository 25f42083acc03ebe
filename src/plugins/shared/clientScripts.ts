import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** Names of files in a plugin's folder, and settings for the bundler. */
interface Files {
  /** First scripts: modules in `client/` that run without React. */
  readonly first?: readonly string[];
  /** Other client modules in `client`. */
  readonly modules?: readonly string[];
  readonly styles?: readonly string[];
  /** Absolute paths of modules to exclude. */
  readonly leftOut?: readonly string[];
  readonly webpack?: ReturnType<NonNullable<Plugin['configureWebpack']>>;
}

/**
 * Adds scripts and styles of a plugin's folder to the client. The server's bundle
 * excludes the folder `client`, so its modules need not check for a browser.
 */
export function clientScripts(
  dir: string,
  { first = [], modules = [], styles = [], leftOut = [], webpack }: Files,
): Required<Pick<Plugin, 'getClientModules' | 'configureWebpack'>> {
  const client = path.join(dir, 'client');
  const scripts = (names: readonly string[]): string[] =>
    names.map((name) => path.join(client, `${name}.ts`));
  return {
    getClientModules: () => [
      // Several plugins share these looks. The bundler includes them once.
      path.join(__dirname, 'ui.css'),
      ...styles.map((name) => path.join(dir, name)),
      ...scripts([...first, ...modules]),
    ],
    configureWebpack: (config, isServer) => ({
      resolve: {
        alias: Object.fromEntries(
          [...leftOut, ...(isServer ? [client] : [])].map((file) => [
            file,
            false as const,
          ]),
        ),
      },
      // `static-pages` turns the entry into an array. Otherwise the client modules run
      // with the site.
      ...(Array.isArray(config.entry) && { entry: scripts(first) }),
      ...webpack,
    }),
  };
}
