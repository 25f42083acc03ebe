/// <reference lib="webworker" />
import type { Answer, Finished, Job, Options } from './job';
import { tellLoading, timeLoading } from './loadPart';
import {
  type Library,
  runLibrary,
  type RunResult,
} from '../../library/runLibrary';
import { beginningOf, MAX_BYTES, MESSAGES, SHOWN } from '../bounds';

declare const self: DedicatedWorkerGlobalScope;

/** The options that a version's pages show, compiled: text → fresh options. */
export type Authored = Readonly<Record<string, () => object>>;

/**
 * Answers jobs in a worker, one after the other.
 *
 * @param library htmlnano at the worker's version
 * @param authored the options of that version's pages
 */
export function serveLibrary(library: Library, authored: Authored): void {
  // The library leaves rejections unhandled; the job's own promise reports
  // them.
  self.addEventListener('unhandledrejection', (event) =>
    event.preventDefault(),
  );
  let last: Promise<void> = Promise.resolve();
  self.addEventListener('message', ({ data }: MessageEvent<Job>) => {
    last = last.then(async () => {
      const finished = await run(data, library, authored);
      self.postMessage({ finished } satisfies Answer);
    });
  });
  // The worker has loaded, so the time limit applies from now on.
  tellLoading(false);
}

async function run(
  { source, options, preset }: Job,
  library: Library,
  authored: Authored,
): Promise<Finished> {
  const started = performance.now();
  const loadedBefore = timeLoading();
  const make = () => optionsOf(options, authored);
  const result = await runLibrary(library, source, make, preset).catch(
    // There is no such preset.
    (error: unknown): RunResult => {
      const text = (error as Error).message;
      return { kind: 'error', text, logged: '' };
    },
  );
  const loaded = timeLoading() - loadedBefore;
  const milliseconds = performance.now() - started - loaded;
  return { ...bounded(result), milliseconds };
}

/**
 * Shortens what the page is told. A `Blob` is not copied into the page's memory
 * before the reader asks for it.
 */
export function bounded(result: RunResult): Omit<Finished, 'milliseconds'> {
  const { kind, text, logged } = result;
  const whole = new Blob([text]);
  const allLogged = new Blob([logged]);
  const isResult = kind === 'result';
  const shown =
    isResult && whole.size <= MAX_BYTES
      ? text
      : beginningOf(text, isResult ? SHOWN : MESSAGES);
  const shownLogged = beginningOf(logged, MESSAGES);
  return {
    kind,
    text: shown,
    logged: shownLogged,
    ...(shown !== text && { whole }),
    ...(shownLogged !== logged && { allLogged }),
  };
}

function optionsOf(options: Options, authored: Authored): object {
  if ('value' in options) return options.value;
  const make = authored[options.authored];
  if (!make) throw new Error('no page of this version has these options');
  return make();
}
