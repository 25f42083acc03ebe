import type { OptionsCheck } from '../src/htmlnano/facts/optionsCheck';
import { failure, type Failure } from './failure';
import { optionsOf } from './literal';
import type { ExampleCheck } from './pageChecks';

/** The schema accepts the options of examples that show no error. */
export function checkExamples(
  examples: readonly ExampleCheck[],
  check: OptionsCheck,
): Failure[] {
  return examples.flatMap((example) => {
    const { options, expected } = example;
    const value = optionsOf(example);
    if (!options || !value || expected.kind === 'error') return [];
    return check(value).map(({ message, meant }) => {
      const more = meant === undefined ? '' : ` Did you mean \`${meant}\`?`;
      return failure(
        options,
        `by the tables of the modules page, ${message}.${more}`,
      );
    });
  });
}
