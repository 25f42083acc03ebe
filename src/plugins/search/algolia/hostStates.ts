import {
  createBrowserLocalStorageCache,
  createFallbackableCache,
  createMemoryCache,
  type Cache,
  type StatefulHost,
} from '@algolia/client-common';

/** The state of a host; `lastUpdate` is the time of its failure. */
type State = Pick<StatefulHost, 'status' | 'lastUpdate'>;

/** Milliseconds for which a host that failed is not asked again, as in the client. */
const RECOVERY = 120_000;

/**
 * Remembers which hosts are down, across page loads if storage is available.
 *
 * The client's own cache does not: algoliasearch 5.64 stores a host under a key
 * that includes its state, and never finds it again. Each query then starts with the
 * host that is down, and localStorage grows with each failure.
 *
 * @param appId names the states in the storage
 * @param localStorage by default that of the browser, which may forbid it
 */
export function createHostStates(appId: string, localStorage?: Storage): Cache {
  const states = createFallbackableCache({
    caches: [
      createBrowserLocalStorageCache({ key: appId, localStorage }),
      createMemoryCache(),
    ],
  });
  return {
    ...states,
    async get<Value>(host: object | string, otherwise: () => Promise<Value>) {
      const none = () => Promise.resolve<State | undefined>(undefined);
      const state = await states.get(nameOf(host), none);
      if (!state) return otherwise();
      // The client expects a `StatefulHost`.
      return { ...(host as object), ...state, ...healthOf(state) } as Value;
    },
    async set(host, value) {
      const { status, lastUpdate } = value as State;
      await states.set(nameOf(host), { status, lastUpdate });
      return value;
    },
  };
}

const nameOf = (host: object | string): string =>
  (host as { readonly url: string }).url;

function healthOf({ status, lastUpdate }: State) {
  const isRecent = (): boolean => {
    const age = Date.now() - lastUpdate;
    // A failure in the future happened before the clock was set back.
    return age >= 0 && age <= RECOVERY;
  };
  return {
    isUp: () => status === 'up' || !isRecent(),
    isTimedOut: () => status === 'timed out' && isRecent(),
  };
}
