import { expect } from '@playwright/test';
import type { SearchResponse } from 'algoliasearch/lite';
import {
  answer,
  type EmbeddedIndex,
  type WireResponse,
} from '../../src/search/protocol';
import type { SearchRecord } from '../../src/search/types';

type Query = Readonly<Record<string, unknown>>;
type Result = SearchResponse<SearchRecord>;

/** Sends a request straight to the index, without a client. */
export const send = (
  index: EmbeddedIndex,
  body: unknown,
  path = '/1/indexes/*/queries',
): Promise<WireResponse> =>
  answer({ method: 'POST', path, body: JSON.stringify(body) }, index);

export async function search(
  index: EmbeddedIndex,
  queries: readonly Query[],
): Promise<Result[]> {
  const requests = queries.map((query) => ({
    indexName: index.name,
    ...query,
  }));
  const { status, content } = await send(index, { requests });
  expect(status, content).toBe(200);
  return (JSON.parse(content) as { results: Result[] }).results;
}

export async function searchOne(
  index: EmbeddedIndex,
  query: Query,
): Promise<Result> {
  const [result] = await search(index, [query]);
  if (result === undefined) throw new Error('The index sent no result.');
  return result;
}
