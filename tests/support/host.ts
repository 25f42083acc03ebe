import { once } from 'node:events';
import http, { type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { siteHandler } from '../../scripts/siteHandler';

/** A host of the site that can be stopped, hold answers back and give other ones. */
export class Host {
  /** Requested paths. */
  readonly asked: string[] = [];
  /** Paths whose answers wait until `release`. */
  held = /^$/;

  /** Paths with another answer. */
  readonly #spoiled = new Map<RegExp, RequestListener>();

  /** Paths whose answers were errors, with the status. */
  readonly failed: string[] = [];
  readonly #answer: RequestListener;
  #server: Server | undefined;
  #port = 0;
  readonly #waiting: (() => void)[] = [];

  /** @param dir folder of a built site */
  constructor(dir: string) {
    this.#answer = siteHandler(dir).answer;
  }

  async start(): Promise<this> {
    this.#server = http.createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '/', this.origin);
      this.asked.push(pathname);
      // The usual header for pages; assets have one of the site's own.
      response.setHeader('Cache-Control', 'public, max-age=0, must-revalidate');
      response.on('close', () => {
        const { statusCode: status } = response;
        if (status >= 400) this.failed.push(`${String(status)} ${pathname}`);
      });
      const answer = (): void => {
        const [, other] =
          [...this.#spoiled].find(([paths]) => paths.test(pathname)) ?? [];
        (other ?? this.#answer)(request, response);
      };
      if (this.held.test(pathname)) this.#waiting.push(answer);
      else answer();
    });
    await once(this.#server.listen(this.#port, 'localhost'), 'listening');
    this.#port = (this.#server.address() as AddressInfo).port;
    return this;
  }

  /** Gives the answers that were held, and holds none from now on. */
  release(): void {
    this.held = /^$/;
    for (const answer of this.#waiting.splice(0)) answer();
  }

  async stop(): Promise<void> {
    const server = this.#server;
    if (!server?.listening) return;
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  }

  /** Answers some paths in another way from now on. */
  spoil(paths: RegExp, answer: RequestListener): void {
    this.#spoiled.set(paths, answer);
  }

  /** Answers such paths as the site has them. */
  mend(paths: RegExp): void {
    this.#spoiled.delete(paths);
  }

  get origin(): string {
    return `http://localhost:${String(this.#port)}`;
  }
}

/** Closes the connection: an answer for {@link Host.spoil}. */
export const refuse: RequestListener = ({ socket }) => {
  socket.destroy();
};
