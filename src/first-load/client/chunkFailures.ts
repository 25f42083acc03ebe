import routes from '@generated/routes';
import { isChunkFailure, recover } from './missingChunk';

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

for (const route of routes) guard(route);

function guard(route: Route): void {
  // What `ComponentCreator` makes: it fetches the chunks of a route.
  const component = route.component as
    { preload?: () => Promise<unknown> } | undefined;
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
