import { type Application, EMBEDDED } from './plugins/search/options';

export const site = {
  title: 'htmlnano',
  tagline: 'Modular HTML minifier',
  /** The site's address. Links between versions in the Markdown have it as well. */
  url: 'https://htmlnano.netlify.app',
  /** The library's repository; this site lives in its `docs` folder. */
  repository: 'https://github.com/maltsev/htmlnano',
  /** Folder of this site's sources, for edit links. */
  editUrl: 'https://github.com/maltsev/htmlnano/edit/master/docs/',
  changelog: 'https://github.com/maltsev/htmlnano/blob/master/CHANGELOG.md',
  licence: 'https://github.com/maltsev/htmlnano/blob/master/LICENSE.txt',
  /** The site's name on goatcounter.com, which counts page views. */
  counter: 'htmlnano',
} as const;

/** The host of a build, and the site's path there. */
export interface Address {
  /** The host, without a slash at the end: `https://maltsev.github.io`. */
  readonly url: string;
  /** The path, with slashes around it: `/htmlnano/`. */
  readonly baseUrl: string;
}

/**
 * Reads the address of the site from the environment of a build.
 *
 * @throws Error for an invalid address or path
 */
export function addressFromEnvironment({
  SITE_URL: url = site.url,
  BASE_URL: baseUrl = '/',
}: Readonly<Record<string, string | undefined>>): Address {
  if (!URL.canParse(url) || new URL(url).origin !== url) {
    throw new Error(
      `SITE_URL is "${url}". It must be a protocol and a host, such as https://example.com; the path of the site is BASE_URL.`,
    );
  }
  if (!/^\/(?:[\w.~-]+\/)*$/.test(baseUrl)) {
    throw new Error(
      `BASE_URL is "${baseUrl}". It must be a path with a slash at both ends, such as /htmlnano/.`,
    );
  }
  return { url, baseUrl };
}

/**
 * Reads the application of Algolia that answers queries from the environment of a build.
 * Without one, the website's own index answers them.
 *
 * @throws Error for an application without its key, or a key without its application
 */
export function applicationFromEnvironment({
  ALGOLIA_APP_ID: appId,
  ALGOLIA_API_KEY: apiKey,
}: Readonly<Record<string, string | undefined>>): Application {
  if ((appId === undefined) !== (apiKey === undefined)) {
    throw new Error(
      `${appId === undefined ? 'ALGOLIA_APP_ID (`appId`)' : 'ALGOLIA_API_KEY (`apiKey`)'} is missing. Set both ALGOLIA_APP_ID and ALGOLIA_API_KEY to search with Algolia, or neither to search the embedded index.`,
    );
  }
  return { appId: appId ?? EMBEDDED, apiKey: apiKey ?? EMBEDDED };
}
