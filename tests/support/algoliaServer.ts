import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';

interface Answer {
  readonly status: number;
  readonly body: string;
}

/** The response to every write: a task that is done. */
const DONE: Answer = {
  status: 200,
  body: JSON.stringify({ taskID: 1, status: 'published', updatedAt: '' }),
};

/** A local server with Algolia's API for writers, which refuses or does nothing. */
export class AlgoliaServer {
  /** All requests since the start, or since the list was emptied. */
  readonly requests: Awaited<ReturnType<typeof record>>[] = [];

  readonly #server: Server;
  readonly #faults: Answer[] = [];

  constructor() {
    this.#server = createServer((request, response) => {
      this.#handle(request, response).catch((error: unknown) => {
        // The client reports only an unreachable host.
        console.error(error);
        response.destroy();
      });
    });
  }

  async start(): Promise<this> {
    await once(this.#server.listen(0, '127.0.0.1'), 'listening');
    return this;
  }

  async close(): Promise<void> {
    this.#server.close();
    // Clients keep connections alive.
    this.#server.closeAllConnections();
    await once(this.#server, 'close');
  }

  /**
   * Address and port, for the option `hosts` of a client. No name, which may take
   * seconds to resolve where there is no network.
   */
  get host(): string {
    return `127.0.0.1:${String((this.#server.address() as AddressInfo).port)}`;
  }

  /** Makes the next request fail; after several calls, as many in turn. */
  fail(fault: Answer): void {
    this.#faults.push(fault);
  }

  async #handle(
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const recorded = await record(request);
    this.requests.push(recorded);
    const { status, body } = this.#faults.shift() ?? DONE;
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(body);
  }
}

async function record(request: IncomingMessage) {
  const { method = '', headers } = request;
  const url = new URL(request.url ?? '', 'http://localhost');
  const isZipped = headers['content-encoding'] === 'gzip';
  return {
    method,
    /** Without the query string. */
    path: url.pathname,
    parameters: Object.fromEntries(url.searchParams),
    headers,
    body: await text(isZipped ? request.pipe(createGunzip()) : request),
  };
}
