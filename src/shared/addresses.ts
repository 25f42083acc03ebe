/*
 * Where a page stands, from the permalink that the docs plugin gives it. The
 * first page of a version has one with a slash at its end.
 */

/** Path of a page: `/usage`, `/next`, and the base URL as it is. */
export const pagePath = (permalink: string, baseUrl: string): string =>
  permalink === baseUrl ? permalink : permalink.replace(/\/$/, '');

/** Path of its Markdown, which `machine-readable/mirrors` writes: `/usage.md`. */
export const mirrorPath = (permalink: string): string =>
  `${permalink.replace(/\/$/, '/index')}.md`;

/**
 * The one address of a page, for the path of a file that some hosts give the
 * page at as well: `/config` for `/config.html`, `/next` for `/next/index.html`.
 *
 * @param baseUrl of the site; a path that is not below it is not the site's
 */
export function plainPath(pathname: string, baseUrl: string): string {
  const path = decodable(pathname);
  if (!path.startsWith(baseUrl)) return path;
  const plain = withoutFileEnding(path);
  return plain.length < baseUrl.length ? baseUrl : plain;
}

// Not by one pattern: that takes seconds for thousands of slashes.
function withoutFileEnding(path: string): string {
  let end = path.length;
  for (;;) {
    // `%2E` is a dot to hosts.
    const last = path.slice(Math.max(0, end - '%2Ehtml'.length), end);
    const [ending] = /(?:\.|%2[Ee])html$/.exec(last) ?? [];
    if (ending === undefined) return path.slice(0, end);
    end -= ending.length;
    if (!path.endsWith('/index', end)) continue;
    end -= '/index'.length;
    while (path[end - 1] === '/') end -= 1;
  }
}

/**
 * Encodes the per cent signs of what cannot be decoded, such as `/usage#100%`:
 * Docusaurus decodes paths and hashes, and would not start.
 */
export const decodable = (text: string): string =>
  isDecodable(text) ? text : text.replaceAll('%', '%25');

export function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
