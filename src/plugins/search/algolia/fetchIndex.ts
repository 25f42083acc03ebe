import { fetchJson } from '../../shared/fetchJson';

const fetches = new Map<string, () => Promise<unknown>>();

/** Fetches a file of an index, once, also if it is prefetched and then wanted. */
export function fetchIndex(address: string): Promise<unknown> {
  const fetching = fetches.get(address) ?? once(() => fetchJson(address));
  fetches.set(address, fetching);
  return fetching();
}

/** Calls a function once, and again only after it has failed. */
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
