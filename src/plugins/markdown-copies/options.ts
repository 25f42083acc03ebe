import { Joi } from '@docusaurus/utils-validation';
import { validator } from '../shared/pipeline';

/** Options of the plugin. */
export interface Options {
  /** What `llms.txt` says of the pages. */
  readonly note: string;
}

export const validateOptions = validator<Options>({
  note: Joi.string().required(),
});
