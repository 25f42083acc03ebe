import { Joi } from '@docusaurus/utils-validation';
import { validator } from '../shared/pipeline';

/** Options of the plugin. */
export interface Options {
  /** Addresses on other hosts that scripts of the website ask. */
  readonly connect: readonly string[];
}

export const validateOptions = validator<Options>({
  connect: Joi.array()
    .items(Joi.string().uri({ scheme: ['http', 'https'] }))
    .required()
    .messages({
      'string.uriCustomScheme':
        '`connect` of security-policy has "{#value}". Its entries are whole addresses, such as https://example.com/count.',
    }),
});
