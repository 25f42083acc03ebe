import { Joi } from '@docusaurus/utils-validation';
import { validator } from '../shared/pipeline';

/** Where views are counted. */
export interface Options {
  /** The name of a site on goatcounter.com. */
  readonly code: string;
  /** Address of a server that counts instead. */
  readonly endpoint?: string | undefined;
}

/** The address that counts a view when it is requested with parameters. */
export const countUrlOf = ({ code, endpoint }: Options): string =>
  endpoint ?? `https://${code}.goatcounter.com/count`;

export const validateOptions = validator<Options>({
  code: Joi.string()
    .pattern(/^[a-z\d-]+$/i)
    .required()
    .messages({
      'string.pattern.base':
        '`code` of the visit counter is "{#value}". It is what stands before ".goatcounter.com": letters, digits and hyphens.',
    }),
  endpoint: Joi.string()
    .uri({ scheme: ['http', 'https'] })
    .messages({
      '*': '`endpoint` of the visit counter is "{#value}". It must be a whole http(s) address, such as https://example.com/count.',
    }),
});
