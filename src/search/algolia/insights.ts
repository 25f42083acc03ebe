import type { AnyHit, Hit } from './hits';
import type { Application } from '../options';

/** How long views are collected, and how many go in one event. */
const VIEW_DELAY = 400;
const VIEWS_PER_EVENT = 20;

/** What there is of Algolia's own library, here to test against. */
type InsightsClient = (method: string, parameters: object) => unknown;

async function loadClient({
  appId,
  apiKey,
}: Application): Promise<InsightsClient> {
  const { default: client } = await import('search-insights');
  const send = client as unknown as InsightsClient;
  send('init', { appId, apiKey, useCookie: false });
  return send;
}

/**
 * Reports to Algolia what readers do with hits. Its library is only fetched for
 * the first event; failures are silent, as they are none of the reader's business.
 */
export function createInsights(
  application: Application,
  index: string,
  load = loadClient,
) {
  let client: Promise<InsightsClient> | undefined;
  let waiting: readonly Hit[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const send = (method: string, parameters: object): void => {
    client ??= load(application);
    client
      .then((call) => call(method, parameters))
      .catch(() => {
        client = undefined;
      });
  };
  const flush = (): void => {
    for (let at = 0; at < waiting.length; at += VIEWS_PER_EVENT) {
      const objectIDs = waiting
        .slice(at, at + VIEWS_PER_EVENT)
        .map(({ objectID }) => objectID);
      send('viewedObjectIDs', { eventName: 'Items Viewed', index, objectIDs });
    }
    waiting = [];
  };
  return {
    selected({ objectID, __position, __queryID }: AnyHit): void {
      // One that was remembered is no answer to a query.
      if (__position === undefined) return;
      send('clickedObjectIDsAfterSearch', {
        eventName: 'Item Selected',
        index,
        queryID: __queryID,
        objectIDs: [objectID],
        positions: [__position],
      });
    },
    viewed(hits: readonly Hit[]): void {
      // The newest list replaces one that was on the screen for an instant.
      waiting = hits;
      clearTimeout(timer);
      timer = setTimeout(flush, VIEW_DELAY);
    },
  };
}
