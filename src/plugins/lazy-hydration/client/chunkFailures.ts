import {
  isChunkLoadError,
  isFirstFailureOf,
  reload,
  whenStaying,
} from '../../shared/lazyLoad';
import { isHydrated } from '../../shared/page';
import { isReachable, refetch } from '../../shared/requests';

/** The bundler's runtime, whose `e` fetches the script and the styles of a chunk. */
declare const __webpack_require__: {
  e: (chunk: string | number) => Promise<unknown>;
};

/*
 * A lazy script that is damaged or missing is refetched once for each `import()` of the
 * site: browsers cache a bad script for as long as a good one. Only what fails twice is
 * an error.
 */
const fetchChunk = __webpack_require__.e;
__webpack_require__.e = (chunk) =>
  fetchChunk(chunk).catch(async (error: unknown) => {
    if (!isChunkLoadError(error)) throw error;
    await refetch(error.request);
    return fetchChunk(chunk);
  });

/**
 * Recovers from a chunk that cannot be fetched, even past the caches. The first time
 * the page is reloaded, which helps after a deploy; then it shows a message, unless the
 * app runs and can show one itself.
 *
 * @param retry what the message's button does; without it, the page is reloaded
 * @returns a promise that resolves only if the page works
 * @throws any other error
 */
export async function recover(
  error: unknown,
  retry?: () => void,
): Promise<void> {
  if (!isChunkLoadError(error)) throw error;
  await whenStaying();
  const isRunning = isHydrated();
  const isOnline =
    navigator.onLine && (await isReachable(window.location.href));
  // If the host does not answer, the open page is better than the browser's error page.
  if (isOnline && isFirstFailureOf(error.request)) await reload();
  if (isRunning) return;
  showFailure(error.message, retry);
  await new Promise(() => undefined);
}

/** Says so in the page, which can be read. */
function showFailure(
  message: string,
  retry: () => void = () => void reloadIfReachable(message),
): void {
  const text = `Part of this page could not be loaded. ${message}`;
  window.showFailure([text], retry);
}

async function reloadIfReachable(message: string): Promise<void> {
  if (await isReachable(window.location.href)) await reload();
  showFailure(message);
}
