/* global self, caches, URL */

// Until November 2026 a service worker kept pages for reading offline. This one
// replaces it in browsers that still have it: it deletes the cache and unregisters itself.

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
