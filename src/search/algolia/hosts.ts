import { isEmbedded, type SearchOptions } from '../options';

/** The origins that the client connects to, for the policy of the pages. */
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
