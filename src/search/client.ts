import { liteClient, type LiteClient } from 'algoliasearch/lite';
import { createEmbeddedRequester } from './embeddedRequester';
import type { Provider } from './options';
import type { EmbeddedIndex } from './protocol';

export type LiteClientOptions = NonNullable<Parameters<typeof liteClient>[2]>;

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
  const options: LiteClientOptions = {
    // The specification has a 4xx, 429 too, shown at once (section 8).
    maxRateLimitRetries: 0,
  };
  return provider === null
    ? liteClient('embedded', 'embedded', {
        ...options,
        requester: createEmbeddedRequester(index),
      })
    : liteClient(provider.appId, provider.apiKey, options);
}
