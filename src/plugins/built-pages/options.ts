import type { OptionValidationContext } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';

/** What the site's pages may do besides loading the site's files. */
export interface Options {
  /** Addresses that scripts may ask: of a search provider, of a counter. */
  readonly connect?: readonly string[];
}

export interface PluginOptions extends Required<Options> {
  readonly id?: string;
}

const schema = Joi.object<PluginOptions>({
  connect: Joi.array()
    .items(Joi.string().uri({ scheme: ['http', 'https'] }))
    .default([]),
});

export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Options, PluginOptions>): PluginOptions {
  return validate(schema, options);
}
