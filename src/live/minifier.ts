import type { Answer, Finished, Job, Question } from './worker/job';

/** How long a worker may work on one job, in milliseconds. */
const TIME_LIMIT = 5000;

/**
 * How long a job may take in all, in milliseconds: it may loop while fetching.
 */
export const CEILING = 30_000;

export type Minifier = ReturnType<typeof createMinifier>;

// Shows cached requests of the worker to the plugin `offline`.
const refetch = (address: string) => void fetch(address).catch(() => undefined);

interface Waiting {
  readonly resolve: (finished: Finished) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Creates a minifier that runs in a worker.
 *
 * @param start starts a worker that answers as `serveLibrary` does
 * @param limit milliseconds that a job may take without fetching parts
 * @param ceiling milliseconds that a job may take in all
 */
export function createMinifier(
  start: () => Worker,
  limit = TIME_LIMIT,
  ceiling = CEILING,
) {
  let worker: Worker | undefined;
  let isLoading = true;
  let lastId = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ceilingTimer: ReturnType<typeof setTimeout> | undefined;
  const waiting = new Map<number, Waiting>();

  const fail = (message: string): void => {
    worker?.terminate();
    worker = undefined;
    isLoading = true;
    clearTimeout(timer);
    clearTimeout(ceilingTimer);
    const all = [...waiting.values()];
    waiting.clear();
    for (const { reject } of all) reject(new Error(message));
  };
  const failAfter = (milliseconds: number) =>
    setTimeout(
      fail,
      milliseconds,
      `htmlnano worked longer than ${String(milliseconds / 1000)} seconds, so it was stopped. Try less HTML, or fewer modules.`,
    );
  // This timer pauses while parts are fetched, and restarts afterwards.
  const watch = (): void => {
    clearTimeout(timer);
    if (!isLoading && waiting.size > 0) timer = failAfter(limit);
  };
  // This one runs from the start of a job to its end.
  const watchJob = (): void => {
    clearTimeout(ceilingTimer);
    if (waiting.size > 0) ceilingTimer = failAfter(ceiling);
    watch();
  };
  const onAnswer = (answer: Answer): void => {
    if ('loading' in answer) {
      isLoading = answer.loading;
      watch();
      if (!answer.loading) answer.fetched.forEach(refetch);
      return;
    }
    const pending = waiting.get(answer.id);
    waiting.delete(answer.id);
    watchJob();
    if ('finished' in answer) pending?.resolve(answer.finished);
    else pending?.reject(new Error(answer.failed));
  };
  const started = (): Worker => {
    if (worker) return worker;
    const fresh = start();
    fresh.addEventListener('message', ({ data }: MessageEvent<Answer>) =>
      onAnswer(data),
    );
    fresh.addEventListener('error', () =>
      fail(
        'htmlnano could not be loaded. Check your network connection, and try again.',
      ),
    );
    return (worker = fresh);
  };

  return {
    /** Starts the worker before the first job. */
    start: () => void started(),
    /**
     * Minifies in the worker, which the first job starts.
     *
     * @throws Error when a job takes too long, is rejected, or the worker
     *   cannot load
     */
    run: (job: Job): Promise<Finished> =>
      new Promise((resolve, reject) => {
        lastId += 1;
        waiting.set(lastId, { resolve, reject });
        const question: Question = { id: lastId, job };
        started().postMessage(question);
        if (waiting.size === 1) watchJob();
      }),
  };
}
