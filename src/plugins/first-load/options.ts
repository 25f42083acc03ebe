import { Joi } from '@docusaurus/utils-validation';
import { validator } from '../shared/validator';

/** Options of the plugin. */
export interface Options {
  /**
   * When the app (React, the router, the theme) starts: when a reader turns to
   * something that only the app answers, or in idle time as well.
   */
  readonly start: 'need' | 'idle';
}

export const DEFAULT_OPTIONS: Options = { start: 'need' };

export const validateOptions = validator<Options>({
  start: Joi.valid('need', 'idle').default(DEFAULT_OPTIONS.start).messages({
    'any.only':
      '`start` of first-load is "{#value}". It may be "need" or "idle".',
  }),
});
