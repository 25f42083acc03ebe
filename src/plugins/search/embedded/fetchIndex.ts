import { fetchJson } from '../../shared/requests';

const fetches = new Map<string, () => Promise<unknown>>();

/** Fetches and parses the index of a version. One that was prefetched is reused. */
export function fetchIndex(address: string): Promise<unknown> {
  const fetching = fetches.get(address) ?? once(() => fetchJson(address));
  fetches.set(address, fetching);
  return fetching();
}

/** Memoizes the result of an asynchronous function; a failure is not kept. */
export function once<Result>(
  run: () => Promise<Result>,
): () => Promise<Result> {
  let running: Promise<Result> | undefined;
  return () => {
    if (running) return running;
    running = run();
    running.catch(() => (running = undefined));
    return running;
  };
}
