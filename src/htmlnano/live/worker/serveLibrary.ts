/// <reference lib="webworker" />
import {
  type Answer,
  type Finished,
  type Job,
  MAX_LENGTH,
  type Options,
} from './job';
import { tellLoading, timeLoading } from './loadPart';
import {
  type Library,
  runLibrary,
  type RunResult,
} from '../../library/runLibrary';
import { truncate } from '../../../plugins/shared/text';

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

/** How many characters of an error, and of the console output, are shown. */
const MAX_MESSAGE = 20_000;

/** Truncates messages, and refuses a result that options have made endless. */
function bounded({ kind, text, logged, ...where }: RunResult): RunResult {
  const messages = truncate(logged, MAX_MESSAGE);
  if (kind === 'error')
    return {
      ...where,
      ...{ kind, text: truncate(text, MAX_MESSAGE), logged: messages },
    };
  if (text.length <= MAX_LENGTH) return { kind, text, logged: messages };
  const [length, most] = [text.length, MAX_LENGTH].map((count) =>
    count.toLocaleString('en'),
  );
  return {
    kind: 'error',
    text: `The result has ${String(length)} characters. More than ${String(most)} are not shown.`,
    logged: messages,
  };
}

function optionsOf(options: Options, authored: Authored): object {
  if ('value' in options) return options.value;
  const make = authored[options.authored];
  if (!make) throw new Error('no page of this version has these options');
  return make();
}
