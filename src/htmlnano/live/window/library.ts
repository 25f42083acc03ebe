import {
  type Answer,
  type Finished,
  type Job,
  NotLoadedError,
} from '../worker/job';

/** How long a run may take, in milliseconds. */
export const LIMIT = 10_000;

/** How long fetching the library may take, in milliseconds. */
const FETCH_LIMIT = 60_000;

/** How long a run may go on after the reader has changed something, in milliseconds. */
const GRACE = 1000;

export type LibraryWorker = ReturnType<typeof createLibrary>;

/**
 * Runs a version of htmlnano in a worker, one job after the other. A run that takes too
 * long ends the worker, and the next job starts another.
 *
 * @param address the address of the worker's script, which calls `serveLibrary`
 */
export function createLibrary(address: string, limit = LIMIT) {
  let worker: Worker | undefined;
  let isReady = false;
  let last: Promise<unknown> = Promise.resolve();
  let endSoon = (): void => undefined;
  let stop = (): void => undefined;

  const start = (job: Job): Promise<Finished> =>
    new Promise((resolve, reject) => {
      const own = (worker ??= new Worker(address));
      let timer: ReturnType<typeof setTimeout> | undefined;
      stop = () => {
        clearTimeout(timer);
        own.terminate();
      };
      const end = (error: Error): void => {
        stop();
        endSoon = () => undefined;
        worker = undefined;
        isReady = false;
        reject(error);
      };
      const notLoaded = (): void => end(new NotLoadedError([address]));
      const watch = (milliseconds: number): void => {
        clearTimeout(timer);
        timer = isReady
          ? setTimeout(() => end(tooLong(milliseconds)), milliseconds)
          : setTimeout(notLoaded, FETCH_LIMIT);
      };
      own.onmessage = ({ data }: MessageEvent<Answer>) => {
        if ('finished' in data) {
          clearTimeout(timer);
          endSoon = () => undefined;
          resolve(data.finished);
          return;
        }
        isReady = true;
        watch(limit);
      };
      own.onerror = notLoaded;
      endSoon = () => watch(GRACE);
      watch(limit);
      own.postMessage(job);
    });

  return {
    /**
     * Minifies a page.
     *
     * @throws Error when it takes too long
     * @throws {@link NotLoadedError} when a script does not load
     */
    run(job: Job): Promise<Finished> {
      const result = last.then(() => start(job));
      last = result.catch(() => undefined);
      return result;
    },
    /** Ends the current run soon: nobody waits for it any more. */
    hurry: () => endSoon(),
    /** Ends the worker. Its jobs are never answered. */
    end: () => stop(),
  };
}

const tooLong = (milliseconds: number): Error =>
  new Error(
    `htmlnano ran for more than ${String(milliseconds / 1000)} seconds, so it was stopped. Try less HTML, or fewer modules.`,
  );
