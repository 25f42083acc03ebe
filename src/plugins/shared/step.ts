import logger, { PerfLogger } from '@docusaurus/logger';

/** Seconds after which one wonders what takes so long. */
const PATIENCE = 2;

/**
 * Does one step of a build, and prints what it was if it took long; with
 * `--timings` every step is printed.
 *
 * @param what was done, such as `worker of 3.5.1`
 */
export async function step<T>(
  what: string,
  work: () => Promise<T>,
): Promise<T> {
  const start = performance.now();
  const result = await PerfLogger.async(what, work);
  const seconds = (performance.now() - start) / 1000;
  if (seconds > PATIENCE) logger.info(`${what}: ${seconds.toFixed(1)} s`);
  return result;
}
