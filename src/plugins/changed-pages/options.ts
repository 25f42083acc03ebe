import { Joi } from '@docusaurus/utils-validation';
import { validator } from '../shared/validator';

/** Options of the plugin. */
export interface Options {
  /** Selector of elements whose content React does not hydrate. */
  readonly unhydrated: string;
}

export const DEFAULT_OPTIONS: Options = { unhydrated: '' };

export const validateOptions = validator<Options>({
  unhydrated: Joi.string().allow('').default(DEFAULT_OPTIONS.unhydrated),
});
