import { Joi } from '@docusaurus/utils-validation';
import { validator } from '../shared/pipeline';

/** Options of the plugin. */
export interface Options {
  /**
   * By name of a docs version: the number of the release that it documents, by which
   * people address it. By default it is the name.
   */
  readonly releases: Readonly<Record<string, string>>;
  /**
   * By name of a version: the paths of its pages within it (`/`, `/usage`) when it was
   * released. A version that is none any more was dropped: its addresses lead to the
   * oldest one.
   */
  readonly published: Readonly<Record<string, readonly string[]>>;
  /** Where such paths lead that are no pages any more: `/old` to `/usage#new`. */
  readonly moved: Readonly<Record<string, string>>;
}

export const DEFAULT_OPTIONS: Options = {
  releases: {},
  published: {},
  moved: {},
};

export const validateOptions = validator<Options>({
  releases: Joi.object()
    .pattern(Joi.string(), Joi.string())
    .default(DEFAULT_OPTIONS.releases),
  published: Joi.object()
    .pattern(Joi.string(), Joi.array().items(Joi.string()))
    .default(DEFAULT_OPTIONS.published),
  moved: Joi.object()
    .pattern(Joi.string(), Joi.string())
    .default(DEFAULT_OPTIONS.moved),
});
