import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import routes from '@generated/routes';

/*
 * A chunk of a page that cannot be fetched: after a deploy, because it is gone.
 * Docusaurus then reloads without end, or on the first load does nothing at all.
 * Here each chunk reloads the page once; if that was of no use, the page says
 * what is missing and offers to try again.
 */

interface Route {
  readonly path?: unknown;
  readonly component?: unknown;
  readonly routes?: readonly Route[] | undefined;
}

/** What `ComponentCreator` makes: it fetches the chunks of a route. */
interface Loadable {
  preload?: () => Promise<unknown>;
}

/** What the bundler's runtime throws. */
interface ChunkLoadError extends Error {
  /** Address of the chunk. */
  readonly request: string;
}

if (ExecutionEnvironment.canUseDOM) {
  for (const route of routes) guard(route);
}

function guard(route: Route): void {
  const component = route.component as Loadable | undefined;
  const fetchChunks = component?.preload;
  if (component !== undefined && fetchChunks !== undefined) {
    component.preload = async () => {
      try {
        return await fetchChunks();
      } catch (error) {
        return isChunkFailure(error) && isWanted(route)
          ? recover(error)
          : // The page shows it with a button to retry (theme Loading).
            undefined;
      }
    };
  }
  for (const child of route.routes ?? []) guard(child);
}

const isChunkFailure = (error: unknown): error is ChunkLoadError =>
  error instanceof Error && error.name === 'ChunkLoadError';

/** Whether the route is of the address, and not of a link under the mouse. */
function isWanted({ path, routes: children }: Route): boolean {
  const plain = (address: string): string => address.replace(/\/$/, '');
  const own = plain(String(path));
  const address = plain(window.location.pathname);
  return (
    path === '*' ||
    address === own ||
    (children !== undefined && address.startsWith(`${own}/`))
  );
}

/** Resolves to show the route's error; otherwise never: the page stays as it is. */
async function recover(error: ChunkLoadError): Promise<void> {
  // Offline, what is there is better than the browser's own page.
  const mayHelp = navigator.onLine && isFirstFailureOf(error.request);
  if (mayHelp) window.location.reload();
  else if (document.documentElement.dataset.hasHydrated === 'true') return;
  else showFailure(error);
  await new Promise(() => undefined);
}

const RELOADED = 'chunk-failures';

/** Without a storage nothing is a first failure, as it could be so for ever. */
function isFirstFailureOf(chunk: string): boolean {
  try {
    const known = sessionStorage.getItem(RELOADED)?.split('\n') ?? [];
    if (known.includes(chunk)) return false;
    sessionStorage.setItem(RELOADED, [...known, chunk].join('\n'));
    return true;
  } catch {
    return false;
  }
}

/** The page is there to be read as it was rendered, but does nothing. */
function showFailure({ message }: ChunkLoadError): void {
  // Of many that are missing, one says enough.
  if (document.querySelector('.load-failure')) return;
  const box = document.createElement('div');
  box.className = 'load-failure';
  box.role = 'alert';
  const text = document.createElement('p');
  text.textContent = `Part of this page could not be loaded. ${message}`;
  const retry = document.createElement('button');
  retry.type = 'button';
  retry.className = 'button button--primary';
  retry.textContent = 'Retry';
  retry.addEventListener('click', () => {
    window.location.reload();
  });
  box.append(text, retry);
  document.body.prepend(box);
}
