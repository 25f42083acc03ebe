/// <reference lib="webworker" />
import { type Answer, type Finished, type Job, MAX_LENGTH } from './job';
import { type Library, runLibrary } from '../../library/runLibrary';
import { truncate } from '../../../plugins/shared/text';

declare const self: DedicatedWorkerGlobalScope;

/**
 * Answers jobs in a worker, one after the other.
 *
 * @param library htmlnano at the worker's version
 */
export function serveLibrary(library: Library): void {
  // The library leaves rejections unhandled; the job's own promise reports
  // them.
  self.addEventListener('unhandledrejection', (event) =>
    event.preventDefault(),
  );
  let last: Promise<void> = Promise.resolve();
  self.addEventListener('message', ({ data }: MessageEvent<Job>) => {
    last = last.then(async () => {
      const finished = await run(data, library);
      self.postMessage({ finished } satisfies Answer);
    });
  });
  // The worker has loaded, so the time limit applies from now on.
  self.postMessage({ isReady: true } satisfies Answer);
}

/** How many characters of an error, and of the console output, are shown. */
const MAX_MESSAGE = 20_000;

/** Truncates messages, and refuses a result that is too long. */
async function run(
  { source, options, preset }: Job,
  library: Library,
): Promise<Finished> {
  const { text, ...result } = await runLibrary(
    library,
    source,
    () => options,
    preset || undefined,
  );
  const logged = truncate(result.logged, MAX_MESSAGE);
  if (result.kind === 'error')
    return { ...result, text: truncate(text, MAX_MESSAGE), logged };
  if (text.length <= MAX_LENGTH) return { ...result, text, logged };
  const [length, most] = [text.length, MAX_LENGTH].map((count) =>
    count.toLocaleString('en'),
  );
  return {
    kind: 'error',
    text: `The result has ${String(length)} characters. More than ${String(most)} are not shown.`,
    logged,
  };
}
