import heldOut from './held-out.json';
import judged from './queries.json';
import messages from './messages.json';
import otherwise from './otherwise.json';
import plain from './plain.json';
import asked from './questions.json';
import readers from './readers.json';
import type { Judged } from './relevance';
import unknown from './unknown.json';

/** A question from a public thread. */
interface Question {
  /** The thread: owner/repository#number, or its address. */
  readonly source: string;
  readonly question: string;
  /** What its asker would type into the search. */
  readonly words: string;
  /** The sections that answer it, by Docusaurus's name of the version. */
  readonly answers: Readonly<Record<string, readonly string[] | undefined>>;
}

export const QUESTIONS: readonly Question[] = asked.questions;

const isFromPages = (query: Judged): boolean => query.class !== 'asked';

/** The sets of queries by name. The README says where each comes from. */
export const QUERY_SETS: Readonly<Record<string, readonly Judged[]>> = {
  'Given queries': judged.queries,
  "Readers' queries": readers.queries.filter(isFromPages),
  'Asked in threads': readers.queries.filter((query) => !isFromPages(query)),
  Questions: QUESTIONS.flatMap(({ words: query, answers }) =>
    Object.entries(answers).map(([version, relevant = []]) => ({
      class: 'question',
      version,
      query,
      relevant,
    })),
  ),
  'Pasted messages': messages.queries,
  'Held-out queries': heldOut.queries,
  'Everyday words': plain.queries,
  'Other words': otherwise.queries,
};

/** Questions that the pages of Next do not answer. The search should find nothing. */
export const UNANSWERED: readonly string[] = plain.unanswered;

/** Words for which the search must find nothing, in any version. */
export const UNKNOWN: readonly string[] = unknown.queries;
