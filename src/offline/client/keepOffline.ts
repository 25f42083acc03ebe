import type { ClientModule } from '@docusaurus/types';
import siteConfig from '@generated/docusaurus.config';
import { whenIdle } from '../../shared/whenIdle';

const { baseUrl } = siteConfig;
let observer: PerformanceObserver | undefined;

/**
 * Registers the service worker when the browser is idle, for readers who do more
 * than scroll: a version takes half a megabyte.
 */
export default {
  onRouteDidUpdate({ previousLocation }) {
    if (previousLocation) keepWhenIdle();
    else window.addEventListener('click', keepWhenIdle, { once: true });
  },
} satisfies ClientModule;

function keepWhenIdle(): void {
  // Some private windows have no service workers. The next page tries again.
  whenIdle(() => void keep().catch(() => undefined));
}

async function keep(): Promise<void> {
  const { connection, serviceWorker } = navigator;
  if (connection?.saveData === true) return;
  await serviceWorker.register(`${baseUrl}sw.js`);
  const { installing, waiting, active } = await serviceWorker.ready;
  // The newest one, which caches the current build.
  const worker = installing ?? waiting ?? active;
  const { className } = document.documentElement;
  worker?.postMessage({ visited: /docs-version-(\S+)/.exec(className)?.[1] });
  if (observer) return;
  // Caches parts of live examples that are used, even before the worker was
  // active: Workbox requests these addresses through the worker's routes.
  observer = new PerformanceObserver((list) => {
    const names = list.getEntries().map(({ name }) => name);
    const urlsToCache = names.filter((name) => name.includes('/assets/'));
    worker?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
  });
  observer.observe({ type: 'resource', buffered: true });
}
