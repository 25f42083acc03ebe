// `%2E` is a dot to hosts.
const FILE_ENDING = /(?:(?:\/+index)?(?:\.|%2[Ee])html)+$/;

/**
 * The one address of a page, for the path of a file that some hosts give the
 * page at as well: `/config` for `/config.html`, `/next` for `/next/index.html`.
 *
 * A path that cannot be decoded is returned with its per cent signs encoded: it
 * would keep Docusaurus from starting.
 *
 * @param baseUrl of the site; a path that is not below it is not the site's
 */
export function plainPath(pathname: string, baseUrl: string): string {
  const path = isDecodable(pathname)
    ? pathname
    : pathname.replaceAll('%', '%25');
  if (!path.startsWith(baseUrl)) return path;
  const plain = path.replace(FILE_ENDING, '');
  return plain.length < baseUrl.length ? baseUrl : plain;
}

function isDecodable(path: string): boolean {
  try {
    decodeURI(path);
    return true;
  } catch {
    return false;
  }
}
