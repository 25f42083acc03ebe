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
import {
  answer,
  type VersionIndex,
} from '../../src/plugins/search/embedded/requester';

interface Fault {
  readonly status: number;
  readonly body: string;
}

/** The response to every write: a task that is done. */
const DONE = JSON.stringify({ taskID: 1, status: 'published', updatedAt: '' });

/**
 * A local server with Algolia's API: searches are answered by an
 * embedded index, all other requests count as writes.
 */
export class AlgoliaServer {
  /** All requests since the start, or since the list was emptied. */
  readonly requests: Awaited<ReturnType<typeof record>>[] = [];

  readonly #versions: readonly VersionIndex[];
  readonly #server: Server;
  #faults: Fault[] = [];

  constructor(versions: readonly VersionIndex[] = []) {
    this.#versions = versions;
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
  fail(fault: Fault): void {
    this.#faults.push(fault);
  }

  recover(): void {
    this.#faults = [];
  }

  async #handle(
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const recorded = await record(request);
    this.requests.push(recorded);
    const fault = this.#faults.shift();
    if (fault) {
      reply(response, fault.status, fault.body);
      return;
    }
    if (!recorded.path.startsWith('/1/indexes/*/')) {
      reply(response, 200, DONE);
      return;
    }
    reply(response, 200, await answer(recorded.body, this.#versions));
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
    contentType: headers['content-type'],
    body: await text(isZipped ? request.pipe(createGunzip()) : request),
  };
}

function reply(response: ServerResponse, status: number, body: string): void {
  response
    .writeHead(status, {
      'access-control-allow-origin': '*',
      'content-type': 'application/json',
    })
    .end(body);
}
