import { Joi } from '@docusaurus/utils-validation';
import { validator } from '../shared/pipeline';
import type { SearchPluginOptions } from './options';

export const DEFAULT_OPTIONS: SearchPluginOptions = { synonyms: [] };

/** Validates the options of the plugin itself. */
export const validateOptions = validator<SearchPluginOptions>({
  synonyms: Joi.array()
    .items(Joi.array().items(Joi.string().lowercase()))
    .default(DEFAULT_OPTIONS.synonyms),
});
