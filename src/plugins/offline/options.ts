import { Joi } from '@docusaurus/utils-validation';
import { validator } from '../shared/pipeline';
import type { Precached } from './contract';

/** Options of the plugin. */
export interface Options {
  /** Beside the pages of each version. */
  readonly keep: readonly Precached[];
  /** Web app manifest, and icon for a home screen, below the base URL. */
  readonly manifest: string;
  readonly touchIcon: string;
}

const names = Joi.array().items(Joi.string());

export const validateOptions = validator<Options>({
  keep: Joi.array()
    .items({ chunks: names, pages: names, files: Joi.function() })
    .required(),
  manifest: Joi.string().required(),
  touchIcon: Joi.string().required(),
});
