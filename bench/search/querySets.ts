import judged from './queries.json';
import readers from './readers.json';
import type { Judged } from './relevance';

/** Two sets: one from the specification, one written by reading the pages. */
export const QUERY_SETS: Readonly<Record<string, readonly Judged[]>> = {
  'Given queries': judged.queries,
  "Readers' queries": readers.queries,
};
