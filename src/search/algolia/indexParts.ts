import generated from '@generated/search-index/default/versions';
import type { Facets, MoreTexts, IndexedDoc } from '../embedded/types';

/** The address of a file, and the type of its content. */
type Address<Content> = string & { readonly content?: readonly Content[] };

/** The index of a version, in two files. */
interface IndexParts {
  readonly facets: Facets;
  readonly first: Address<IndexedDoc>;
  readonly more: Address<MoreTexts>;
}

/** The embedded indexes of all versions; none for an Algolia application. */
export const indexes = generated as readonly IndexParts[];

export const partsOf = (tag: string): IndexParts | undefined =>
  indexes.find(({ facets }) => facets.docusaurus_tag === tag);

const fetched = new Map<string, Promise<unknown>>();

/**
 * Fetches a part of an index, once.
 *
 * @throws Error when it cannot be fetched
 */
export const fetchPart = <Content>(
  address: Address<Content>,
): Promise<readonly Content[]> =>
  once(fetched, address, async () => {
    const response = await fetch(address);
    const { status } = response;
    if (status !== 200) throw new Error(`${address}: status ${String(status)}`);
    return (await response.json()) as unknown;
  }) as Promise<readonly Content[]>;

/** Prefetches the index of a version. */
export function prefetchIndex(tag: string): void {
  const parts = partsOf(tag);
  if (!parts) return;
  fetchPart(parts.first).catch(() => {
    // The query that needs it reports the failure.
  });
}

/** Memoizes a promise by a key, unless it is rejected. */
export function once<Result>(
  results: Map<string, Promise<Result>>,
  key: string,
  run: () => Promise<Result>,
): Promise<Result> {
  const known = results.get(key);
  if (known !== undefined) return known;
  const running = run();
  results.set(key, running);
  running.catch(() => results.delete(key));
  return running;
}
