import { Joi } from '@docusaurus/utils-validation';
import type { Element } from 'hast';
import { validator } from '../shared/pipeline';
import type { ExampleBlock } from './contract';
import type { Inputs } from './inputs';

/** Options of the plugin. */
export interface Options {
  /** Absolute path of a module whose default export is an `ExampleRunner`. */
  readonly runner?: string | undefined;
  /** What the results of a page were made with, such as `tool 2.1.0`. */
  readonly madeWith?: ((file: string) => string) | undefined;
  /** Address of a form for new issues, as GitHub has it, for wrong examples. */
  readonly newIssue?: string | undefined;
  /** Draw buttons of other plugins below an example, or nothing. */
  readonly buttons: readonly ((
    above: Inputs<ExampleBlock>,
  ) => Element | undefined)[];
}

export const DEFAULT_OPTIONS: Options = { buttons: [] };

export const validateOptions = validator<Options>({
  runner: Joi.string(),
  madeWith: Joi.function(),
  buttons: Joi.array().items(Joi.function()).default(DEFAULT_OPTIONS.buttons),
  newIssue: Joi.string()
    .uri({ scheme: ['http', 'https'] })
    .messages({
      '*': '`newIssue` of code-examples is "{#value}". It must be a whole address, such as https://github.com/owner/name/issues/new.',
    }),
});
