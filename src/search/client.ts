import { liteClient, type LiteClient } from 'algoliasearch/lite';
import { createEmbeddedRequester } from './embeddedRequester';
import { createHostStates, type HostStorage } from './hostStates';
import type { Provider } from './options';
import type { EmbeddedIndex } from './protocol';

export type LiteClientOptions = NonNullable<Parameters<typeof liteClient>[2]>;

/**
 * Makes the search client of the site: Algolia's own, whoever answers.
 *
 * @param index answers where there is no provider
 * @throws Error '`appId` is missing.', '`apiKey` is missing.'
 */
export const createSearchClient = (
  provider: Provider | null,
  index: EmbeddedIndex,
): LiteClient =>
  provider === null
    ? liteClient('embedded', 'embedded', embeddedOptions(index))
    : liteClient(
        provider.appId,
        provider.apiKey,
        providerOptions(provider.appId, () => window.localStorage),
      );

/** @param storage where to remember over page loads which hosts are down */
export const providerOptions = (
  appId: string,
  storage: () => HostStorage,
): LiteClientOptions => ({
  // A reader is told at once, of a 429 as of any other refusal.
  maxRateLimitRetries: 0,
  hostsCache: createHostStates(`algolia-client-js-${appId}`, storage),
});

/** The embedded index is in memory, and grows: nothing is remembered of it. */
const NO_CACHE: NonNullable<LiteClientOptions['responsesCache']> = {
  get: (_, otherwise) => otherwise(),
  set: (_, value) => Promise.resolve(value),
  delete: () => Promise.resolve(),
  clear: () => Promise.resolve(),
};

export const embeddedOptions = (index: EmbeddedIndex): LiteClientOptions => ({
  requester: createEmbeddedRequester(index),
  hostsCache: NO_CACHE,
  responsesCache: NO_CACHE,
});
