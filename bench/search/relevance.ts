/** A query with the sections that answer it. */
export interface Judged {
  readonly class: string;
  /** Docusaurus's name of the version. */
  readonly version: string;
  readonly query: string;
  /** Addresses within the version; one that ends in `*` is a whole page. */
  readonly relevant: readonly string[];
}

/** Means over queries, 0 to 1. */
export interface Scores {
  readonly queries: number;
  /** Share of queries whose first hit, or one of the first three, is right. */
  readonly success1: number;
  readonly success3: number;
  /** Mean reciprocal rank of the first right hit among ten. */
  readonly mrr10: number;
  /** Normalized discounted cumulative gain of ten hits with binary relevance. */
  readonly ndcg10: number;
}

/** A version to search, with its sections and an engine. */
export interface Searched {
  /** Path of the version: empty for the latest. */
  readonly base: string;
  /** Addresses of all sections. */
  readonly urls: ReadonlySet<string>;
  /** @returns addresses, the best first */
  readonly search: (query: string) => readonly string[];
}

const DEPTH = 10;

/** Scores an engine on queries by class; the last entry is for all of them. */
export function scoresByClass(
  queries: readonly Judged[],
  versions: ReadonlyMap<string, Searched>,
): ReadonlyMap<string, Scores> {
  const results = queries.map((judged) => ({
    name: judged.class,
    scores: scoresOf(judged, versions),
  }));
  const names = [...new Set(results.map(({ name }) => name))];
  return new Map([
    ...names.map((name): [string, Scores] => [
      name,
      mean(results.filter((result) => result.name === name)),
    ]),
    ['all', mean(results)],
  ]);
}

/** Scores one query. */
function scoresOf(
  { version, query, relevant }: Judged,
  versions: ReadonlyMap<string, Searched>,
): Scores {
  const searched = versions.get(version);
  if (searched === undefined) throw new Error(`No version "${version}".`);
  const isRight = (url: string): boolean =>
    isRelevant(withinVersion(url, searched.base), relevant);
  const right = [...searched.urls].filter(isRight).length;
  if (right === 0) {
    throw new Error(
      `"${query}": no section of ${version} is relevant (bench/search/*.json): ${relevant.join(', ')}.`,
    );
  }
  const gains = searched.search(query).slice(0, DEPTH).map(isRight);
  const first = gains.indexOf(true);
  return {
    queries: 1,
    success1: first === 0 ? 1 : 0,
    success3: first >= 0 && first < 3 ? 1 : 0,
    mrr10: first < 0 ? 0 : 1 / (first + 1),
    ndcg10:
      gain(gains) / gain(Array<boolean>(Math.min(right, DEPTH)).fill(true)),
  };
}

/** Describes the queries whose first hit is wrong, or all of the first three. */
export const missesOf = (
  queries: readonly Judged[],
  versions: ReadonlyMap<string, Searched>,
  depth: 'success1' | 'success3',
): string[] =>
  queries
    .filter((judged) => scoresOf(judged, versions)[depth] === 0)
    .map(({ version, query, relevant }) => {
      const found = versions.get(version)?.search(query).slice(0, 5) ?? [];
      return `"${query}" (${version}) should find ${relevant.join(' or ')}, and finds ${found.join(', ') || 'nothing'}.`;
    });

/** Lists what the search finds for queries for which it must find nothing. */
export const strayHits = (
  queries: readonly string[],
  versions: ReadonlyMap<string, Searched>,
): string[] =>
  queries.flatMap((query) =>
    [...versions].flatMap(([version, { search }]) => {
      const [best] = search(query);
      return best === undefined ? [] : `"${query}" (${version}): ${best}`;
    }),
  );

const withinVersion = (url: string, base: string): string =>
  url
    .slice(base.length)
    .replace(/^(?=#|$)/, '/')
    .replace(/^\/\//, '/');

const isRelevant = (url: string, relevant: readonly string[]): boolean =>
  relevant.some((address) =>
    address.endsWith('*')
      ? url.split('#')[0] === address.slice(0, -1)
      : url === address,
  );

const gain = (hits: readonly boolean[]): number =>
  hits.reduce((sum, hit, at) => sum + (hit ? 1 / Math.log2(at + 2) : 0), 0);

function mean(results: readonly { readonly scores: Scores }[]): Scores {
  const of = (name: keyof Scores): number =>
    results.reduce((sum, { scores }) => sum + scores[name], 0) / results.length;
  return {
    queries: results.length,
    success1: of('success1'),
    success3: of('success3'),
    mrr10: of('mrr10'),
    ndcg10: of('ndcg10'),
  };
}
