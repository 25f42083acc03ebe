import type { ClientOptions } from '@algolia/client-common';
import { liteClient, type LiteClient } from 'algoliasearch/lite';
import { embeddedOptions, type VersionIndex } from '../embedded/requester';
import { type Application, isEmbedded } from '../options';
import { createHostStates, type HostStorage } from './hostStates';
import { send } from './send';

/**
 * Creates Algolia's search client. If no application is configured, the embedded
 * index of each docs version answers its requests.
 *
 * @throws Error '`appId` is missing.', '`apiKey` is missing.'
 */
export const createSearchClient = (
  { appId, apiKey }: Application,
  versions: readonly VersionIndex[],
): LiteClient =>
  liteClient(
    appId,
    apiKey,
    isEmbedded({ appId })
      ? embeddedOptions(versions)
      : providerOptions(appId, () => window.localStorage),
  );

/**
 * Options of the client for an Algolia application.
 *
 * @param storage remembers across page loads which hosts are down
 */
export const providerOptions = (
  appId: string,
  storage: () => HostStorage,
): ClientOptions => ({
  // Errors are shown at once, a 429 (too many requests) as well.
  maxRateLimitRetries: 0,
  hostsCache: createHostStates(`algolia-client-js-${appId}`, storage),
  requester: { send },
});
