import { Joi } from '@docusaurus/utils-validation';
import { validator } from '../shared/pipeline';

/** Options of the plugin. */
export interface Options {
  /**
   * By name of a version: the paths of its pages within it (`/`, `/usage`) when it was
   * released. A version that is not in `versions.json` was dropped: its addresses
   * redirect to the oldest one.
   */
  readonly published: Readonly<Record<string, readonly string[]>>;
  /** Redirects for paths that are no longer pages: `/old` to `/usage#new`. */
  readonly moved: Readonly<Record<string, string>>;
}

const recordOf = (values: Joi.Schema) =>
  Joi.object().pattern(Joi.string(), values).required();

export const validateOptions = validator<Options>({
  published: recordOf(Joi.array().items(Joi.string())),
  moved: recordOf(Joi.string()),
});
