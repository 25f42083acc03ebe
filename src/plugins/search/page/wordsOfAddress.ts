import { toDecodable } from '../../shared/addresses';
import { cut } from '../../shared/cut';

/** The same limit as for typed queries. */
const MOST_LETTERS = 64;

const VERSION_NUMBER = /^v?\d+(?:\.\w+)*$/;

/**
 * The words of an address as a query. It never throws.
 *
 * @param versionPath prefix of the version's addresses
 */
export function wordsOfAddress(pathname: string, versionPath: string): string {
  const words = decodeURIComponent(
    toDecodable(pathname.slice(versionPath.length)),
  )
    .replace(/(?:index)?\.html?$/i, '')
    .split('/')
    .filter((segment) => !VERSION_NUMBER.test(segment))
    .join(' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return cut(words, MOST_LETTERS);
}
