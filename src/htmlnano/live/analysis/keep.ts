import { formsAt, type JsonSchema } from '../../facts/jsonSchema';
import { isLoss, lossesOf } from '../losses';
import { readPage } from '../readPage';
import type { VersionData } from '../versionData';
import { type Settings, valueOf } from './packages';
import { printLiteral } from './printLiteral';
import { type Runs, ThrownError } from './runs';

/**
 * Finds a value with which a module that has lost something stays on and loses nothing.
 * Among the values that its table documents, it is the one that saves the most.
 *
 * @param before the page as the module gets it
 * @param previous the modules that ran before it
 * @returns the value as text, unless there is none
 * @throws Error as a run does
 */
export async function findKeep(
  source: string,
  name: string,
  before: string,
  previous: readonly string[],
  version: VersionData,
  settings: Settings,
  { run }: Runs,
): Promise<string | undefined> {
  const page = readPage(before);
  let best: { readonly text: string; readonly length: number } | undefined;
  for (const [text, value] of otherValues(name, version, settings)) {
    const changed = { [name]: value };
    const result = await run(source, [...previous, name], changed).catch(
      (error: unknown) => {
        if (error instanceof ThrownError) return undefined;
        throw error;
      },
    );
    if (!result || isLoss(lossesOf(page, readPage(result.text)))) continue;
    const { length } = result.text;
    // A value with which it does nothing is no better than switching it off.
    if (length < Math.min(best?.length ?? Infinity, before.length))
      best = { text, length };
  }
  return best?.text;
}

/**
 * Other values from a module's table or from presets that keep the module on.
 *
 * @returns the values by their texts
 */
export function otherValues(
  name: string,
  version: VersionData,
  settings: Settings,
): ReadonlyMap<string, unknown> {
  const module = version.modules.find((one) => one.name === name);
  if (!module) return new Map();
  const now = printLiteral(valueOf(module, settings));
  const values = [
    ...documented(formsAt(version.schema, [name])),
    ...Object.values(module.presets),
  ];
  return new Map(
    values
      .filter(Boolean)
      .map((value) => [printLiteral(value), value] as const)
      .filter(([text]) => text !== now),
  );
}

const documented = (forms: readonly JsonSchema[]): unknown[] =>
  forms.flatMap((form) => [
    ...('const' in form ? [form.const] : []),
    ...Object.entries(form.properties ?? {}).flatMap(([key, property]) =>
      documented(formsAt(property)).map((value) => ({ [key]: value })),
    ),
  ]);
