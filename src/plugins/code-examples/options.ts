import { Joi } from '@docusaurus/utils-validation';
import type { Element } from 'hast';
import { validator } from '../shared/pipeline';
import type { ExampleBlock } from './contract';
import type { Inputs } from './inputs';

/** Options of the plugin. */
export interface Options {
  /**
   * Absolute path of a script that the development server sends the path of each page
   * that is saved, and that prints what is wrong with it.
   */
  readonly checker: string;
  /** What the results of a page were made with, such as `tool 2.1.0`. */
  readonly madeWith: (file: string) => string;
  /** Address of a form for new issues, as GitHub has it, for wrong examples. */
  readonly newIssue: string;
  /** Draw buttons of other plugins below an example, or nothing. */
  readonly buttons: readonly ((
    above: Inputs<ExampleBlock>,
  ) => Element | undefined)[];
}

export const validateOptions = validator<Options>({
  checker: Joi.string().required(),
  madeWith: Joi.function().required(),
  buttons: Joi.array().items(Joi.function()).required(),
  newIssue: Joi.string()
    .uri({ scheme: ['http', 'https'] })
    .required()
    .messages({
      '*': '`newIssue` of code-examples is "{#value}". It must be a whole address, such as https://github.com/owner/name/issues/new.',
    }),
});
