import { createNullCache, type Cache } from '@algolia/client-common';

export type HostStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** The state of a host; `lastUpdate` is the time of its failure. */
interface State {
  readonly status: 'up' | 'down' | 'timed out';
  readonly lastUpdate: number;
}

/** Milliseconds for which a host that failed is not asked again, as in the client. */
const RECOVERY = 120_000;

/**
 * Remembers which hosts are down, across page loads if storage is available.
 *
 * The client's own cache does not: algoliasearch 5.64 stores a host under a key
 * that includes its state, and never finds it again. Each query then starts with the
 * host that is down, and localStorage grows with each failure.
 *
 * @param openStorage may throw, as browsers can forbid storage
 */
export function createHostStates(
  key: string,
  openStorage: () => HostStorage,
): Cache {
  const states = recall(key, openStorage);
  const store = (): void => {
    try {
      openStorage().setItem(key, JSON.stringify(Object.fromEntries(states)));
    } catch {
      // Remembered until the page is left.
    }
  };
  return {
    ...createNullCache(),
    async get<Value>(host: object | string, otherwise: () => Promise<Value>) {
      const state = states.get(nameOf(host));
      if (!state) return otherwise();
      // The client expects a `StatefulHost`. Its address is never one that was stored.
      const { status, lastUpdate } = state;
      const health = healthOf(state);
      return { ...(host as object), status, lastUpdate, ...health } as Value;
    },
    set(host, value) {
      const { status, lastUpdate } = value as State;
      states.set(nameOf(host), { status, lastUpdate });
      store();
      return Promise.resolve(value);
    },
  };
}

const nameOf = (host: object | string): string =>
  typeof host === 'string' ? host : (host as { readonly url: string }).url;

function healthOf({ status, lastUpdate }: State) {
  const isRecent = (): boolean => {
    const age = Date.now() - lastUpdate;
    // A time in the future: the clock was set back since the failure.
    return age >= 0 && age <= RECOVERY;
  };
  return {
    isUp: () => status === 'up' || !isRecent(),
    isTimedOut: () => status === 'timed out' && isRecent(),
  };
}

function recall(
  key: string,
  openStorage: () => HostStorage,
): Map<string, State> {
  try {
    const stored: unknown = JSON.parse(openStorage().getItem(key) ?? '{}');
    // An invalid state counts as up.
    return new Map(Object.entries(stored as Record<string, State>));
  } catch {
    return new Map();
  }
}
