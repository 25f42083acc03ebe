import judged from './queries.json';
import readers from './readers.json';
import type { Judged } from './relevance';

/** The two sets: one given with the specification, one written from the pages. */
export const QUERY_SETS: Readonly<Record<string, readonly Judged[]>> = {
  'Given queries': judged.queries,
  "Readers' queries": readers.queries,
};
