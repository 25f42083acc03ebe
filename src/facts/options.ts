import { at, type ExampleCheck } from '../examples/checks';
import type { Library } from '../examples/library';
import { evaluate, isSame } from '../examples/literal';
import { runLibrary } from '../examples/runLibrary';
import { failure, type Failure } from './failure';
import { optionRows } from './moduleTables';
import type { Chapter, Row } from './tables';

/** Runs a source with options, which it leaves as they are. */
export type Run = (
  source: string,
  options: object,
  preset: string | undefined,
) => Promise<string>;

/** Runs sources with a library; an error's message counts as a result. */
export function runWith(library: Library): Run {
  return async (source, options, preset) => {
    const fresh = (): object => copy(options) as object;
    const { text } = await runLibrary(library, source, fresh, preset);
    return text;
  };
}

function copy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copy);
  if (Object.prototype.toString.call(value) !== '[object Object]') return value;
  const entries = Object.entries(value as object);
  return Object.fromEntries(entries.map(([key, item]) => [key, copy(item)]));
}

/** The examples of a module, and the texts of the programs beside them. */
export interface Evidence {
  /** The module's source, as it is published. */
  readonly source: string;
  readonly examples: readonly ExampleCheck[];
  readonly programs: readonly string[];
}

/** An example whose options set the module. */
interface Use {
  readonly check: ExampleCheck;
  readonly options: Readonly<Record<string, unknown>>;
  readonly value: unknown;
}

/** What a row's first cell names: a whole value, or a key with or without one. */
type Setting =
  | { readonly type: 'value'; readonly value: unknown }
  | { readonly type: 'key'; readonly key: string }
  | { readonly type: 'entry'; readonly key: string; readonly value: unknown };

/**
 * Every value and key in a module's table has an example that shows it doing
 * something: an output that differs from the one without it. Where the row says
 * that it does nothing, or the same as something else, the examples must agree.
 *
 * And the other way round: every value and key in an example is in the table.
 */
export async function checkOptions(
  chapter: Chapter,
  evidence: Evidence,
  run: Run,
): Promise<Failure[]> {
  const module = chapter.heading;
  const uses = evidence.examples.flatMap((check) => useOf(check, module));
  const rows = optionRows(chapter).map((row) => ({
    row,
    setting: settingOf(row),
  }));
  const failures: Failure[] = [];
  for (const { row, setting } of rows) {
    const problem =
      setting &&
      (await checkRow(row, setting, {
        module,
        uses,
        evidence,
        source: evidence.source,
        run,
      }));
    if (!setting) failures.push(failure(row, 'the first cell is no literal.'));
    else if (problem !== undefined) failures.push(failure(row, problem));
  }
  return [...failures, ...undocumented(uses, rows, module)];
}

function useOf(check: ExampleCheck, module: string): Use[] {
  if (!check.options) return [];
  const options = evaluate(check.options.text) as Record<string, unknown>;
  return module in options ? [{ check, options, value: options[module] }] : [];
}

function settingOf(row: Row): Setting | undefined {
  try {
    return readSetting(row);
  } catch {
    return undefined;
  }
}

function readSetting(row: Row): Setting | undefined {
  const code = row.cells[0]?.code[0] ?? '';
  if (row.cells[0]?.text !== code) return undefined;
  const [, key = '', text = ''] = /^(\w+): (.+)$/.exec(code) ?? [];
  if (key !== '') {
    // An ellipsis stands for anything: `preset: ['default', { … }]`.
    return text.includes('…')
      ? { type: 'key', key }
      : { type: 'entry', key, value: evaluate(text) };
  }
  if (/^\w+$/.test(code) && !['true', 'false'].includes(code)) {
    return { type: 'key', key: code };
  }
  // Names in a row such as `[first, second]` stand for functions.
  const names = /^\[(\w+(?:, \w+)*)\]$/.exec(code)?.[1];
  const value = names
    ? evaluate(`[${names.replace(/\w+/g, '() => {}')}]`)
    : evaluate(code);
  return { type: 'value', value };
}

interface Context {
  readonly module: string;
  readonly source: string;
  readonly uses: readonly Use[];
  readonly evidence: Evidence;
  readonly run: Run;
}

async function checkRow(
  row: Row,
  setting: Setting,
  context: Context,
): Promise<string | undefined> {
  const { module, evidence } = context;
  const code = row.cells[0]?.code[0] ?? '';
  const { text = '', code: codes = [] } = row.cells[1] ?? {};
  const other = text.startsWith('same as ') ? codes[0] : undefined;
  if (other !== undefined) return checkSame(setting, other, context);
  // What the console prints only a program can show.
  const spelled = setting.type === 'value' ? `${module}: ${code}` : code;
  if (evidence.programs.some((program) => program.includes(spelled))) {
    return undefined;
  }
  if (setting.type === 'entry' && /^default\b/.test(text)) {
    return checkDefault(setting, context);
  }
  const using = context.uses.filter(({ value }) =>
    matches(value, setting, text),
  );
  if (using.length === 0) return `no example uses \`${spelled}\`.`;
  const saysNothing = /^does nothing|the output is the same/.test(text);
  const [differs, from] = await differsFromBaseline(using, setting, context);
  if (saysNothing === differs) {
    return saysNothing
      ? `it says that \`${spelled}\` changes nothing, but an example shows a difference ${from}.`
      : `no example shows a difference ${from}.`;
  }
  return undefined;
}

