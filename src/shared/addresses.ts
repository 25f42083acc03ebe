/*
 * Paths of pages by the permalinks of the docs plugin. That of a version's
 * first page has a trailing slash.
 */

/** Path of a page: `/usage`, `/next`, and the base URL as it is. */
export const pagePath = (permalink: string, baseUrl: string): string =>
  permalink === baseUrl ? permalink : permalink.replace(/\/$/, '');

/** Path of its Markdown, which `machine-readable/mirrors` writes: `/usage.md`. */
export const mirrorPath = (permalink: string): string =>
  `${permalink.replace(/\/$/, '/index')}.md`;

/**
 * Normalizes the paths at which hosts may serve a page: `/config` for
 * `/config.html`, `/next` for `/next/index.html`.
 *
 * @param baseUrl of the site; other paths are only decoded
 */
export function plainPath(pathname: string, baseUrl: string): string {
  const path = decodable(pathname);
  if (!path.startsWith(baseUrl)) return path;
  const plain = withoutFileEnding(path);
  return plain.length < baseUrl.length ? baseUrl : plain;
}

// Not by one pattern, which would take seconds for thousands of slashes.
function withoutFileEnding(path: string): string {
  let end = path.length;
  for (;;) {
    // `%2E` is an encoded dot.
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
 * Encodes the percent signs of a text that cannot be decoded, such as
 * `/usage#100%`, for which Docusaurus would fail to start.
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
