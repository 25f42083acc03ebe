import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** Names of files in a feature's folder. */
interface Files {
  /** In `client`: what cannot wait until React has taken the page over. */
  readonly first?: readonly string[];
  /** In `client`: Docusaurus's client modules, those of `first` included. */
  readonly modules?: readonly string[];
  readonly styles?: readonly string[];
  /** Modules of packages, by their absolute paths, that the site does without. */
  readonly leftOut?: readonly string[];
}

/**
 * The part of a plugin that brings a feature's scripts and styles to the browser.
 * The server's bundle leaves the folder `client` out, so nothing in it has to
 * ask whether there is a page.
 *
 * @param dir absolute path of the feature's folder
 */
export function clientScripts(
  dir: string,
  { first = [], modules = [], styles = [], leftOut = [] }: Files,
): Required<Pick<Plugin, 'getClientModules' | 'configureWebpack'>> {
  const client = path.join(dir, 'client');
  const scripts = (names: readonly string[]): string[] =>
    names.map((name) => path.join(client, `${name}.ts`));
  return {
    getClientModules: () => [
      ...styles.map((name) => path.join(dir, name)),
      ...scripts(modules),
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
      // `first-load` makes a list of the entry. Without it the client modules
      // run with the site, at once.
      ...(Array.isArray(config.entry) && { entry: scripts(first) }),
    }),
  };
}
