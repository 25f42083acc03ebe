import type { Scores } from './relevance';

/** What the search must reach: over all queries, and in every class. */
export interface Floor {
  readonly all?: Partial<Scores>;
  readonly everyClass?: Partial<Scores>;
}

export const FLOORS: Readonly<Record<string, Floor>> = {
  'Given queries': {
    all: { success1: 0.97, ndcg10: 0.92 },
    everyClass: { success3: 0.9 },
  },
  "Readers' queries": {
    all: { success1: 0.93, success3: 0.96, ndcg10: 0.92 },
    everyClass: { success3: 0.9 },
  },
};

/** Says which scores are below their floor, if any. */
export function shortfalls(
  { all = {}, everyClass = {} }: Floor,
  scores: ReadonlyMap<string, Scores>,
): string[] {
  return [...scores].flatMap(([kind, score]) =>
    Object.entries(kind === 'all' ? all : everyClass)
      .filter(([name, least]) => score[name as keyof Scores] < least)
      .map(
        ([name, least]) =>
          `${kind}: ${name} is ${score[name as keyof Scores].toFixed(3)}, at least ${String(least)} is wanted.`,
      ),
  );
}
