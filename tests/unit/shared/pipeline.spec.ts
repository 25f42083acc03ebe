import { Joi } from '@docusaurus/utils-validation';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { expect, test } from '@playwright/test';
import { pipeline, validator } from '../../../src/plugins/shared/pipeline';

interface Options {
  readonly kind: string;
}

const plain = (): Plugin => ({ name: 'plain' });

const unvalidated = (_context: LoadContext, options: Options): Plugin => ({
  name: options.kind,
});

const configurable = Object.assign(
  (context: LoadContext, options: Options) => unvalidated(context, options),
  { validateOptions: validator<Options>({ kind: Joi.string().required() }) },
);

test('options for a plugin that would never get them are an error, of types and of the build', () => {
  pipeline([plain, configurable, [configurable, { kind: 'green' }]]);
  // @ts-expect-error -- it takes no options.
  const withPlain = () => pipeline([[plain, { kind: 'green' }]]);
  // @ts-expect-error -- it takes options, but does not validate them.
  const withUnvalidated = () => pipeline([[unvalidated, { kind: 'green' }]]);
  // @ts-expect-error -- the same, without any.
  pipeline([unvalidated]);
  expect(withPlain).toThrow(/plain takes no options, but gets kind\./);
  expect(withUnvalidated).toThrow(/unvalidated takes no options/);
});
