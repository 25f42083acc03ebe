import { liteClient, type LiteClient } from 'algoliasearch/lite';
import { createEmbeddedRequester } from './embeddedRequester';
import { createHostStates, type HostStorage } from './hostStates';
import type { Provider } from './options';
import type { EmbeddedIndex } from './protocol';

export type LiteClientOptions = NonNullable<Parameters<typeof liteClient>[2]>;

/**
 * How the client is set up, whoever answers.
 *
 * @param storage where to remember over page loads which hosts are down
 */
export const clientOptions = (
  appId: string,
  storage?: () => HostStorage,
): LiteClientOptions => ({
  // The specification has a 4xx, 429 too, shown at once (section 8).
  maxRateLimitRetries: 0,
  hostsCache: createHostStates(`algolia-client-js-${appId}`, storage),
});

/**
 * Makes the one search client of the site. Without a provider it is the same
 * client on the embedded index.
 *
 * @throws Error '`appId` is missing.', '`apiKey` is missing.'
 */
export function createSearchClient(
  provider: Provider | null,
  index: EmbeddedIndex,
): LiteClient {
  return provider === null
    ? liteClient('embedded', 'embedded', {
        ...clientOptions('embedded'),
        requester: createEmbeddedRequester(index),
      })
    : liteClient(
        provider.appId,
        provider.apiKey,
        clientOptions(provider.appId, () => window.localStorage),
      );
}
