/// <reference lib="webworker" />
import type { RouteHandlerCallbackOptions } from 'workbox-core/types';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';
import { canonicalPath } from '../shared/addresses';
import { markup } from '../shared/markup';
import type { Build } from './writeWorker';

/*
 * Pages: network first, cache as fallback. Assets: cached under path and hash, so that
 * builds can coexist. A file whose hash does not match is neither cached nor served: a
 * busy host or a proxy may answer with anything, and any script of the origin may write
 * to the cache. A new worker waits until no page of the previous one is open; then it
 * caches the same versions and drops others. It claims pages that are already open only
 * when the network is gone, because claiming empties the back/forward cache.
 */

declare const self: ServiceWorkerGlobalScope & { readonly BUILD: Build };

const { versions, assets } = self.BUILD;
/** This build's files, each with its hash. */
const own = new Set([...Object.values(versions).flat(), ...assets]);
const { pathname: baseUrl } = new URL(self.registration.scope);
/** Other sites may share the origin. `static/sw.js` uses the same name. */
const cacheName = `offline:${baseUrl}`;

/** The hashes by paths. */
const integrities = new Map(
  [...own].map((file) => file.split('?') as [path: string, integrity: string]),
);

/** Files whose hash was verified since this worker started. */
const checked = new Set<string>();

/** A cached file, by path and hash. One whose hash does not match is deleted. */
async function cached(file: string): Promise<Response | undefined> {
  const cache = await caches.open(cacheName);
  const response = await cache.match(file, { ignoreVary: true });
  if (response === undefined || checked.has(file)) return response;
  const bytes = await response.clone().arrayBuffer();
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  const hash = btoa(String.fromCharCode(...new Uint8Array(digest)));
  if (file.endsWith(`?sha256-${hash}`)) {
    checked.add(file);
    return response;
  }
  await cache.delete(file);
  return undefined;
}

/** Finds a cached file of this build; a page by any of its addresses. */
async function find(address: string): Promise<Response | undefined> {
  const plain = canonicalPath(new URL(address, self.origin).pathname, baseUrl);
  const path = plain.replace(/(.)\/$/, '$1');
  const integrity = integrities.get(path);
  return integrity === undefined ? undefined : cached(`${path}?${integrity}`);
}

/**
 * Answers with a script of another build, which an open page of that build asks for.
 * This worker does not know its hash, so the host comes first; where the host no longer
 * has the script, it comes from the cache.
 */
async function fetchOrFind(request: Request): Promise<Response> {
  const response = await fetch(request).catch(() => Response.error());
  if (response.ok) return response;
  const cache = await caches.open(cacheName);
  const { pathname } = new URL(request.url);
  for (const { url } of await cache.keys(pathname, { ignoreSearch: true })) {
    const other = await cached(url.slice(self.origin.length));
    if (other !== undefined) return other;
  }
  return response;
}

const networkFirst = new NetworkFirst({
  // After that the cached page is shown.
  networkTimeoutSeconds: 4,
  plugins: [
    {
      // Answers with 5xx count as none, as for `shared/isReachable`.
      fetchDidSucceed: async ({ request, response }) =>
        response.status < 500
          ? response
          : ((await find(request.url)) ?? response),
      // The response may belong to a build that this worker does not know.
      cacheWillUpdate: () => Promise.resolve(null),
      cachedResponseWillBeUsed: ({ request }) => find(request.url),
      handlerDidError: offlinePage,
    },
  ],
});

registerRoute(new RegExp(`^${self.origin}${baseUrl}assets/`), findOrFetch);
registerRoute(new RegExp(`^${self.origin}${baseUrl}img/`), networkFirst);
registerRoute(new NavigationRoute(networkFirst));

/**
 * Serves a script, style sheet or index from the cache, else from the host, and caches
 * it if its hash matches.
 */
