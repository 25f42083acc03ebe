import {
  createNullCache,
  type ClientOptions,
  type EndRequest,
  type Requester,
  type Response,
} from '@algolia/client-common';
import { liteClient, type LiteClient } from 'algoliasearch/lite';
import { MOST_ANSWER, MOST_TIME } from './bounds';
import { createHostStates, type HostStorage } from './hostStates';
import { type Application, isEmbedded } from '../options';
import { answer, type EmbeddedIndex } from '../embedded/protocol';

/**
 * Creates Algolia's search client, also for the embedded index.
 *
 * @param index the embedded one
 * @throws Error '`appId` is missing.', '`apiKey` is missing.'
 */
export function createSearchClient(
  { appId, apiKey }: Application,
  index: EmbeddedIndex,
): LiteClient {
  if (isEmbedded({ appId })) {
    return liteClient(appId, apiKey, embeddedOptions(index));
  }
  const options = providerOptions(appId, () => window.localStorage);
  const requester = withinBounds({ send: sendByClient });
  const client = liteClient(appId, apiKey, { ...options, requester });
  return {
    ...client,
    search: (asked, how) => inTime(client.search(asked, how), MOST_TIME),
  };
}

/**
 * Waits for an answer, but not for ever.
 *
 * @param most milliseconds
 */
export async function inTime<Answer>(
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

/** The client's own requester, which an embedded index need not bring to readers. */
async function sendByClient(request: EndRequest): Promise<Response> {
  const { createXhrRequester } = await import('@algolia/requester-browser-xhr');
  return createXhrRequester().send(request);
}

/**
 * Refuses what is too long to be parsed. The client's time limits end what takes
 * too long to be sent.
 */
export const withinBounds = ({ send }: Requester): Requester => ({
  async send(request) {
    const response = await send(request);
    if (response.content.length <= MOST_ANSWER) return response;
    // No status, with which the client would ask the next host for the same.
    throw new Error(
      `The provider sent an answer of more than ${String(MOST_ANSWER)} characters.`,
    );
  },
});

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
