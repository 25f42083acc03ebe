import {
  createNullCache,
  type ClientOptions,
  type EndRequest,
  type Requester,
  type Response,
} from '@algolia/client-common';
import { liteClient, type LiteClient } from 'algoliasearch/lite';
import { MAX_ANSWER, MAX_TIME } from './bounds';
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
  const client = liteClient(appId, apiKey, {
    ...providerOptions(appId, () => window.localStorage),
    requester: withinBounds({ send: sendByClient }),
  });
  return {
    ...client,
    search: (requests, options) =>
      withTimeout(client.search(requests, options), MAX_TIME),
  };
}

/**
 * Limits the time for an answer.
 *
 * @param most milliseconds
 * @throws Error when they have passed
 */
export async function withTimeout<Answer>(
  answered: Promise<Answer>,
  most: number,
): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    const message = `No answer after ${String(most / 1000)} seconds.`;
    timer = setTimeout(() => reject(new Error(message)), most);
  });
  try {
    return await Promise.race([answered, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Sends with the client's own requester, which the embedded index does not load. */
async function sendByClient(request: EndRequest): Promise<Response> {
  const { createXhrRequester } = await import('@algolia/requester-browser-xhr');
  return createXhrRequester().send(request);
}

/**
 * Makes a requester refuse answers that are too long to parse. The client's timeouts
 * end those that take too long to arrive.
 */
export const withinBounds = ({ send }: Requester): Requester => ({
  async send(request) {
    const response = await send(request);
    if (response.content.length <= MAX_ANSWER) return response;
    // Thrown, as a status would make the client ask the next host for the same.
    throw new Error(
      `The provider sent an answer of more than ${String(MAX_ANSWER)} characters.`,
    );
  },
});

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
