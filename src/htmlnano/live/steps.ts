import { bytesOf } from '../../plugins/code-examples/bytesSaved';
import { minify, type Output } from './minify';
import { type Settings, valueOf } from './packages';
import type { VersionData } from './versionData';

/** The effect of a module on a document. */
export interface Step {
  /** Its name; `undefined` for the library alone, which parses and prints. */
  readonly module: string | undefined;
  readonly before: string;
  readonly after: string;
}

/** A step whose effect was measured. */
export interface MeasuredStep extends Step {
  /** In bytes; negative if the document has grown. */
  readonly saved: number;
}

/** Props of the panels that show steps. */
export interface StepsProps {
  readonly steps: readonly MeasuredStep[];
}

interface Asked {
  readonly source: string;
  readonly settings: Settings;
  readonly version: VersionData;
}

/**
 * Minifies with more and more of the enabled modules, in the order in which
 * they run, to separate their effects. The first step starts from the source,
 * the last ends with the result.
 *
 * @param isStale called before each run; once it returns true, the rest is
 *   skipped
 * @returns the steps, or the output of the run that failed
 */
export async function runSteps(
  { source, settings, version }: Asked,
  isStale: () => boolean,
): Promise<readonly MeasuredStep[] | Extract<Output, { kind: 'error' }>> {
  const enabled = version.modules
    .map((module) => [module.name, valueOf(module, settings)] as const)
    .filter(([, value]) => Boolean(value));
  const order = version.runOrder.filter((name) =>
    enabled.some(([own]) => own === name),
  );
  const steps: MeasuredStep[] = [];
  let before = source;
  for (let count = 0; count <= order.length && !isStale(); count += 1) {
    const running = order.slice(0, count);
    const output = await minify({
      version: version.name,
      source,
      // The library runs modules in the order of the options' keys.
      options: Object.fromEntries(
        enabled.filter(([name]) => running.includes(name)),
      ),
    });
    if (output.kind === 'error') return output;
    const after = output.text;
    const saved = bytesOf(before) - output.after.raw;
    steps.push({ module: order[count - 1], before, after, saved });
    before = after;
  }
  return steps;
}
