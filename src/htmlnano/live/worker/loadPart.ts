/// <reference lib="webworker" />
import type { Answer } from './job';

declare const self: DedicatedWorkerGlobalScope;

let fetching = 0;
let since = 0;
let total = 0;

/** Tells the page that this worker starts or has stopped fetching. */
export function tellLoading(loading: boolean): void {
  const resources = performance.getEntriesByType('resource');
  const fetched = resources.map(({ name }) => name);
  const answer: Answer = loading ? { loading } : { loading, fetched };
  self.postMessage(answer);
}

/** Milliseconds that this worker has spent on fetching parts. */
export function timeLoading(): number {
  return total;
}

/**
 * Fetches an optional package of the library, and records the time for it.
 *
 * @param load a dynamic `import()`
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  if (fetching === 0) {
    since = performance.now();
    tellLoading(true);
  }
  fetching += 1;
  try {
    return await load();
  } catch (error) {
    // A worker never fetches a failed or damaged module again. So the error is thrown
    // uncaught and ends this worker: `live/minifier` fetches the files past the caches
    // and starts another.
    tellLoading(false);
    setTimeout(() => {
      throw error;
    });
    throw error;
  } finally {
    fetching -= 1;
    if (fetching === 0) {
      total += performance.now() - since;
      tellLoading(false);
    }
  }
}
