import type { LoadContext, OptionValidationContext } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';
import type { PagesPlugin } from '../built-pages/contract';
import { clientScripts } from '../shared/clientScripts';

/** Where views are counted. */
export interface Options {
  /** The name of a site on goatcounter.com. */
  readonly code: string;
  /** Address of a server that counts instead. */
  readonly endpoint?: string | undefined;
}

export interface PluginOptions extends Options {
  readonly id?: string;
}

/** The address that counts a view when it is requested with parameters. */
export const countUrlOf = ({ code, endpoint }: Options): string =>
  endpoint ?? `https://${code}.goatcounter.com/count`;

/**
 * Counts page views with GoatCounter, or a server that speaks its protocol.
 *
 * @returns nothing to run in the development server, which counts no views
 */
export default function visitCounterPlugin(
  _context: LoadContext,
  options: Options,
): PagesPlugin | null {
  if (process.env.NODE_ENV !== 'production') return null;
  return {
    name: 'visit-counter',
    connect: [countUrlOf(options)],
    ...clientScripts(__dirname, { first: ['countViews'] }),
    async contentLoaded({ actions }) {
      // A module of its own is in the script that all pages share; global data
      // would bring the plugin's name along, and hooks to read it.
      const endpoint = JSON.stringify(countUrlOf(options));
      await actions.createData('endpoint.js', `export default ${endpoint};\n`);
    },
  };
}

const schema = Joi.object<PluginOptions>({
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
      '*': '`endpoint` (COUNTER_ENDPOINT) of the visit counter is "{#value}". It must be a whole http(s) address, such as https://example.com/count.',
    }),
});

/**
 * Validates the plugin's options.
 *
 * @throws Joi's ValidationError, with a message that says what to write
 */
export const validateOptions = ({
  validate,
  options,
}: OptionValidationContext<Options, PluginOptions>): PluginOptions =>
  validate(schema, options);

visitCounterPlugin.validateOptions = validateOptions;
