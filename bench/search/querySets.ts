import apart from './apart.json';
import judged from './queries.json';
import messages from './messages.json';
import readers from './readers.json';
import type { Judged } from './relevance';
import unknown from './unknown.json';

const isFromPages = (query: Judged): boolean => query.class !== 'asked';

/**
 * One set from the specification; one by reading the pages; one in the words of users in
 * public threads; one of pasted messages; and one to which nothing is fitted.
 */
export const QUERY_SETS: Readonly<Record<string, readonly Judged[]>> = {
  'Given queries': judged.queries,
  "Readers' queries": readers.queries.filter(isFromPages),
  'Asked in threads': readers.queries.filter((query) => !isFromPages(query)),
  'Pasted messages': messages.queries,
  'Queries kept apart': apart.queries,
};

/** For these nothing is to be found, in any version. */
export const UNKNOWN: readonly string[] = unknown.queries;