async function findOrFetch({ request, event }: RouteHandlerCallbackOptions) {
  const path = new URL(request.url).pathname;
  const integrity = integrities.get(path);
  if (integrity === undefined) return fetchOrFind(request);
  const file = `${path}?${integrity}`;
  const kept = await cached(file);
  if (kept !== undefined) return kept;
  try {
    const response = await fetch(path, { integrity, cache: request.cache });
    const cache = await caches.open(cacheName);
    const put = cache.put(file, response.clone());
    // If the storage is full, the page still gets the answer.
    event.waitUntil(put.catch(() => undefined));
    return response;
  } catch {
    // The hash does not match: pass on the host's answer uncached, as without a worker.
    return fetch(path, { cache: 'reload' });
  }
}

/**
 * Caches this build's files of the visited version, and of versions that any earlier
 * build has cached.
 *
 * @throws Error when the host does not answer, or serves something else than
 *   the files of this build
 */
async function keep(visited?: string): Promise<void> {
  const cache = await caches.open(cacheName);
  for (const [version, files] of Object.entries(versions)) {
    const [last = ''] = files.at(-1)?.split('?') ?? [];
    // Cached by any build? Files are cached in order, so the last one stands for all.
    const wasKept = await cache.match(last, { ignoreSearch: true });
    for (const file of wasKept || version === visited ? files : []) {
      if (await cached(file)) continue;
      const [path = '', integrity = ''] = file.split('?');
      const ask = (cache: RequestCache): Promise<Response> =>
        fetch(path, { integrity, cache, priority: 'low' });
      // The browser's HTTP cache may have one from before a deploy.
      const response = await ask('default').catch(() => ask('reload'));
      // A redirected response cannot answer a navigation; a copy can.
      await cache.put(file, new Response(response.body, response));
    }
  }
}

self.addEventListener('install', (event) => {
  const { connection } = navigator;
  event.waitUntil(
    connection?.saveData === true
      ? // The worker of what is cached stays.
        Promise.reject(new Error('The reader saves data.'))
      : keep(),
  );
});

/** What `client/keepOffline` says. */
interface Message {
  /** The version that is read. */
  readonly visited?: string;
  readonly isOffline?: boolean;
}

self.addEventListener('message', (event) => {
  const { visited, isOffline } = event.data as Message;
  if (isOffline === true) event.waitUntil(self.clients.claim());
  const keepAndRemove = async (): Promise<void> => {
    await keep(visited);
    const { installing, waiting } = self.registration;
    if (installing !== null || waiting !== null) return;
    const cache = await caches.open(cacheName);
    for (const { url } of await cache.keys()) {
      if (!own.has(url.slice(self.origin.length))) await cache.delete(url);
    }
  };
  // If it fails, the next page tries again.
  if (visited !== undefined) event.waitUntil(keepAndRemove());
});

/** Replaces an unavailable page, with links to cached ones. */
async function offlinePage(): Promise<Response> {
  const cachedPages = (await (await caches.open(cacheName)).keys())
    .filter(({ url }) => own.has(url.slice(self.origin.length)))
    .map(({ url }) => new URL(url))
    .filter(({ pathname }) => !/\/(?:assets|img)\//.test(pathname));
  const links = [...new Set(cachedPages.map(({ pathname }) => pathname))].map(
    (path) => markup`<li><a href="${path}">${path}</a></li>`,
  );
  const [styles = ''] = assets.filter((path) => /styles.*css\?/.test(path));
  return new Response(
    String(markup`<!doctype html><html lang="en"><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'self'; img-src data:">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Offline</title><link rel="stylesheet" href="${styles}">
<main class="container margin-vert--xl"><h1>You are offline</h1>
<p>This page could not be fetched, and this device does not keep it. All pages of a version are kept once a link of this site has led you to one of them.</p>
<p><a href="">Try again</a></p><p>Or read:</p><ul>${links}</ul></main></html>`),
    { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } },
  );
}
