import type { Answer, Finished, Job } from './worker/job';

/** How long a worker may work on one job, in milliseconds. */
const TIME_LIMIT = 5000;

/**
 * How long a job may take in all, in milliseconds: it may loop while fetching.
 */
const CEILING = 30_000;

/** A needed script was missing or damaged. It may be available later. */
export class NotLoadedError extends Error {
  override readonly name = 'NotLoadedError';

  constructor() {
    super(
      'htmlnano could not be loaded. Check your network connection, and try again.',
    );
  }
}

const tooLong = (milliseconds: number): Error =>
  new Error(
    `htmlnano worked longer than ${String(milliseconds / 1000)} seconds, so it was stopped. Try less HTML, or fewer modules.`,
  );

export type Minifier = ReturnType<typeof createMinifier>;

interface Waiting {
  readonly job: Job;
  readonly resolve: (finished: Finished) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Creates a minifier that runs in a worker. If its script or parts are damaged, they
 * are fetched past the caches and a new worker starts; if that fails as well, the job
 * fails.
 *
 * @param start starts a worker that answers as `serveLibrary` does
 * @param renew fetches the worker's script anew, and the parts with these addresses
 * @param limit milliseconds that a job may take without fetching parts
 * @param ceiling milliseconds that a job may take in all
 */
export function createMinifier(
  start: () => Worker,
  renew: (parts: readonly string[]) => Promise<unknown>,
  limit = TIME_LIMIT,
  ceiling = CEILING,
) {
  let worker: Worker | undefined;
  let isLoading = true;
  /** Addresses of what the worker has fetched; none until it has loaded. */
  let fetched: readonly string[] | undefined;
  /** Whether a worker has failed to load for the job that it does now. */
  let hasFailed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ceilingTimer: ReturnType<typeof setTimeout> | undefined;
  /** The jobs that have no answer yet. A worker answers in their order. */
  const waiting: Waiting[] = [];

  // Ends the worker. The jobs that have no answer get another.
  const restart = (): void => {
    worker?.terminate();
    worker = undefined;
    isLoading = true;
    fetched = undefined;
    for (const { job } of waiting) started().postMessage(job);
    watchJob();
  };
  const fail = (error: Error): void => {
    hasFailed = false;
    waiting.shift()?.reject(error);
    restart();
  };
  const recover = async (): Promise<void> => {
    const broken = worker;
    const isSecond = hasFailed;
    hasFailed = true;
    isLoading = true;
    broken?.terminate();
    watchJob();
    await renew(fetched ?? []);
    // Time may have run out meanwhile.
    if (worker !== broken) return;
    if (isSecond) fail(new NotLoadedError());
    else restart();
  };
  const failAfter = (milliseconds: number) =>
    setTimeout(() => {
      // An empty script loads without an error, but never answers.
      if (fetched === undefined && !hasFailed) void recover();
      else
        fail(
          fetched === undefined ? new NotLoadedError() : tooLong(milliseconds),
        );
    }, milliseconds);
  // This timer pauses while parts are fetched, and restarts afterwards.
  const watch = (): void => {
    clearTimeout(timer);
    if (!isLoading && waiting.length > 0) timer = failAfter(limit);
  };
  // This one runs from the start of a job to its end.
  const watchJob = (): void => {
    clearTimeout(ceilingTimer);
    if (waiting.length > 0) ceilingTimer = failAfter(ceiling);
    watch();
  };
  const onAnswer = (answer: Answer): void => {
    if ('loading' in answer) {
      isLoading = answer.loading;
      watch();
      if (!answer.loading) ({ fetched } = answer);
      return;
    }
    hasFailed = false;
    const job = waiting.shift();
    watchJob();
    job?.resolve(answer.finished);
  };
  const started = (): Worker => {
    if (worker) return worker;
    const fresh = start();
    fresh.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      // A worker that was ended may have answered, or failed, before.
      if (fresh === worker) onAnswer(data);
    });
    const onError = (): void => {
      if (fresh === worker) void recover();
    };
    fresh.addEventListener('error', onError, { once: true });
    return (worker = fresh);
  };

  return {
    /** Starts the worker before the first job. */
    start: () => void started(),
    /**
     * Minifies in the worker, which the first job starts.
     *
     * @throws Error when a job takes too long, or the worker cannot load
     */
    run: (job: Job): Promise<Finished> =>
      new Promise((resolve, reject) => {
        started().postMessage(job);
        waiting.push({ job, resolve, reject });
        if (waiting.length === 1) watchJob();
      }),
  };
}
