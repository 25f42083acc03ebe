/// <reference lib="webworker" />
import type { Answer, Finished, Job } from './job';
import { tellLoading, timeLoading } from './loadPart';
import { type Library, runLibrary } from '../../examples/runLibrary';

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
  job: Job,
  library: Library,
  authored: Authored,
): Promise<Finished> {
  const started = performance.now();
  const loadedBefore = timeLoading();
  try {
    const result = await runLibrary(
      library,
      job.source,
      makerOf(job, authored),
      job.preset,
    );
    const loaded = timeLoading() - loadedBefore;
    const milliseconds = performance.now() - started - loaded;
    return { ...result, milliseconds };
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    return { kind: 'error', text, logged: '', milliseconds: 0 };
  }
}

function makerOf({ options }: Job, authored: Authored): () => object {
  if ('value' in options) return () => structuredClone(options.value);
  const make = Object.hasOwn(authored, options.authored)
    ? authored[options.authored]
    : undefined;
  if (!make) throw new Error('no page of this version has these options');
  return make;
}
