import type { ClientModule } from '@docusaurus/types';
import siteConfig from '@generated/docusaurus.config';
import { whenIdle } from '../../shared/whenIdle';

const { baseUrl } = siteConfig;
let observer: PerformanceObserver | undefined;

/** Has what is read kept, when the page has come and the browser has time. */
export default {
  onRouteDidUpdate() {
    // Some private windows have no worker. One that could not be fetched is asked
    // for again by the next page.
    whenIdle(() => void keep().catch(() => undefined));
  },
} satisfies ClientModule;

async function keep(): Promise<void> {
  const { connection, serviceWorker } = navigator as Navigator & {
    readonly connection?: { readonly saveData?: boolean };
  };
  if (connection?.saveData === true) return;
  await serviceWorker.register(`${baseUrl}sw.js`);
  const { installing, waiting, active } = await serviceWorker.ready;
  // The newest: what it keeps is of the build that is there to be fetched.
  const worker = installing ?? waiting ?? active;
  const { className } = document.documentElement;
  worker?.postMessage({ visited: /docs-version-(\S+)/.exec(className)?.[1] });
  if (observer) return;
  // Parts of live examples are kept if they are used, also before the worker was
  // there: Workbox passes what is told so through the worker's routes.
  observer = new PerformanceObserver((list) => {
    const names = list.getEntries().map(({ name }) => name);
    const urlsToCache = names.filter((name) => name.includes('/assets/'));
    worker?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
  });
  observer.observe({ type: 'resource', buffered: true });
}
