import { bytesOf } from '../../../plugins/code-examples/bytesSaved';
import { type Finished, type Job, MAX_LENGTH } from '../worker/job';
import type { VersionData } from '../versionData';
import { type Settings, valueOf } from './packages';
import { printLiteral } from './printLiteral';

export class ThrownError extends Error {
  /** @param finished the message, the console output, and the line if it is known */
  constructor(readonly finished: Finished) {
    super(finished.text);
  }
}

/** Nobody waits for the answer any more. */
export class StaleError extends Error {}

/** Minifies with a version of the library. */
export type RunJob = (job: Job) => Promise<Finished>;

/** Runs of a version of the library with different modules. */
export interface Runs {
  /** The modules that are on, in the order in which they run. */
  readonly enabled: readonly string[];
  /**
   * Minifies a page with some of the enabled modules, and the others off.
   *
   * @param changed other values of modules
   * @throws {@link ThrownError} when the library throws
   * @throws {@link StaleError} when the reader has asked something else
   * @throws Error when it takes too long or does not load
   */
  readonly run: (
    source: string,
    modules?: readonly string[],
    changed?: Settings['options'],
  ) => Promise<Finished>;
}

/**
 * Creates the runs of a version on a page.
 *
 * @param memory results of the same page, so that a switch repeats few runs
 */
export function createRuns(
  version: VersionData,
  settings: Settings,
  page: string,
  runJob: RunJob,
  memory: Map<string, Promise<Finished>>,
  isStale: () => boolean,
): Runs {
  const { preset, options } = settings;
  const enabled = version.runOrder.filter((name) =>
    version.modules.some(
      (module) => module.name === name && valueOf(module, settings),
    ),
  );
  return {
    enabled,
    run: async (source, modules = enabled, changed = {}) => {
      if (source.length > MAX_LENGTH)
        throw new Error('This is more than 2 MB of HTML. Try a part of it.');
      // The memory belongs to the latest question.
      if (isStale()) throw new StaleError();
      const off = enabled.filter((name) => !modules.includes(name));
      // Keys that exist keep their places: without a preset, modules run in the order
      // of the keys.
      const all = {
        ...options,
        ...changed,
        ...Object.fromEntries(off.map((name) => [name, false])),
      };
      const job = { source, preset, options: all };
      const key = [version.name, preset, printLiteral(all)].join('\0');
      const known = source === page ? memory.get(key) : undefined;
      // A run of an earlier question may have been ended for its slowness.
      const running = known?.catch(() => runJob(job)) ?? runJob(job);
      if (source === page) memory.set(key, running);
      const finished = await running.catch((error: unknown) => {
        memory.delete(key);
        throw error;
      });
      if (isStale()) throw new StaleError();
      if (finished.kind === 'error') throw new ThrownError(finished);
      return finished;
    },
  };
}

export async function sizeOf(text: string) {
  const gzip = new Blob([text])
    .stream()
    .pipeThrough(new CompressionStream('gzip'));
  const { byteLength } = await new Response(gzip).arrayBuffer();
  return { raw: bytesOf(text), gzip: byteLength };
}
