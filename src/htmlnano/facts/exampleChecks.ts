import type { OptionsCheck } from './optionsCheck';
import { optionsOf } from '../library/literal';
import { sectionsIn } from '../../plugins/code-examples/blocks';
import {
  checksOf,
  type ExampleCheck,
} from '../../plugins/code-examples/checks';
import { pageExtractor } from '../../plugins/shared/pageExtracts';
import { failure, type Failure } from './failure';

/** The examples of a page, by its text. */
export const examplesIn = pageExtractor(
  'examples-of-pages',
  (tree, markdown, file) =>
    checksOf(sectionsIn(tree, markdown, file), file).examples,
);

/** The schema accepts the options of examples that show no error. */
export function checkExamples(
  examples: readonly ExampleCheck[],
  check: OptionsCheck,
): Failure[] {
  return examples.flatMap((example) => {
    const { options, expected } = example;
    const value = optionsOf(example);
    if (!options || !value || expected.kind === 'error') return [];
    return check(value).map(({ message }) =>
      failure(options, `by the tables ${message}.`),
    );
  });
}
