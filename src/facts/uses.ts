import type { ExampleCheck } from '../examples/checks';
import { evaluate, isSame } from '../examples/literal';
import { failure, type Failure } from './failure';
import { describedModules, optionRows } from './moduleTables';
import { matches, type Setting, settingOf } from './settings';
import type { Chapter } from './tables';

/** An example whose options set a module. */
export interface Use {
  readonly check: ExampleCheck;
  readonly options: Readonly<Record<string, unknown>>;
  readonly value: unknown;
}

/** The examples that set a module. Those whose options are no code set none. */
export function usesOf(
  examples: readonly ExampleCheck[],
  module: string,
): Use[] {
  return examples.flatMap((check) => {
    if (!check.options) return [];
    try {
      const options = evaluate(check.options.text) as Record<string, unknown>;
      return module in options
        ? [{ check, options, value: options[module] }]
        : [];
    } catch {
      return []; // Running the example says what is wrong.
    }
  });
}

/**
 * Every value and key in the options of examples is in the tables of the modules
 * page.
 */
export function checkExamples(
  examples: readonly ExampleCheck[],
  chapters: readonly Chapter[],
): Failure[] {
  return describedModules(chapters).flatMap((chapter) => {
    const module = chapter.heading;
    const settings = optionRows(chapter)
      .map(settingOf)
      .filter((setting) => setting !== undefined);
    return usesOf(examples, module).flatMap(({ check, value }) => {
      const unknown = unknownIn(value, settings);
      return unknown === undefined || !check.options
        ? []
        : [
            failure(
              check.options,
              `the table of "${module}" does not have \`${unknown}\`.`,
            ),
          ];
    });
  });
}

/** What in a value has no row, spelled for a message. */
function unknownIn(
  value: unknown,
  settings: readonly Setting[],
): string | undefined {
  if (value === false || value === undefined) return undefined;
  const entries =
    typeof value === 'object' &&
    value !== null &&
    Object.getPrototypeOf(value) === Object.prototype
      ? Object.entries(value)
      : [];
  if (entries.length === 0) {
    const isKnown = settings.some((setting) => matches(value, setting));
    return isKnown ? undefined : JSON.stringify(value);
  }
  return entries
    .filter(
      ([key, inner]) => !settings.some((setting) => has(setting, key, inner)),
    )
    .map(([key, inner]) => `${key}: ${JSON.stringify(inner)}`)[0];
}

function has(setting: Setting, key: string, value: unknown): boolean {
  if (setting.type === 'key') return setting.key === key;
  return (
    setting.type === 'entry' &&
    setting.key === key &&
    isSame(setting.value, value)
  );
}
