import { at, expect, testWithHost as test } from '../fixtures';

test.use({ serviceWorkers: 'allow' });

/** Keeps every page and file, as the service worker of earlier releases did. */
const OLD_WORKER = `
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => event.respondWith((async () => {
  const cache = await caches.open('offline:${at('/')}');
  const kept = await cache.match(event.request);
  if (kept) return kept;
  const response = await fetch(event.request);
  await cache.put(event.request, response.clone());
  return response;
})()));`;

test('the worker of an earlier release goes', async ({ page, site, host }) => {
  const worker = /\/sw\.js$/;
  host.spoil(worker, (_request, response) => {
    response
      .writeHead(200, { 'Content-Type': 'text/javascript' })
      .end(OLD_WORKER);
  });
  await site.open(at('/config'));
  await page.evaluate(async (path) => {
    await navigator.serviceWorker.register(path);
    await navigator.serviceWorker.ready;
  }, at('/sw.js'));
  await site.open(at('/presets'));
  const left = () =>
    page.evaluate(async () => ({
      workers: (await navigator.serviceWorker.getRegistrations()).length,
      caches: await caches.keys(),
    }));
  expect(await left()).toEqual({ workers: 1, caches: [`offline:${at('/')}`] });
  host.mend(worker);
  await site.open(at('/presets'));
  await expect.poll(left).toEqual({ workers: 0, caches: [] });
});
