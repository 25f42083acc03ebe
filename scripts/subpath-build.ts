/** Folder of a build that stands in a sub-path, as on GitHub Pages. */
export const SUBPATH_BUILD = 'build-subpath';

/** Where it stands, unless the environment says so. */
const { SITE_URL = 'https://maltsev.github.io', BASE_URL = '/htmlnano/' } =
  process.env;

/** What makes a build stand there. */
export const SUBPATH_ENVIRONMENT = { SITE_URL, BASE_URL } as const;

/** What makes the tests look there. */
export const inSubpath = {
  ...SUBPATH_ENVIRONMENT,
  SITE: SUBPATH_BUILD,
} as const;
