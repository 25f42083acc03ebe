import { bytesOf } from '../../plugins/code-examples/bytesSaved';
import type { Runs } from './find/runs';

/** The effect of a module on the size of a document. */
export interface Step {
  /** Its name; `undefined` for the library alone, which parses and prints. */
  readonly module: string | undefined;
  /** In bytes; negative if the document has grown. */
  readonly saved: number;
}

/**
 * Minifies with more and more of the enabled modules, in the order in which they run, to
 * separate their effects. The first step starts from the source, the last ends with the
 * result.
 *
 * @param isStale called before each run; once it returns true, the rest is skipped
 * @throws Error when the library throws
 */
export async function measureSteps(
  { source, enabled, withOnly }: Runs,
  isStale: () => boolean,
): Promise<readonly Step[]> {
  const steps: Step[] = [];
  let before = bytesOf(source);
  for (let count = 0; count <= enabled.length && !isStale(); count += 1) {
    const { after } = await withOnly(enabled.slice(0, count));
    const saved = before - after.raw;
    steps.push({ module: enabled[count - 1], saved });
    before = after.raw;
  }
  return steps;
}
