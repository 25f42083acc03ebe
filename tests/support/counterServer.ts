import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as GoatCounter would read it. */
export interface CountRequest {
  readonly method: string;
  readonly path: string;
  readonly parameters: Readonly<Record<string, string>>;
  readonly cookie: string | undefined;
}

/** Speaks GoatCounter's count protocol on a port of this machine. */
export class CounterServer {
  /** All requests since the start, or since the list was emptied. */
  readonly requests: CountRequest[] = [];
  readonly #server: Server;

  constructor() {
    this.#server = createServer((request, response) => {
      const { pathname, searchParams } = new URL(
        request.url ?? '',
        'http://localhost',
      );
      this.requests.push({
        method: request.method ?? '',
        path: pathname,
        parameters: Object.fromEntries(searchParams),
        cookie: request.headers.cookie,
      });
      response.end();
    });
  }

  async start(): Promise<this> {
    await new Promise<void>((resolve, reject) => {
      this.#server.once('error', reject);
      this.#server.listen(0, 'localhost', resolve);
    });
    return this;
  }

  async close(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#server.close(() => {
        resolve();
      });
      this.#server.closeAllConnections();
    });
  }

  /** Name and port. */
  get host(): string {
    return `localhost:${String((this.#server.address() as AddressInfo).port)}`;
  }
}
