import { Joi } from '@docusaurus/utils-validation';
import { validator } from '../shared/pipeline';

/** A release of what the pages are about. */
export interface Release {
  /** Docusaurus's name of the version that documents it. */
  readonly version: string;
  readonly number: string;
  /** A date: `2026-11-25`. */
  readonly published: string;
}

/** Options of the plugin. */
export interface Options {
  /** One for each version of the pages; npm installs the newest. */
  readonly releases: readonly Release[];
}

const text = Joi.string().required();

export const validateOptions = validator<Options>({
  releases: Joi.array()
    .items(
      Joi.object({ version: text, number: text, published: text.isoDate() }),
    )
    .min(1)
    .required(),
});
