import { createHash } from 'node:crypto';

/** Directives of a Content Security Policy with their sources. */
export type Policy = Readonly<Record<string, readonly string[]>>;

/** Directives that are always `'none'`. */
const FORBIDDEN = ['child-src', 'frame-src', 'media-src', 'object-src'];

const SCRIPT = /<script(?![^>]* src=)[^>]*>([^]*?)<\/script>/g;
const STYLE = /<style[^>]*>([^]*?)<\/style>/g;
const STYLE_ATTRIBUTE = / style=(?:"([^"]*)"|([^" >]+))/g;

/**
 * Makes the strictest policy with which pages with this HTML work
 * (https://www.w3.org/TR/CSP3/). It allows files of the site, and inline code by its hash.
 *
 * @param html the HTML of pages whose code is the website's own
 * @param scripts texts of scripts that other scripts insert
 */
export function createPolicy(
  html: string,
  scripts: readonly string[],
  connect: readonly string[],
): Policy {
  const hashes = (pattern: RegExp): string[] => {
    const found = Array.from(html.matchAll(pattern), ([, one, other = '']) =>
      hashOf(one ?? other),
    );
    return [...new Set(found)].sort();
  };
  const styleAttributes = hashes(STYLE_ATTRIBUTE);
  return {
    // Firefox and WebKit apply `default-src` to prefetched files, which have no
    // directive. So all other directives that would fall back to it are named below.
    'default-src': ["'self'"],
    'script-src': ["'self'", ...hashes(SCRIPT), ...scripts.map(hashOf)],
    'style-src': ["'self'", ...hashes(STYLE)],
    ...(styleAttributes.length > 0 && {
      'style-src-attr': ["'unsafe-hashes'", ...styleAttributes],
    }),
    // Style sheets contain small images as data URLs.
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...connect],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    ...Object.fromEntries(FORBIDDEN.map((each) => [each, ["'none'"]])),
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
}

/** The source expression that allows inline code by its hash: `'sha256-…'`. */
const hashOf = (code: string): string =>
  `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

/** The source expression of an address. It allows no other address of the host. */
export function sourceOf(address: string): string {
  const { origin, pathname } = new URL(address);
  return pathname === '/' ? origin : origin + pathname;
}

export const headerOf = (policy: Policy): string =>
  Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');

/** The policy for `<meta>`, where browsers ignore `frame-ancestors` with a warning. */
export const metaOf = (policy: Policy): string =>
  headerOf(policy).replace(/; frame-ancestors [^;]+/, '');