/**
 * Whether the value of a module in an example shows what a row describes. The
 * value in a row's first cell may stand for all of its type: functions, regular
 * expressions and addresses always do, strings where the row says "string".
 */
function matches(value: unknown, setting: Setting, text: string): boolean {
  switch (setting.type) {
    case 'value':
      return (
        isSame(value, setting.value) ||
        areAlike(
          value,
          setting.value,
          /^(an? |any other )?string\b/.test(text),
        ) ||
        (text.startsWith('an array of') && Array.isArray(value))
      );
    case 'key':
      return findKey(value, setting.key) !== undefined;
    case 'entry':
      return isSame(findKey(value, setting.key)?.value, setting.value);
  }
}

function areAlike(a: unknown, b: unknown, strings: boolean): boolean {
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && areAlike(a[0], b[0], false);
  }
  if (typeof a === 'string') return strings && typeof b === 'string';
  return (
    (typeof a === 'function' && typeof b === 'function') ||
    (a instanceof RegExp && b instanceof RegExp) ||
    (a instanceof URL && b instanceof URL)
  );
}

function findKey(value: unknown, key: string): { value: unknown } | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (key in value) return { value: (value as Record<string, unknown>)[key] };
  return Object.values(value)
    .map((inner) => findKey(inner, key))
    .find((found) => found !== undefined);
}

/** The default of a key: naming it changes no example, and the code knows it. */
async function checkDefault(
  setting: Extract<Setting, { type: 'entry' }>,
  { module, uses, source, run }: Context,
): Promise<string | undefined> {
  const { key, value } = setting;
  const isKnown =
    new RegExp(`\\b${key}\\b`).test(source) &&
    (typeof value !== 'string' || new RegExp(`(['"])${value}\\1`).test(source));
  if (!isKnown) return `the source of "${module}" does not have it.`;
  for (const use of uses) {
    if (!use.value || findKey(use.value, key)) continue;
    const others = typeof use.value === 'object' ? use.value : {};
    const preset = use.check.options?.attributes.preset;
    const [without, named] = [
      await run(
        use.check.source.text,
        { ...use.options, [module]: others },
        preset,
      ),
      await run(
        use.check.source.text,
        { ...use.options, [module]: { ...others, [key]: value } },
        preset,
      ),
    ];
    if (without !== named) {
      return `it is not the default for the source at ${at(use.check.source)}.`;
    }
  }
  return undefined;
}

async function differsFromBaseline(
  using: readonly Use[],
  setting: Setting,
  { module, run }: Context,
): Promise<[boolean, string]> {
  let from = 'from the module being off';
  for (const { check, options, value } of using) {
    const preset = check.options?.attributes.preset;
    const shown = await run(check.source.text, options, preset);
    const off = await run(
      check.source.text,
      { ...options, [module]: false },
      preset,
    );
    if (setting.type === 'value') {
      if (shown !== off) return [true, from];
      continue;
    }
    from = `from \`${module}\` without \`${setting.key}\``;
    const without = await run(
      check.source.text,
      { ...options, [module]: withoutKey(value, setting.key) },
      preset,
    );
    if (shown !== without) return [true, from];
  }
  return [false, from];
}

function withoutKey(value: unknown, key: string): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutKey(item, key));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([name]) => name !== key);
  return Object.fromEntries(entries);
}

async function checkSame(
  setting: Setting,
  other: string,
  { module, uses, run }: Context,
): Promise<string | undefined> {
  const value =
    setting.type === 'value' ? setting.value : settingValue(setting);
  const same =
    setting.type === 'value' ? evaluate(other) : sameEntry(setting, other);
  for (const { check, options } of uses) {
    const preset = check.options?.attributes.preset;
    const [a, b] = [
      await run(check.source.text, { ...options, [module]: value }, preset),
      await run(check.source.text, { ...options, [module]: same }, preset),
    ];
    if (a !== b) {
      return `it is not the same as \`${other}\` for the source at ${at(check.source)}.`;
    }
  }
  return uses.length === 0 ? 'the module has no example.' : undefined;
}

function settingValue(setting: Exclude<Setting, { type: 'value' }>): unknown {
  return { [setting.key]: setting.type === 'entry' ? setting.value : true };
}

// `force: false` may be the same as the module's value `true`;
// `removeWithAttributes: 'presentational'` as another value of that key.
function sameEntry(
  setting: Exclude<Setting, { type: 'value' }>,
  other: string,
): unknown {
  const value = evaluate(other);
  return value === true ? true : { [setting.key]: value };
}

/** Values and keys in examples that the table does not have. */
function undocumented(
  uses: readonly Use[],
  rows: readonly { row: Row; setting: Setting | undefined }[],
  module: string,
): Failure[] {
  const keys = rows.flatMap(({ setting }) =>
    !setting || setting.type === 'value' ? [] : [setting.key],
  );
  return uses.flatMap(({ check, value }) => {
    const { options } = check;
    if (!options || value === false) return [];
    const known = rows.some(
      ({ row, setting }) =>
        setting && matches(value, setting, row.cells[1]?.text ?? ''),
    );
    const unknownKey =
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? Object.keys(value).find((key) => !keys.includes(key))
        : undefined;
    if (known && unknownKey === undefined) return [];
    const named = unknownKey ?? JSON.stringify(value);
    return [
      failure(options, `the table of "${module}" does not have \`${named}\`.`),
    ];
  });
}
