import { at, type ExampleCheck, optionsOf } from './pageChecks';
import { failure, type Failure } from './failure';
import { optionRows } from '../src/htmlnano/facts/moduleTables';
import type { Run } from './library/runInNode';
import {
  type Alternative,
  ANY_OTHER,
  IN_LIST,
  namesNothing,
  type Setting,
  settingOf,
} from '../src/htmlnano/facts/settings';
import { copyWith, matches, valuesAt } from './values';
import type { Chapter } from '../src/htmlnano/facts/tables';

type Options = Readonly<Record<string, unknown>>;

/** What the settings of a module are checked against. */
export interface ModuleExamples {
  /** The published source of the module, and its values in the presets. */
  readonly source: string;
  /** The examples below its heading. */
  readonly examples: readonly ExampleCheck[];
  /** The programs below its heading, and their files. */
  readonly programs: readonly string[];
}

/** An example whose options set a module. */
interface Use {
  readonly check: ExampleCheck;
  readonly options: Options;
  readonly value: unknown;
}

interface Context extends ModuleExamples {
  readonly module: string;
  /** The rows of its table. */
  readonly settings: readonly Setting[];
  readonly uses: readonly Use[];
  readonly run: Run;
}

/**
 * Every value and key in a module's table has an example whose output differs
 * from the one without it. The marks of the table (default, no effect, fails)
 * and rows with several values, which mean the same, are true for all examples.
 */
export async function checkOptionExamples(
  chapter: Chapter,
  evidence: ModuleExamples,
  run: Run,
): Promise<Failure[]> {
  const module = chapter.heading;
  // Those with invalid options are skipped.
  const uses = evidence.examples.flatMap((check): Use | [] => {
    const options = optionsOf(check) ?? {};
    return module in options ? { check, options, value: options[module] } : [];
  });
  const rows = optionRows(chapter);
  const settings = rows.flatMap((row) => settingOf(row) ?? []);
  const context = { ...evidence, module, settings, uses, run };
  const failures: Failure[] = [];
  for (const row of rows) {
    const setting = settings.find((one) => one.row === row);
    const problem = setting
      ? await checkSetting(setting, context)
      : namesNothing(row.cells[0]?.text ?? '');
    if (problem !== undefined) failures.push(failure(row, problem));
  }
  return failures;
}

async function checkSetting(
  setting: Setting,
  context: Context,
): Promise<string | undefined> {
  const [first, ...others] = setting.alternatives;
  const unknown = setting.alternatives.find(
    ({ value }) => setting.key === undefined && !hasRows(value, context),
  );
  if (unknown) return `${unknown.name} has what is in no row.`;
  for (const other of others.filter(({ type }) => !type)) {
    const problem = first && (await checkSame(setting, first, other, context));
    if (problem !== undefined) return problem;
  }
  return first?.mark === 'default'
    ? checkDefault(setting, first, context)
    : checkShown(setting, context);
}

/** Whether all properties of a value, if it is an object, have rows. */
function hasRows(value: unknown, { settings }: Context): boolean {
  const inside = typeof value === 'object' ? Object.entries(value ?? {}) : [];
  return inside.every(([key, inner]) =>
    settings.some(
      (setting) =>
        setting.key === key &&
        setting.alternatives.some((one) => matches(inner, one)),
    ),
  );
}

/** An example shows the effect of the value. */
async function checkShown(
  setting: Setting,
  context: Context,
): Promise<string | undefined> {
  const { module, programs, uses, settings, run } = context;
  const keys = settings.flatMap(({ key: known }) => known ?? []);
  const { key, alternatives } = setting;
  const [first] = alternatives;
  const using = uses.filter(({ value }) => isUsed(setting, value, keys));
  const name = first?.type ? key : first?.name;
  const spelled = [key ?? module, name].join(': ');
  if (using.length === 0) {
    // Options that need a file, or print on the console, are shown by programs.
    const known = first?.type ? `${key ?? module}: ` : spelled;
    return programs.some((program) => program.includes(known))
      ? undefined
      : `no example uses ${spelled}.`;
  }
  if (first?.mark === 'fails') {
    const wrong = using.find(({ check }) => check.expected.kind !== 'error');
    return wrong && `it does not fail at ${at(wrong.check.expected)}.`;
  }
  for (const { check, options, value } of using) {
    const baseline = { ...options, [module]: without(value, setting, keys) };
    const isSame = await giveSame(check, options, baseline, run);
    if (first?.mark === 'no effect' && !isSame)
      return `it says that ${spelled} changes nothing, but the example at ${at(check.expected)} shows that it does.`;
    if (!first?.mark && !isSame) {
      return checkKnown(spelled, first?.value, check, options, context);
    }
  }
  return first?.mark === undefined
    ? `no example has another result than without ${spelled}.`
    : undefined;
}

