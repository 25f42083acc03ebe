import type { ClientModule } from '@docusaurus/types';
import siteConfig from '@generated/docusaurus.config';
import { whenIdle } from '../../client/whenIdle';

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
  await serviceWorker.register(`${siteConfig.baseUrl}sw.js`);
  const { installing, waiting, active } = await serviceWorker.ready;
  // The newest: what it keeps is of the build that is there to be fetched.
  const worker = installing ?? waiting ?? active;
  const { className } = document.documentElement;
  worker?.postMessage({ visited: /docs-version-(\S+)/.exec(className)?.[1] });
  // Of what came before the worker did, Workbox keeps what it has a route for.
  const resources = performance.getEntriesByType('resource');
  const urlsToCache = resources
    .map(({ name }) => name)
    .filter((name) => name.includes(`${siteConfig.baseUrl}assets/`));
  worker?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
}
