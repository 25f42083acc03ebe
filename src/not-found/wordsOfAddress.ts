import { decodable } from '../shared/addresses';
import { cut } from '../shared/cut';

/** So many letters of an address are searched for, as of what is typed. */
const MOST_LETTERS = 64;

const VERSION_NUMBER = /^v?\d+(?:\.\w+)*$/;

/**
 * The words of an address, to search for. Takes any path, and never throws.
 *
 * @param versionPath what the version's addresses begin with
 */
export function wordsOfAddress(pathname: string, versionPath: string): string {
  const words = decodeURIComponent(
    decodable(pathname.slice(versionPath.length)),
  )
    .replace(/(?:index)?\.html?$/i, '')
    .split('/')
    .filter((segment) => !VERSION_NUMBER.test(segment))
    .join(' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return cut(words, MOST_LETTERS);
}
