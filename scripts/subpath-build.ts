/** Folder of a build for a sub-path, as on GitHub Pages. */
export const SUBPATH_BUILD = 'build-subpath';

/** Its place, unless the environment defines another. */
const { SITE_URL = 'https://maltsev.github.io', BASE_URL = '/htmlnano/' } =
  process.env;

/** The environment of the build: where it stands, and nothing else. */
export const SUBPATH_ENVIRONMENT = { SITE_URL, BASE_URL } as const;

/** The environment of the tests. */
export const inSubpath = {
  ...SUBPATH_ENVIRONMENT,
  SITE: SUBPATH_BUILD,
} as const;
