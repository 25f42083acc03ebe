import { at, type ExampleCheck } from '../examples/checks';
import { evaluate } from '../examples/literal';
import { failure, type Failure } from './failure';
import { optionRows } from './moduleTables';
import type { Run } from './run';
import {
  findKey,
  matches,
  type Setting,
  settingOf,
  withoutKey,
} from './settings';
import type { Chapter, Row } from './tables';
import { type Use, usesOf } from './uses';

/** What stands under the heading of a module, and the module itself. */
export interface Evidence {
  /** The module's source, as it is published. */
  readonly source: string;
  readonly examples: readonly ExampleCheck[];
  /** The texts of its programs and their files. */
  readonly programs: readonly string[];
}

interface Context extends Evidence {
  readonly module: string;
  readonly uses: readonly Use[];
  readonly run: Run;
}

/**
 * Every value and key in a module's table has an example that shows it doing
 * something: an output that differs from the one without it. Where the row says
 * that it does nothing, or the same as something else, the examples must agree.
 */
export async function checkOptions(
  chapter: Chapter,
  evidence: Evidence,
  run: Run,
): Promise<Failure[]> {
  const module = chapter.heading;
  const uses = usesOf(evidence.examples, module);
  const failures: Failure[] = [];
  for (const row of optionRows(chapter)) {
    const setting = settingOf(row);
    const problem = setting
      ? await checkRow(row, setting, { ...evidence, module, uses, run })
      : 'the first cell names no value, no key and no sort of values.';
    if (problem !== undefined) failures.push(failure(row, problem));
  }
  return failures;
}

async function checkRow(
  row: Row,
  setting: Setting,
  context: Context,
): Promise<string | undefined> {
  const { module, programs, uses } = context;
  const name = row.cells[0]?.text ?? '';
  const { text = '', code: [other] = [] } = row.cells[1] ?? {};
  if (other !== undefined && text.startsWith('same as ')) {
    return checkSame(setting, other, context);
  }
  const spelled = setting.type === 'value' ? `${module}: ${name}` : name;
  if (setting.type === 'entry' && /^default\b/.test(text)) {
    return checkDefault(setting, context);
  }
  const using = uses.filter(({ value }) => matches(value, setting));
  if (using.length === 0) {
    // What needs a file, or prints on the console, only a program can show.
    return programs.some((program) => program.includes(spelled))
      ? undefined
      : `no example uses ${spelled}.`;
  }
  const saysNothing = /^does nothing|the output is the same/.test(text);
  const difference = await findDifference(using, setting, context);
  if (saysNothing && difference !== undefined) {
    return `it says that ${spelled} changes nothing, but the example at ${at(difference.check.expected)} shows that it does.`;
  }
  return saysNothing || difference !== undefined
    ? undefined
    : `no example has another result than without ${spelled}.`;
}

/** An example whose result is another without the value or the key. */
async function findDifference(
  using: readonly Use[],
  setting: Setting,
  { module, run }: Context,
): Promise<Use | undefined> {
  for (const use of using) {
    const { source, options } = use.check;
    const preset = options?.attributes.preset;
    const without =
      setting.type === 'value' || setting.type === 'sort'
        ? false
        : withoutKey(use.value, setting.key);
    const shown = await run(source.text, use.options, preset);
    const baseline = { ...use.options, [module]: without };
    if (shown !== (await run(source.text, baseline, preset))) return use;
  }
  return undefined;
}

/** The default of a key: naming it changes no example, and the code knows it. */
async function checkDefault(
  { key, value }: Extract<Setting, { type: 'entry' }>,
  { module, uses, source, run }: Context,
): Promise<string | undefined> {
  const isKnown =
    new RegExp(`\\b${key}\\b`).test(source) &&
    (typeof value !== 'string' || new RegExp(`(['"])${value}\\1`).test(source));
  if (!isKnown) return `the source of "${module}" does not have it.`;
  for (const { check, options, value: used } of uses) {
    if (!used || findKey(used, key)) continue;
    const others = typeof used === 'object' ? used : {};
    const named = { ...others, [key]: value };
    const problem = await compare(
      check,
      { ...options, [module]: others },
      { ...options, [module]: named },
      run,
    );
    if (problem !== undefined) return `it is not the default ${problem}`;
  }
  return undefined;
}

/** `same as …` holds for all examples of the module. */
async function checkSame(
  setting: Setting,
  other: string,
  { module, uses, run }: Context,
): Promise<string | undefined> {
  const [value, same] = sameValues(setting, evaluate(other));
  for (const { check, options } of uses) {
    const problem = await compare(
      check,
      { ...options, [module]: value },
      { ...options, [module]: same },
      run,
    );
    if (problem !== undefined)
      return `it is not the same as ${other} ${problem}`;
  }
  return uses.length === 0 ? 'the module has no example.' : undefined;
}

// `removeWithAttributes: 'presentational'` is the same as another value of that
// key, `force: false` the same as the module's value `true`.
function sameValues(setting: Setting, other: unknown): [unknown, unknown] {
  if (setting.type !== 'entry') {
    return [setting.type === 'value' ? setting.value : undefined, other];
  }
  const { key, value } = setting;
  return [{ [key]: value }, other === true ? true : { [key]: other }];
}

async function compare(
  check: ExampleCheck,
  a: object,
  b: object,
  run: Run,
): Promise<string | undefined> {
  const preset = check.options?.attributes.preset;
  const first = await run(check.source.text, a, preset);
  return first === (await run(check.source.text, b, preset))
    ? undefined
    : `for the source at ${at(check.source)}.`;
}
