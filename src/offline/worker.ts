/// <reference lib="webworker" />
import { clientsClaim } from 'workbox-core';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { plainPath } from '../shared/addresses';
import type { Build } from './writeWorker';

/*
 * Pages come from the network, and from the cache when that fails. Scripts and
 * styles have a hash in their names, cached pages have one appended, so that
 * the cache can hold several builds. A new worker waits until no page of the
 * previous one is open; then it caches the same versions and drops others.
 */

declare const self: ServiceWorkerGlobalScope & { readonly BUILD: Build };

const { versions, assets } = self.BUILD;
const { pathname: baseUrl } = new URL(self.registration.scope);
/** Other sites may share the origin. `static/sw.js` uses the same name. */
const cacheName = `offline:${baseUrl}`;

const cacheFirst = new CacheFirst({
  cacheName,
  plugins: [
    {
      cacheKeyWillBeUsed: ({ request: { url, integrity } }) =>
        Promise.resolve(integrity === '' ? url : `${url}?${integrity}`),
      // Some hosts serve a page at unknown paths.
      fetchDidSucceed: ({ request: { integrity }, response }) =>
        integrity !== '' || isAsset(response)
          ? Promise.resolve(response)
          : Promise.reject(new TypeError(`${response.url} is not there.`)),
      // A redirected response cannot answer a navigation; a copy can.
      cacheWillUpdate: ({ response }) =>
        Promise.resolve(new Response(response.body, response)),
    },
  ],
});

const isAsset = ({ ok, headers }: Response): boolean =>
  ok && headers.get('content-type')?.includes('html') !== true;

const networkFirst = new NetworkFirst({
  // After that the cached page is shown.
  networkTimeoutSeconds: 4,
  plugins: [
    {
      // The response may belong to a build that this worker does not know.
      cacheWillUpdate: () => Promise.resolve(null),
      cachedResponseWillBeUsed: ({ request }) => find(request.url),
      handlerDidError: offlinePage,
    },
  ],
});

registerRoute(new RegExp(`^${self.origin}${baseUrl}assets/`), cacheFirst);
registerRoute(new RegExp(`^${self.origin}${baseUrl}img/`), networkFirst);
registerRoute(new NavigationRoute(networkFirst));
clientsClaim();

/** Finds a cached file of any build; a page by any of its addresses. */
function find(address: string): Promise<Response | undefined> {
  const path = plainPath(new URL(address, self.origin).pathname, baseUrl);
  const options = { cacheName, ignoreSearch: true, ignoreVary: true };
  return caches.match(path.replace(/(.)\/$/, '$1'), options);
}

/**
 * Caches the visited version, and those that are cached of any build.
 *
 * @throws Error when the host does not answer, or serves another build
 */
async function keep(event: ExtendableEvent, visited?: string): Promise<void> {
  for (const [version, files] of Object.entries(versions)) {
    const wasKept = (await find(files.at(-1) ?? '')) !== undefined;
    // In sequence: if the last file is cached, all are.
    for (const file of wasKept || version === visited ? files : []) {
      const [path = '', integrity = ''] = file.split('?');
      // The browser's HTTP cache may have a page from before a deploy.
      const cache = integrity === '' ? 'default' : 'no-store';
      const request = new Request(path, { integrity, cache, priority: 'low' });
      await Promise.all(cacheFirst.handleAll({ event, request }));
    }
  }
}

self.addEventListener('install', (event) => {
  if (navigator.connection?.saveData !== true) event.waitUntil(keep(event));
});

self.addEventListener('message', (event) => {
  const { visited } = event.data as { readonly visited?: string };
  const own = new Set([...Object.values(versions).flat(), ...assets]);
  const keepAndRemove = async (): Promise<void> => {
    await keep(event, visited);
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
    .map(({ url }) => new URL(url))
    .filter(({ search, pathname }) => search && !pathname.endsWith('.svg'));
  const links = [...new Set(cachedPages.map(({ pathname }) => pathname))]
    .map((path) => `<li><a href="${path}">${path}</a></li>`)
    .join('');
  const styles = assets.find((path) => /styles.*css$/.test(path)) ?? '';
  return new Response(
    `<!doctype html><html lang="en"><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'self'; img-src data:">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Offline</title><link rel="stylesheet" href="${styles}">
<main class="container margin-vert--xl"><h1>You are offline</h1>
<p>This page could not be fetched, and this device does not keep it. All pages of a version are kept when you open one of them.</p>
<p><a href="">Try again</a></p><p>Or read:</p><ul>${links}</ul></main></html>`,
    { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } },
  );
}
