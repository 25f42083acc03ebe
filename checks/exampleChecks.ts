import type { SchemaCheck } from '../src/htmlnano/facts/jsonSchema';
import { failure, type Failure } from './failure';
import { optionsOf } from './literal';
import type { ExampleCheck } from './pageChecks';

/** The schema accepts the options of examples that show no error. */
export function checkExamples(
  examples: readonly ExampleCheck[],
  check: SchemaCheck,
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
