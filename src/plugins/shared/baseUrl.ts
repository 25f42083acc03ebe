/** Docusaurus's base URL, which is the bundler's public path. */
declare const __webpack_public_path__: string;

/**
 * Where the site begins: `/`, or a path that ends with a slash. For scripts that come
 * first, to which the site's whole configuration would be a fifth of their weight.
 */
export const baseUrl = __webpack_public_path__;
