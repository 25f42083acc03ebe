/*
 * Paths of pages by the permalinks of the docs plugin. That of a version's
 * first page has a trailing slash.
 */

/** Path of a page: `/usage`, `/next`, and the base URL as it is. */
export const pagePath = (permalink: string, baseUrl: string): string =>
  permalink === baseUrl ? permalink : permalink.replace(/\/$/, '');

/** Path of its Markdown, which `markdown-copies/copies` writes: `/usage.md`. */
export const copyPath = (permalink: string): string =>
  `${permalink.replace(/\/$/, '/index')}.md`;

/**
 * Normalizes the paths at which hosts may serve a page: `/config` for `/config.html`,
 * `/config/` and `/%63onfig`, `/next` for `/next/index.html`. Addresses that hosts do
 * not know remain unknown to the router.
 *
 * @param baseUrl of the site; other paths get no other ending
 */
export function canonicalPath(pathname: string, baseUrl: string): string {
  const path = toDecodable(pathname).replace(/%[2-7][\da-f]/gi, unreserved);
  if (!path.startsWith(baseUrl)) return untrimmed(path);
  const plain = withoutEnding(path);
  return plain.length < baseUrl.length ? baseUrl : untrimmed(plain);
}

/**
 * Decodes unreserved characters, which mean the same with and without percent encoding.
 */
function unreserved(code: string): string {
  const letter = decodeURIComponent(code);
  return /[\w.~-]/.test(letter) ? letter : code;
}

// Not by one pattern, which would take seconds for thousands of slashes.
function withoutEnding(path: string): string {
  let end = path.length;
  for (;;) {
    while (path[end - 1] === '/') end -= 1;
    if (!path.endsWith('.html', end)) return path.slice(0, end);
    end -= '.html'.length;
    if (path.endsWith('/index', end)) end -= '/index'.length;
  }
}

/** Docusaurus would take `/usage%20` for `/usage`, for which hosts have no file. */
function untrimmed(path: string): string {
  const decoded = decodeURI(path);
  return decoded === decoded.trim() ? path : encodePercent(path);
}

/**
 * Encodes the percent signs of a text that cannot be decoded, such as
 * `/usage#100%`, for which Docusaurus would fail to start.
 */
export const toDecodable = (text: string): string =>
  isDecodable(text) ? text : encodePercent(text);

const encodePercent = (text: string): string => text.replaceAll('%', '%25');

export function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
