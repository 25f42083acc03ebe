import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import { baseUrlOf, readHeaders } from '../scripts/headers';
import { HEADERS_FILE } from '../src/built-pages/security/headersFile';

/** A local server of a build, with the compression of a good host. */
export interface BuildServer {
  /** Full address of the site, without a slash at the end. */
  readonly home: string;
  /** Compressed bytes of bodies sent since the last call, by path. */
  takeSent(): Map<string, number>;
  close(): Promise<void>;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.xml': 'application/xml',
  '.png': 'image/png',
};

/** A simulated connection that all requests share. */
export interface Link {
  /** Milliseconds before the first byte of an answer. */
  readonly latency: number;
  readonly bytesPerSecond: number;
}

/** Slow 4G. */
export const LINK: Link = { latency: 150, bytesPerSecond: 200_000 };

/**
 * @param dir the folder that `docusaurus build` wrote
 * @param link to simulate; by default none
 */
export async function serveBuild(
  dir: string,
  link?: Link,
): Promise<BuildServer> {
  const baseUrl = baseUrlIn(dir);
  let last = Promise.resolve();
  // Latencies overlap, but bodies are transferred one after the other.
  const takeTurn = async (length: number): Promise<void> => {
    if (link === undefined) return;
    await setTimeout(link.latency);
    const seconds = length / link.bytesPerSecond;
    await (last = last.then(() => setTimeout(seconds * 1000)));
  };
  const sent = new Map<string, number>();
  const compressed = new Map<string, Buffer>();
  const bodyOf = (file: string): Buffer => {
    const known = compressed.get(file);
    if (known !== undefined) return known;
    const body = brotliCompressSync(readFileSync(file));
    compressed.set(file, body);
    return body;
  };
  const server = http.createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = pathname.startsWith(baseUrl)
      ? fileAt(dir, decodeURIComponent(pathname.slice(baseUrl.length)))
      : undefined;
    const body = bodyOf(file ?? path.join(dir, '404.html'));
    sent.set(pathname, (sent.get(pathname) ?? 0) + body.length);
    response.writeHead(file === undefined ? 404 : 200, {
      'content-type': TYPES[path.extname(file ?? '404.html')] ?? 'text/plain',
      'content-encoding': 'br',
      // As in the headers of `built-pages/security`.
      ...(pathname.startsWith(`${baseUrl}assets/`) && {
        'cache-control': 'public, max-age=31536000, immutable',
      }),
    });
    void takeTurn(body.length).then(() => response.end(body));
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
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** The base URL of a built site; `/` for those of other projects. */
function baseUrlIn(dir: string): string {
  const file = path.join(dir, HEADERS_FILE);
  return existsSync(file)
    ? baseUrlOf(readHeaders(readFileSync(file, 'utf8')))
    : '/';
}

function fileAt(dir: string, pathname: string): string | undefined {
  const at = path.join(dir, path.normalize(pathname));
  return [at, `${at}.html`, path.join(at, 'index.html')].find(
    (file) => statSync(file, { throwIfNoEntry: false })?.isFile() === true,
  );
}
