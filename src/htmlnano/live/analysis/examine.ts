import { NotLoadedError } from '../worker/job';
import { diffHtml } from '../../../plugins/code-examples/diffHtml';
import {
  bytesOf,
  describeSaving,
} from '../../../plugins/code-examples/bytesSaved';
import {
  isLoss,
  type Losses,
  type LossKind,
  lossesOf,
  NO_LOSSES,
} from '../losses';
import { readPage } from '../readPage';
import type { VersionData } from '../versionData';
import { advise } from './advice';
import { checkOptions } from './checkOptions';
import { findFault } from './fault';
import { findKeep } from './keep';
import { type Settings, withoutUncss } from './packages';
import { parseOptions } from './parseOptions';
import { findWay } from './piece';
import { projectFiles } from './project';
import {
  type Change,
  NAMED,
  type Output,
  type Question,
  type Report,
  type Row,
} from './report';
import { type Runs, sizeOf, StaleError, ThrownError } from './runs';

/** How long differences are looked for, in milliseconds. */
const DIFF_LIMIT = 2000;

/** The effect of a module on a page, after the modules that run before it. */
interface Step {
  /** Its name; `undefined` for the library alone, which parses and prints. */
  readonly module: string | undefined;
  /** The page after it. */
  readonly text: string;
  /** The saved bytes; negative if the page has grown. */
  readonly saved: number;
  readonly losses: Losses;
}

interface Context {
  readonly version: VersionData;
  readonly others: readonly VersionData[];
  /** Runs of a version with settings. */
  readonly runsOf: (version: VersionData, settings: Settings) => Runs;
  readonly tell: (part: Partial<Report>) => void;
}

/**
 * Answers a question in parts: remarks on the options, the result, then what each module
 * did. For that, each run has one more module than the run before.
 *
 * @throws {@link StaleError} when the reader has asked something else
 */
export async function examine(
  question: Question,
  context: Context,
): Promise<void> {
  const { version, others, tell } = context;
  const { html, preset } = question;
  const parsed = parseOptions(question.options);
  if (!parsed.ok) {
    const { line, message } = parsed;
    tell({ findings: [{ line, message }], isUnread: true, isDone: true });
    return;
  }
  const settings: Settings = { preset, options: parsed.value };
  const runs = context.runsOf(version, settings);
  const { enabled, run } = runs;
  const off = version.modules
    .map(({ name }) => name)
    .filter((name) => !enabled.includes(name));
  const findings = checkOptions(parsed, version, others);
  const project = projectFiles(settings, version);
  tell({ findings, isUnread: false, enabled, off, project });
  try {
    const { text, logged } = await run(html);
    const [before, after] = [await sizeOf(html), await sizeOf(text)];
    tell({ output: { kind: 'result', text, logged, before, after } });
    if (question.withChanges) tell({ changes: changesOf(html, text) });
    try {
      const steps = await tellRows(question, runs, text, tell);
      await tellKeeps(question, settings, context, runs, steps);
    } catch (error) {
      tell({ trouble: outputOf(error).text });
    }
  } catch (error) {
    const output = outputOf(error);
    tell({ output, rows: [] });
    if (error instanceof ThrownError) {
      const fault = await findFault(html, version, settings, runs);
      tell({ output: { ...output, ...fault } });
    }
  }
  if (question.withVersions) await tellVersions(question, settings, context);
  tell({ isDone: true });
}

/**
 * What the reader sees of an error.
 *
 * @throws {@link StaleError} unchanged
 */
export function outputOf(error: unknown): Extract<Output, { kind: 'error' }> {
  if (error instanceof StaleError) throw error;
  const { message: text } = error as Error;
  if (error instanceof NotLoadedError)
    return { kind: 'error', text, logged: '', missing: error.files };
  if (!(error instanceof ThrownError))
    return { kind: 'error', text, logged: '' };
  const { logged } = error.finished;
  return { kind: 'error', text, logged, advice: advise(text) };
}

/**
 * Sends the effect of each module, and the module that removed the piece, run by run. The
 * first run has no module, and each further one has one module more.
 */
