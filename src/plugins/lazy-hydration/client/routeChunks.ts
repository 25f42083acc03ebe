import { matchPath } from '@docusaurus/router';
import routes from '@generated/routes';
import { isChunkLoadError } from '../../shared/lazyLoad';
import { recover } from './chunkFailures';

/*
 * Handles chunks of pages that cannot be fetched, as after a deploy. Docusaurus would
 * reload the page endlessly, or on the first load do nothing at all. Here each
 * chunk reloads the page once; if that fails, the page offers to try again.
 */

type Route = (typeof routes)[number];

for (const route of routes) guard(route);

function guard(route: Route): void {
  // Made by `ComponentCreator`; `preload` fetches the chunks of a route.
  const component = route.component as unknown as
    { preload?: () => Promise<unknown> } | undefined;
  const fetchChunks = component?.preload;
  if (component !== undefined && fetchChunks !== undefined) {
    component.preload = () =>
      fetchChunks().catch((error: unknown) =>
        // Not for a page that is only prefetched.
        isChunkLoadError(error) && matchPath(window.location.pathname, route)
          ? recover(error)
          : // The theme's Loading shows the error with a button to retry.
            undefined,
      );
  }
  for (const child of route.routes ?? []) guard(child as Route);
}
