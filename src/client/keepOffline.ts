import worker from '@generated/offline/default/worker';
import type { ClientModule } from '@docusaurus/types';
import { whenIdle } from './whenIdle';

/*
 * Tells the service worker (`plugins/offline`) what is read, when the page has
 * come and the browser has time. Of all that the worker keeps, the browser has
 * most by then.
 */

let registering: Promise<unknown> | undefined;

const keepOffline: ClientModule = {
  onRouteDidUpdate({ location: { pathname } }) {
    whenIdle(() => {
      // Without a service worker, as in some private windows, pages are not kept.
      keep(pathname).catch(() => undefined);
    });
  },
};

async function keep(pathname: string): Promise<void> {
  const { connection } = navigator as {
    readonly connection?: { readonly saveData?: boolean };
  };
  if (connection?.saveData === true) return;
  registering ??= navigator.serviceWorker.register(worker);
  await registering;
  const { installing, waiting, active } = await navigator.serviceWorker.ready;
  // The newest: what it keeps is of the build that is there to be fetched.
  (installing ?? waiting ?? active)?.postMessage(pathname);
}

export default keepOffline;
