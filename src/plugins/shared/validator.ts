import type { OptionValidationContext } from '@docusaurus/types';
import type { Joi } from '@docusaurus/utils-validation';

/**
 * The `validateOptions` of a plugin, which fills in its defaults.
 *
 * @returns a function that throws Joi's ValidationError, with a message that says
 *   what to write
 */
export const validator =
  <Options>(schema: Joi.ObjectSchema<Options>) =>
  ({
    validate,
    options,
  }: OptionValidationContext<Partial<Options>, Options>): Options =>
    validate(schema, options);
