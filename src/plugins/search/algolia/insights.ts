import type { Hit } from '../hits';
import type { Application } from '../options';

/** Milliseconds after which views are reported. */
const VIEW_DELAY = 400;

/** The part of `search-insights` that is used. */
type InsightsClient = (method: string, parameters: object) => unknown;

async function loadClient(application: Application): Promise<InsightsClient> {
  const { default: client } = await import('search-insights');
  const send = client as unknown as InsightsClient;
  send('init', { ...application, useCookie: false });
  return send;
}

/**
 * Reports views and clicks of hits to Algolia. The first event loads
 * `search-insights`; failures are ignored.
 */
export function createInsights(
  application: Application,
  index: string,
  load = loadClient,
) {
  let client: Promise<InsightsClient> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const send = (method: string, parameters: object): void => {
    client ??= load(application);
    client
      .then((call) => call(method, parameters))
      .catch(() => {
        client = undefined;
      });
  };
  return {
    /** @param position the position of the hit among all hits, from 1 */
    selected(
      { objectID }: Pick<Hit, 'objectID'>,
      position: number,
      queryID: string | undefined,
    ): void {
      send('clickedObjectIDsAfterSearch', {
        eventName: 'Item Selected',
        index,
        queryID,
        objectIDs: [objectID],
        positions: [position],
      });
    },
    /** @param hits the hits of a page: at most 20, Algolia's limit for an event */
    viewed(hits: readonly Pick<Hit, 'objectID'>[]): void {
      const objectIDs = hits.map(({ objectID }) => objectID);
      // The newest list replaces one that was visible only for an instant.
      clearTimeout(timer);
      if (hits.length === 0) return;
      timer = setTimeout(send, VIEW_DELAY, 'viewedObjectIDs', {
        eventName: 'Items Viewed',
        index,
        objectIDs,
      });
    },
  };
}
