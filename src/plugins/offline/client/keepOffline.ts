import type { ClientModule } from '@docusaurus/types';
import { baseUrl } from '../../shared/requests';
import { whenIdle } from '../../shared/page';

let observer: PerformanceObserver | undefined;

/** Whether the reader came from another page of this site, or installed it. */
const isReading = (): boolean =>
  document.referrer.startsWith(window.location.origin + baseUrl()) ||
  matchMedia('(display-mode: standalone)').matches;

if (isReading()) keepWhenIdle();

/**
 * Registers the service worker when the browser is idle, for readers of more than one
 * page: a version takes half a megabyte.
 */
export default {
  onRouteDidUpdate({ previousLocation }) {
    if (previousLocation) keepWhenIdle();
  },
} satisfies ClientModule;

function keepWhenIdle(): void {
  // Some private windows have no service workers. The next page tries again.
  whenIdle(() => void keep().catch(() => undefined));
}

async function keep(): Promise<void> {
  const { connection, serviceWorker } = navigator;
  if (connection?.saveData === true) return;
  await serviceWorker.register(`${baseUrl()}sw.js`);
  const { installing, waiting, active } = await serviceWorker.ready;
  // The newest worker, which knows the current build.
  const worker = installing ?? waiting ?? active;
  const { className } = document.documentElement;
  worker?.postMessage({ visited: /docs-version-(\S+)/.exec(className)?.[1] });
  if (observer) return;
  // The page that registers the first worker is not controlled by it until the worker
  // claims it.
  window.addEventListener('offline', () =>
    active?.postMessage({ isOffline: true }),
  );
  // Caches parts of live examples that are used, even before the worker was
  // active: Workbox requests these addresses through the worker's routes.
  observer = new PerformanceObserver((list) => {
    const names = list.getEntries().map(({ name }) => name);
    const urlsToCache = names.filter((name) => name.includes('/assets/'));
    worker?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
  });
  observer.observe({ type: 'resource', buffered: true });
}
