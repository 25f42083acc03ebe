import { once } from 'node:events';
import fs from 'node:fs';
import http, { type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { siteHandler } from '../../scripts/siteHandler';

/** A host of the site that can be redeployed, stopped and made to fail. */
export class Host {
  /** Requested paths. */
  readonly asked: string[] = [];
  /** The number of answers that are not complete. */
  unanswered = 0;
  /** Paths whose answers wait until `release`. */
  held = /^$/;

  /** Paths that are answered in another way, and how. */
  readonly #spoiled = new Map<RegExp, RequestListener>();

  /** Paths that it could not answer, with the status. */
  readonly failed: string[] = [];
  #answer: RequestListener;
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
      this.unanswered += 1;
      // Browsers may end an answer that is none before it is complete.
      response.on('close', () => {
        this.unanswered -= 1;
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

  /** Answers what was held, and holds nothing from now on. */
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

  /** Serves another build from now on, and nothing of the previous one. */
  deploy(dir: string): void {
    this.#answer = siteHandler(dir).answer;
  }

  get origin(): string {
    return `http://localhost:${String(this.#port)}`;
  }
}

/** Closes the connection: an answer for {@link Host.spoil}. */
export const refuse: RequestListener = ({ socket }) => {
  socket.destroy();
};

/** Content hashes in the names of files: `main.81b7eb65.js`. */
const HASHED = /\.([0-9a-f]{8})\.(?:js|css|json)$/;

const TEXTS = /\.(?:html|js|css|json)$/;

/**
 * Derives another build from a built site: no script, no style sheet and no
 * index has the same name, and no page the same content.
 *
 * @param dir folder of the built site
 * @param other folder that the other gets
 */
export function rebuild(dir: string, other: string): void {
  fs.cpSync(dir, other, { recursive: true });
  const files = fs
    .readdirSync(other, { recursive: true, encoding: 'utf8' })
    .filter((file) => TEXTS.test(file));
  const renamed = new Map(
    files.flatMap((file) => {
      const [, hash] = HASHED.exec(file) ?? [];
      return hash === undefined
        ? []
        : [[hash, Array.from(hash).reverse().join('')] as const];
    }),
  );
  const known = new RegExp([...renamed.keys()].join('|'), 'g');
  const rename = (text: string): string =>
    text.replace(known, (hash) => renamed.get(hash) ?? hash);
  for (const file of files) {
    const from = path.join(other, file);
    const before = fs.readFileSync(from, 'utf8');
    const after = rename(before);
    fs.rmSync(from);
    fs.writeFileSync(path.join(other, rename(file)), after);
  }
}
