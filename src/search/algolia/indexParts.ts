import generated from '@generated/search-index/default/versions';
import { fetchJson } from '../../shared/fetchJson';
import type { Facets, MoreTexts, IndexedDoc } from '../embedded/types';

/** The index of a version, in two files. */
export interface IndexParts {
  readonly facets: Facets;
  /** Fetches the first file, once. It rejects when that fails. */
  readonly first: () => Promise<readonly IndexedDoc[]>;
  readonly more: () => Promise<readonly MoreTexts[]>;
}

/** As `search/index` generates it, with the addresses of the files. */
type Generated = Readonly<Record<'first' | 'more', string>> &
  Pick<IndexParts, 'facets'>;

/** The embedded indexes of all versions; none for an Algolia application. */
export const parts = (generated as readonly Generated[]).map(
  ({ facets, first, more }): IndexParts => ({
    facets,
    first: once(async () => (await fetchJson(first)) as IndexedDoc[]),
    more: once(async () => (await fetchJson(more)) as MoreTexts[]),
  }),
);

/** Prefetches the index of a version. */
export function prefetchIndex(tag: string): void {
  const wanted = parts.find(({ facets }) => facets.docusaurus_tag === tag);
  wanted?.first().catch(() => {
    // The query that needs it reports the failure.
  });
}

/** Calls a function once, and again only after it has failed. */
export function once<Result>(
  run: () => Promise<Result>,
): () => Promise<Result> {
  let running: Promise<Result> | undefined;
  return () => {
    if (running) return running;
    running = run();
    running.catch(() => (running = undefined));
    return running;
  };
}
