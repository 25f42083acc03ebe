import { fetchJson } from '../../shared/requests';

/** Fetches and parses the index of a version, or reuses one that was fetched earlier. */
export const fetchIndex = once(fetchJson);

/** Runs an asynchronous function once for each key. A failure is forgotten. */
export function once<Result>(
  run: (key: string) => Promise<Result>,
): (key: string) => Promise<Result> {
  const running = new Map<string, Promise<Result>>();
  return (key) => {
    const result = running.get(key) ?? run(key);
    running.set(key, result);
    result.catch(() => running.delete(key));
    return result;
  };
}
