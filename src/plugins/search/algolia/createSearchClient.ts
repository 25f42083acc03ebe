import {
  createNullCache,
  type ClientOptions,
  type EndRequest,
  type Response,
} from '@algolia/client-common';
import { liteClient, type LiteClient } from 'algoliasearch/lite';
import { readBounded, UnreadableError } from './bounds';
import { createHostStates, type HostStorage } from './hostStates';
import { type Application, isEmbedded } from '../options';
import { answer, type EmbeddedIndex } from '../embedded/protocol';

/**
 * Creates Algolia's search client. If no application is configured, the embedded
 * index answers its requests.
 *
 * @throws Error '`appId` is missing.', '`apiKey` is missing.'
 */
export function createSearchClient(
  { appId, apiKey }: Application,
  index: EmbeddedIndex,
): LiteClient {
  if (isEmbedded({ appId })) {
    return liteClient(appId, apiKey, embeddedOptions(index));
  }
  return liteClient(appId, apiKey, {
    ...providerOptions(appId, () => window.localStorage),
    requester: { send },
  });
}

/** Sends a request with the client's timeouts, and reads a bounded answer. */
export async function send(request: EndRequest): Promise<Response> {
  const { url, method, headers, data, connectTimeout, responseTimeout } =
    request;
  const ending = new AbortController();
  const end = (): void => ending.abort();
  let timer = setTimeout(end, connectTimeout);
  try {
    const { signal } = ending;
    // Never compressed: that is an option.
    const body = typeof data === 'string' ? data : null;
    const response = await fetch(url, { method, headers, body, signal });
    clearTimeout(timer);
    timer = setTimeout(end, responseTimeout);
    const content = await readBounded(response);
    return { status: response.status, content, isTimedOut: false };
  } catch (error) {
    // Thrown, as a status would make the client ask the next host for the same.
    if (error instanceof UnreadableError) throw error;
    const isTimedOut = ending.signal.aborted;
    return { status: 0, content: String(error), isTimedOut };
  } finally {
    clearTimeout(timer);
  }
}

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
});

/**
 * Options of the client whose requester queries the embedded index instead of a
 * host. An index that cannot be fetched counts as an unreachable host.
 */
export const embeddedOptions = (index: EmbeddedIndex): ClientOptions => ({
  // Nothing is cached, as the index is in memory, and grows.
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
