import type { OptionValidationContext } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';

/** Whether pages are kept on the devices of readers. */
export interface Options {
  readonly isOn?: boolean;
}

export interface PluginOptions extends Required<Options> {
  readonly id?: string;
}

const schema = Joi.object<PluginOptions>({
  isOn: Joi.boolean().strict().default(true).messages({
    'boolean.base':
      '`isOn` (OFFLINE) of the plugin "offline" is "{#value}". It is yes or no.',
  }),
});

/**
 * Checks what a site wrote.
 *
 * @throws Joi's ValidationError, with a message that says what to write
 */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Options, PluginOptions>): PluginOptions {
  return validate(schema, options);
}

/**
 * Reads from the environment of the build whether pages are kept: `OFFLINE=no`
 * switches it off. Any other word is passed on, so that {@link validateOptions}
 * names it.
 */
export function isOnIn({
  OFFLINE: word = 'yes',
}: Readonly<Record<string, string | undefined>>): boolean {
  const values: Readonly<Record<string, boolean>> = { yes: true, no: false };
  return (values[word] ?? word) as boolean;
}
