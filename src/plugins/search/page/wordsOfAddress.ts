import { toDecodable } from '../../shared/addresses';
import { truncate } from '../../shared/text';
import { MAX_QUERY_LENGTH } from '../button/searchDialog';

const VERSION = /^(?:latest|v?\d+(?:\.\w+)*)$/i;

/**
 * The words of an address as a query. It never throws.
 *
 * @param versionPath the path that the addresses of the docs version begin with
 */
export function wordsOfAddress(pathname: string, versionPath: string): string {
  const words = decodeURIComponent(
    toDecodable(pathname.slice(versionPath.length)),
  )
    .replace(/(?:index)?\.html?$/i, '')
    .split('/')
    .filter((segment) => !VERSION.test(segment))
    .join(' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return truncate(words, MAX_QUERY_LENGTH);
}
