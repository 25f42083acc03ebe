/* global self, caches, URL */

// The service worker of a site that keeps nothing for reading offline, as in
// development: it removes the one that a browser may still have, and all that it
// kept. The build puts `src/plugins/offline/worker` in its place.

async function remove() {
  await caches.delete(`offline:${new URL(self.registration.scope).pathname}`);
  await self.registration.unregister();
}

self.addEventListener('install', (event) => {
  event.waitUntil(self.skipWaiting());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(remove());
});
