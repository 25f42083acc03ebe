import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { readSite } from '../scripts/siteHandler';

/** A local server of a build, with the compression of a good host. */
export interface BuildServer {
  /** Full address of the site, without a slash at the end. */
  readonly home: string;
  /** Compressed bytes of bodies sent since the last call, by path. */
  takeSent(): Map<string, number>;
  /** Resolves when nothing has been asked for or sent for so many milliseconds. */
  quiet(milliseconds: number): Promise<void>;
  close(): Promise<void>;
}

const brotli = promisify(brotliCompress);

/** A simulated connection that all requests share. */
export interface Link {
  /** Milliseconds before the first byte of an answer. */
  readonly latency: number;
  readonly bytesPerSecond: number;
}

/** Slow 4G. */
export const LINK: Link = { latency: 150, bytesPerSecond: 200_000 };

/** Bytes that the simulated connection transfers at a time. */
const PIECE = 2000;

/**
 * Serves a build with the headers in its `_headers`, at the base URL that they name.
 *
 * @param link the connection to simulate; by default none
 */
export async function serveBuild(
  dir: string,
  link?: Link,
): Promise<BuildServer> {
  const { baseUrl, answerTo } = readSite(dir);
  const transfer = link === undefined ? sendAtOnce : slowly(link);
  const sent = new Map<string, number>();
  const compressed = new Map<string, Buffer>();
  const bodyOf = async (file: string): Promise<Buffer> => {
    const body = compressed.get(file) ?? (await brotli(readFileSync(file)));
    compressed.set(file, body);
    return body;
  };
  let open = 0;
  let lastClosed = 0;
  const answer = async (
    { url = '/' }: http.IncomingMessage,
    response: http.ServerResponse,
  ): Promise<void> => {
    const { status, headers, file } = answerTo(url);
    const body = file === undefined ? Buffer.of() : await bodyOf(file);
    const [pathname = ''] = url.split('?');
    sent.set(pathname, (sent.get(pathname) ?? 0) + body.length);
    response.writeHead(status, { ...headers, 'Content-Encoding': 'br' });
    await transfer(response, body);
  };
  const server = http.createServer((request, response) => {
    open += 1;
    response.on('close', () => {
      open -= 1;
      lastClosed = performance.now();
    });
    void answer(request, response);
  });
  await once(server.listen(0, 'localhost'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    home: `http://localhost:${String(port)}${baseUrl.replace(/\/$/, '')}`,
    takeSent() {
      const taken = new Map(sent);
      sent.clear();
      return taken;
    },
    async quiet(milliseconds) {
      lastClosed = performance.now();
      while (open > 0 || performance.now() - lastClosed < milliseconds) {
        await setTimeout(50);
      }
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

type Transfer = (
  response: http.ServerResponse,
  body: Buffer,
) => void | Promise<void>;

const sendAtOnce: Transfer = (response, body) => {
  response.end(body);
};

/**
 * Latencies overlap, but bodies are transferred one after the other, the page first, as
 * browsers ask of hosts.
 */
function slowly({ latency, bytesPerSecond }: Link): Transfer {
  let last = Promise.resolve();
  const transfer: Transfer = async (response, body) => {
    let sent = performance.now();
    for (let at = 0; at < body.length && !response.destroyed; at += PIECE) {
      const piece = body.subarray(at, at + PIECE);
      sent += (piece.length / bytesPerSecond) * 1000;
      await setTimeout(sent - performance.now());
      response.write(piece);
    }
    response.end();
  };
  return async (response, body) => {
    await setTimeout(latency);
    await (last = last.then(() => transfer(response, body)));
  };
}
