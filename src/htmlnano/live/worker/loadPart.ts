/// <reference lib="webworker" />
import type { Answer } from './job';

declare const self: DedicatedWorkerGlobalScope;

let fetching = 0;

/** Sends the message that this worker starts or has stopped fetching. */
export function tellLoading(loading: boolean): void {
  const resources = performance.getEntriesByType('resource');
  const fetched = resources.map(({ name }) => name);
  const answer: Answer = loading ? { loading } : { loading, fetched };
  self.postMessage(answer);
}

/**
 * Fetches an optional package of the library.
 *
 * @param load a dynamic `import()`
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  if (fetching === 0) tellLoading(true);
  fetching += 1;
  try {
    return await load();
  } catch (error) {
    // A worker never fetches a failed or damaged module again. So the error is thrown
    // uncaught and ends this worker: Retry fetches the files past the caches.
    tellLoading(false);
    setTimeout(() => {
      throw error;
    });
    throw error;
  } finally {
    fetching -= 1;
    if (fetching === 0) tellLoading(false);
  }
}