async function tellRows(
  { html, piece }: Question,
  { enabled, run }: Runs,
  result: string,
  tell: Context['tell'],
): Promise<readonly Step[]> {
  const way = piece === '' ? undefined : findWay(piece, html, result);
  const gone = way?.kind === 'gone' ? way : undefined;
  if (way && way.kind !== 'gone') tell({ piece: way });
  const tellGone = (module: string | null | undefined): void => {
    if (!gone) return;
    const { kind, before, after } = gone;
    tell({ piece: { kind, before, after, module } });
  };
  tellGone(null);
  let isTold = false;
  let before = html;
  let page = readPage(html);
  const steps: Step[] = [];
  for (let count = 0; count <= enabled.length; count += 1) {
    const module = enabled[count - 1];
    const { text } = await run(html, enabled.slice(0, count));
    const isSame = text === before;
    const after = isSame ? page : readPage(text);
    const losses = isSame ? NO_LOSSES : lossesOf(page, after);
    const saved = bytesOf(before) - bytesOf(text);
    steps.push({ module, text, saved, losses });
    [before, page] = [text, after];
    tell({ rows: changing(steps, html).map(rowOf) });
    if (!gone || isTold || gone.count(text) >= gone.before) continue;
    tellGone(module);
    isTold = true;
  }
  return steps;
}

const changing = (steps: readonly Step[], html: string): Step[] =>
  steps.filter(({ text }, index) => text !== (steps[index - 1]?.text ?? html));

function rowOf({ module, saved, losses }: Step): Row {
  return { module, saved, losses: lossesIn(losses) };
}

const lossesIn = (losses: Losses): Row['losses'] =>
  (Object.entries(losses) as [LossKind, readonly string[]][])
    .filter(([, names]) => names.length > 0)
    .map(([kind, names]) => ({
      kind,
      names: [...new Set(names)].slice(0, NAMED),
      count: names.length,
    }));

/** Sends, for each module that lost something, a value with which it loses nothing. */
async function tellKeeps(
  { html }: Question,
  settings: Settings,
  { version, tell }: Context,
  runs: Runs,
  steps: readonly Step[],
): Promise<void> {
  const rows = changing(steps, html).map(rowOf);
  for (const [index, { module, losses, text }] of steps.entries()) {
    if (module === undefined || !isLoss(losses)) continue;
    const before = steps[index - 1]?.text ?? text;
    const previous = runs.enabled.slice(0, index - 1);
    const asked = [html, module, before, previous, version, settings] as const;
    const keep = await findKeep(...asked, runs);
    const at = rows.findIndex((row) => row.module === module);
    const row = rows[at];
    if (row && keep !== undefined) {
      rows[at] = { ...row, keep };
      tell({ rows: [...rows] });
    }
  }
}

async function tellVersions(
  { html }: Question,
  settings: Settings,
  { version, others, runsOf, tell }: Context,
): Promise<void> {
  const result = await runsOf(version, settings)
    .run(html)
    .catch(() => undefined);
  const versions: (readonly [string, string])[] = [];
  for (const other of others) {
    const own = withoutUncss(settings, other);
    const words = await runsOf(other, own)
      .run(html)
      .then(
        async ({ text }) =>
          text === result?.text
            ? 'the same result'
            : describeSaving(
                (await sizeOf(html)).raw,
                (await sizeOf(text)).raw,
              ),
        (error: unknown) => outputOf(error).text,
      );
    const note =
      own === settings ? '' : ' (with PurgeCSS, as UnCSS needs Node.js)';
    versions.push([other.library, words + note]);
    tell({ versions: [...versions] });
  }
}

/** @returns `null` if there are too many changes */
function changesOf(before: string, after: string): readonly Change[] | null {
  const parts = diffHtml(before, after, DIFF_LIMIT);
  return (
    parts?.map(({ removed, added, value }) => ({
      kind: removed ? 'gone' : added ? 'new' : 'same',
      text: value.join(''),
    })) ?? null
  );
}
