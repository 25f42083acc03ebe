import { createNullCache, type ClientOptions } from '@algolia/client-common';
import { liteClient, type LiteClient } from 'algoliasearch/lite';
import { createHostStates, type HostStorage } from './hostStates';
import { type Application, isEmbedded } from '../options';
import { answer, type EmbeddedIndex } from '../embedded/protocol';

/**
 * Creates Algolia's search client, also for the embedded index.
 *
 * @param index the embedded one
 * @throws Error '`appId` is missing.', '`apiKey` is missing.'
 */
export const createSearchClient = (
  { appId, apiKey }: Application,
  index: EmbeddedIndex,
): LiteClient =>
  liteClient(
    appId,
    apiKey,
    isEmbedded({ appId })
      ? embeddedOptions(index)
      : providerOptions(appId, () => window.localStorage),
  );

/** @param storage remembers across page loads which hosts are down */
export const providerOptions = (
  appId: string,
  storage: () => HostStorage,
): ClientOptions => ({
  // Errors are shown at once, a 429 too.
  maxRateLimitRetries: 0,
  hostsCache: createHostStates(`algolia-client-js-${appId}`, storage),
});

/**
 * A requester for Algolia's client that queries the embedded index instead of a
 * host. An index that cannot be fetched counts as an unreachable host.
 */
export const embeddedOptions = (index: EmbeddedIndex): ClientOptions => ({
  // The index is in memory, and grows: nothing is cached.
  hostsCache: createNullCache(),
  responsesCache: createNullCache(),
  requester: {
    send({ method, url, data, responseTimeout }) {
      const path = new URL(url).pathname;
      const body = typeof data === 'string' ? data : '';
      const answered = answer({ method, path, body }, index).then(
        (response) => ({ ...response, isTimedOut: false }),
        (error: unknown) => {
          const content =
            error instanceof Error ? error.message : String(error);
          return { status: 0, content, isTimedOut: false };
        },
      );
      const late = { status: 0, content: 'Socket timeout', isTimedOut: true };
      const timeout = new Promise<typeof late>((resolve) => {
        setTimeout(resolve, responseTimeout, late);
      });
      return Promise.race([answered, timeout]);
    },
  },
});
