import { Joi } from '@docusaurus/utils-validation';
import type { OptionValidationContext } from '@docusaurus/types';

/** Where the views are counted: a site of goatcounter.com, or a server. */
export type Options =
  | { readonly code: string; readonly endpoint?: undefined }
  | { readonly endpoint: string; readonly code?: undefined };

export type PluginOptions = Options & { readonly id?: string };

// A host without user and password, and a path: the client adds the query.
const ENDPOINT = /^https?:\/\/[^\s/?#@]+(?:\/[^\s?#]*)?$/;

const ONE_OF_TWO =
  'The visit counter needs `code` (the name of the site on goatcounter.com) or `endpoint` (the address of a server of your own)';

const schema = Joi.object<PluginOptions>({
  code: Joi.string()
    .pattern(/^[a-z\d-]+$/i)
    .messages({
      'string.empty': '`code` of the visit counter is empty.',
      'string.pattern.base':
        '`code` of the visit counter is "{#value}". It is what stands before ".goatcounter.com": letters, digits and hyphens.',
    }),
  endpoint: Joi.string()
    .custom((value: string, { error }) =>
      ENDPOINT.test(value) && URL.canParse(value)
        ? value
        : error('any.invalid'),
    )
    .messages({
      'string.empty':
        '`endpoint` (COUNTER_ENDPOINT) of the visit counter is empty.',
      'any.invalid':
        '`endpoint` (COUNTER_ENDPOINT) of the visit counter is "{#value}". It must be a whole http(s) address, such as https://example.com/count, with no user, query or hash.',
    }),
})
  .xor('code', 'endpoint')
  .messages({
    'object.missing': `${ONE_OF_TWO}.`,
    'object.xor': `${ONE_OF_TWO}, not both.`,
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
 * Reads the options from the environment of the build.
 *
 * @param code of the site on goatcounter.com, unless `COUNTER_ENDPOINT` is set
 */
export function counterFromEnvironment(
  { COUNTER_ENDPOINT: endpoint }: Readonly<Record<string, string | undefined>>,
  code: string,
): Options {
  return endpoint === undefined ? { code } : { endpoint };
}

/** The address that counts a view when it is asked with the view's parameters. */
export function countUrlOf(options: Options): string {
  return options.endpoint ?? `https://${options.code}.goatcounter.com/count`;
}
