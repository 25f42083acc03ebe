import { isEmbedded, type SearchOptions } from '../options';

/** The origins that the client asks, if any; the policy of the pages names them. */
export function hostsOf({
  appId,
  insights,
}: Pick<SearchOptions, 'appId' | 'insights'>): string[] {
  if (isEmbedded({ appId })) return [];
  return [
    `https://${appId}-dsn.algolia.net`,
    ...[1, 2, 3].map(
      (host) => `https://${appId}-${String(host)}.algolianet.com`,
    ),
    ...(insights ? ['https://insights.algolia.io'] : []),
  ];
}
