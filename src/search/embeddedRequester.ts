import type { LiteClientOptions } from './client';
import { answer, type EmbeddedIndex } from './protocol';

type Requester = NonNullable<LiteClientOptions['requester']>;

/**
 * The transport under Algolia's client that asks the embedded index instead of
 * a host. An index that cannot be fetched is a host that cannot be reached, one
 * that does not come in time a host that times out.
 */
export function createEmbeddedRequester(index: EmbeddedIndex): Requester {
  return {
    async send({ method, url, data, responseTimeout }) {
      const path = new URL(url).pathname;
      const body = typeof data === 'string' ? data : '';
      let timer: ReturnType<typeof setTimeout> | undefined;
      const timeout = new Promise<'timeout'>((resolve) => {
        timer = setTimeout(resolve, responseTimeout, 'timeout');
      });
      try {
        const response = await Promise.race([
          answer({ method, path, body }, index),
          timeout,
        ]);
        return response === 'timeout'
          ? { status: 0, content: 'Socket timeout', isTimedOut: true }
          : { ...response, isTimedOut: false };
      } catch (error) {
        const content = error instanceof Error ? error.message : String(error);
        return { status: 0, content, isTimedOut: false };
      } finally {
        clearTimeout(timer);
      }
    },
  };
}
