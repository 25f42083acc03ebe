import { Joi } from '@docusaurus/utils-validation';
import { validator } from '../shared/pipeline';
import type { Kept } from './contract';

/** Options of the plugin. */
export interface Options {
  readonly keep: readonly Kept[];
  /** Web app manifest, and icon for a home screen, below the base URL. */
  readonly manifest?: string | undefined;
  readonly touchIcon?: string | undefined;
}

export const DEFAULT_OPTIONS: Options = { keep: [] };

const names = Joi.array().items(Joi.string());

export const validateOptions = validator<Options>({
  keep: Joi.array()
    .items({ chunks: names, pages: names, files: Joi.function() })
    .default(DEFAULT_OPTIONS.keep),
  manifest: Joi.string(),
  touchIcon: Joi.string(),
});
