import { Joi } from '@docusaurus/utils-validation';
import { validator } from '../shared/validator';

/** Options of the plugin. */
export interface Options {
  /**
   * By name of a docs version: the number of the release that it documents, by which
   * people address it. By default it is the name.
   */
  readonly releases: Readonly<Record<string, string>>;
}

export const DEFAULT_OPTIONS: Options = { releases: {} };

export const validateOptions = validator<Options>({
  releases: Joi.object()
    .pattern(Joi.string(), Joi.string())
    .default(DEFAULT_OPTIONS.releases),
});
