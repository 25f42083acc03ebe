import type {
  ThemeConfig,
  ThemeConfigValidationContext,
} from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';
import { EMBEDDED } from './contract';
import { isEmbedded, type SearchOptions } from './options';

const algolia = Joi.object({
  // theme-search-algolia validates these and sets their defaults.
  appId: Joi.string(),
  apiKey: Joi.string(),
  indexName: Joi.string(),
  // Other versions have the same pages.
  contextualSearch: Joi.valid(true),
  searchPagePath: Joi.string(),
  searchParameters: Joi.object().length(0),
  insights: Joi.boolean().default(false),
  disableUserPersonalization: Joi.boolean().default(false),
  maxResultsPerGroup: Joi.number().integer().min(1).default(5),
  missingResultsUrl: Joi.string()
    .pattern(/^https?:\/\/.*\{query\}/, 'a web address that holds {query}')
    .allow(null)
    .default(null),
})
  .custom((options: SearchOptions, { message }) =>
    isEmbedded(options) === (options.apiKey === EMBEDDED)
      ? options
      : message({
          custom: `${isEmbedded(options) ? 'ALGOLIA_APP_ID (`appId`)' : 'ALGOLIA_API_KEY (`apiKey`)'} is missing. Set both ALGOLIA_APP_ID and ALGOLIA_API_KEY to search with Algolia, or neither to search the embedded index.`,
        }),
  )
  .required();

/**
 * Validates the DocSearch options that Docusaurus passes on unchecked, and rejects
 * those that this search does not support.
 *
 * @throws Error (through `validate`) that names the option
 */
export const validateThemeConfig = ({
  validate,
  themeConfig,
}: ThemeConfigValidationContext<ThemeConfig>): ThemeConfig =>
  validate(Joi.object<ThemeConfig>({ algolia }), themeConfig);
