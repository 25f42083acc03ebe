import type { OptionValidationContext } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';

/**
 * The `validateOptions` of a plugin, which fills in its defaults.
 *
 * @param keys schemas of the options by their names
 * @returns a function that throws Joi's ValidationError, with a message that says
 *   what to write
 */
export const validator =
  <Options>(keys: Readonly<Record<keyof Options, Joi.Schema>>) =>
  ({
    validate,
    options,
  }: OptionValidationContext<Partial<Options>, Options>): Options =>
    validate(Joi.object<Options>(keys), options);
