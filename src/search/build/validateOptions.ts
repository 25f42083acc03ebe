import { Joi } from '@docusaurus/utils-validation';
import type { OptionValidationContext } from '@docusaurus/types';
import type { Provider, SearchOptions } from '../options';

/** What a site may write; the rest has defaults. */
export interface Options extends Partial<SearchOptions> {
  readonly indexName: string;
}

export interface PluginOptions extends SearchOptions {
  readonly id?: string;
}

const BOTH =
  'Set both ALGOLIA_APP_ID and ALGOLIA_API_KEY to search with Algolia, or neither to search the embedded index.';

const key = (variable: string) =>
  Joi.string()
    .required()
    .messages({
      'any.required': `${variable} is missing. ${BOTH}`,
      'string.empty': `${variable} is empty. ${BOTH}`,
    });

const schema = Joi.object<PluginOptions>({
  provider: Joi.object({
    appId: key('ALGOLIA_APP_ID (`appId`)'),
    apiKey: key('ALGOLIA_API_KEY (`apiKey`)'),
  })
    .allow(null)
    .default(null),
  indexName: Joi.string().required(),
  contextualSearch: Joi.boolean().default(true),
  searchPagePath: Joi.string().default('search'),
  insights: Joi.boolean().default(false),
  disableUserPersonalization: Joi.boolean().default(false),
  maxResultsPerGroup: Joi.number().integer().min(1).default(5),
  missingResultsUrl: Joi.string()
    .pattern(/^https?:\/\/.*\{query\}/, 'a web address that holds {query}')
    .allow(null)
    .default(null),
});

export const validateOptions = ({
  validate,
  options,
}: OptionValidationContext<Options, PluginOptions>): PluginOptions =>
  validate(schema, options);

/**
 * Reads the provider from the environment of the build.
 *
 * One variable without the other is passed on, so that `validateOptions` names
 * what is missing.
 */
export function providerFromEnvironment({
  ALGOLIA_APP_ID: appId,
  ALGOLIA_API_KEY: apiKey,
}: Readonly<Record<string, string | undefined>>): Provider | null {
  if (appId === undefined && apiKey === undefined) return null;
  return { appId, apiKey } as Provider;
}

/** The origins that the client asks, if any. */
export function hostsOf({
  provider,
  insights,
}: Pick<Options, 'provider' | 'insights'>): string[] {
  if (!provider) return [];
  const { appId } = provider;
  return [
    `https://${appId}-dsn.algolia.net`,
    ...[1, 2, 3].map(
      (host) => `https://${appId}-${String(host)}.algolianet.com`,
    ),
    ...(insights ? ['https://insights.algolia.io'] : []),
  ];
}
