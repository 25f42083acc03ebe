import { Joi } from '@docusaurus/utils-validation';
import { validator } from '../shared/pipeline';

/** Options of the plugin. */
export interface Options {
  /** Addresses on other hosts that scripts of the website ask. */
  readonly connect: readonly string[];
  /** Addresses on other hosts from which pages load scripts. */
  readonly scripts: readonly string[];
}

export const DEFAULT_OPTIONS: Options = { connect: [], scripts: [] };

const addresses = (name: keyof Options) =>
  Joi.array()
    .items(Joi.string().uri({ scheme: ['http', 'https'] }))
    .default(DEFAULT_OPTIONS[name])
    .messages({
      'string.uriCustomScheme': `\`${name}\` of security-policy has "{#value}". Its entries are whole addresses, such as https://example.com/count.`,
    });

export const validateOptions = validator<Options>({
  connect: addresses('connect'),
  scripts: addresses('scripts'),
});