/**
 * A string value is known to the module: its result differs from that of a nonsense
 * string, or the module's source contains it. (Many modules treat an unknown string as
 * a default.)
 */
async function checkKnown(
  spelled: string,
  value: unknown,
  check: ExampleCheck,
  options: Options,
  { module, source, run }: Context,
): Promise<string | undefined> {
  if (typeof value !== 'string' || hasText(source, value)) return undefined;
  const replaced = copyWith(options[module], (leaf) =>
    leaf === value ? 'no such value' : leaf,
  );
  const unknown = { ...options, [module]: replaced };
  return (await giveSame(check, options, unknown, run))
    ? `${spelled} does what any unknown text does at ${at(check.expected)}, and the source of "${module}" does not have it.`
    : undefined;
}

const hasText = (source: string, text: string): boolean =>
  ["'", '"'].some((quote) => source.includes(quote + text + quote));

function isUsed(
  { key, alternatives }: Setting,
  value: unknown,
  keys: readonly string[],
): boolean {
  if (key === ANY_OTHER) {
    return Object.keys(Object(value) as object).some(
      (one) => !keys.includes(one),
    );
  }
  return valuesAt(value, key).some((one) =>
    alternatives.some((alternative) => matches(one, alternative)),
  );
}

/** The module's value without the setting. */
function without(
  value: unknown,
  setting: Setting,
  keys: readonly string[],
): unknown {
  const { key } = setting;
  if (key === undefined) return false;
  if (Array.isArray(value) && key.startsWith(IN_LIST)) {
    const inner = { ...setting, key: key.slice(IN_LIST.length) };
    return value.map((item) => without(item, inner, keys));
  }
  return Object.fromEntries(
    Object.entries(value as object).filter(([name]) =>
      key === ANY_OTHER ? keys.includes(name) : name !== key,
    ),
  );
}

/** A key's default changes no example, and is in the module's source. */
async function checkDefault(
  { key = '' }: Setting,
  { value }: Alternative,
  { module, uses, source, run }: Context,
): Promise<string | undefined> {
  const isKnown =
    new RegExp(`\\b${key}\\b`).test(source) &&
    (typeof value !== 'string' || hasText(source, value));
  if (!isKnown) return `the source of "${module}" does not have it.`;
  for (const { check, options, value: used } of uses) {
    if (!used || valuesAt(used, key).length > 0) continue;
    const others = typeof used === 'object' ? used : {};
    const named = { ...options, [module]: { ...others, [key]: value } };
    const unnamed = { ...options, [module]: others };
    if (!(await giveSame(check, unnamed, named, run)))
      return `it is not the default for the source at ${at(check.source)}.`;
  }
  return undefined;
}

/** The values in one row have the same result in all examples of the module. */
async function checkSame(
  { key }: Setting,
  first: Alternative,
  other: Alternative,
  { module, uses, run }: Context,
): Promise<string | undefined> {
  const optionsWith = (options: Options, { value }: Alternative): Options => ({
    ...options,
    [module]: key === undefined ? value : { [key]: value },
  });
  for (const { check, options } of uses) {
    const one = optionsWith(options, first);
    if (!(await giveSame(check, one, optionsWith(options, other), run)))
      return `${other.name} is not the same as ${first.name} for the source at ${at(check.source)}.`;
  }
  return uses.length === 0 ? 'the module has no example.' : undefined;
}

async function giveSame(
  { source, options }: ExampleCheck,
  one: object,
  other: object,
  run: Run,
): Promise<boolean> {
  const preset = options?.attributes.preset;
  const output = await run(source.text, one, preset);
  return output === (await run(source.text, other, preset));
}
