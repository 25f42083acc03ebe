/// <reference lib="webworker" />

/**
 * The worker of a site that keeps nothing, which readers get who have the other:
 * it removes itself and what was kept. It goes into a file as it is written here,
 * so it must not use anything from outside of itself.
 *
 * @param worker the global object
 * @param prefix how the names of the site's caches begin
 */
export function removeWorker(
  worker: ServiceWorkerGlobalScope,
  prefix: string,
): void {
  worker.addEventListener('install', (event) => {
    event.waitUntil(worker.skipWaiting());
  });
  worker.addEventListener('activate', (event) => {
    const remove = async (): Promise<void> => {
      const names = await worker.caches.keys();
      await Promise.all(
        names
          .filter((name) => name.startsWith(prefix))
          .map((name) => worker.caches.delete(name)),
      );
      await worker.registration.unregister();
    };
    event.waitUntil(remove());
  });
}
