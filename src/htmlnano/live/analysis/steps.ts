import { bytesOf } from '../../../plugins/code-examples/bytesSaved';
import { type Losses, lossesOf, NO_LOSSES } from '../losses';
import { readPage } from '../readPage';

/** The effect of a module on a page, after the modules that run before it. */
export interface Step {
  /** Its name; `undefined` for the library alone, which parses and prints. */
  readonly module: string | undefined;
  /** The page after it. */
  readonly text: string;
  /** The saved bytes; negative if the page has grown. */
  readonly saved: number;
  readonly losses: Losses;
}

/**
 * Minifies with more and more of the enabled modules, to separate what each one does.
 * The first step starts from the source, and the last one ends with the result.
 *
 * @param enabled the modules that are on, in the order in which they run
 * @param withOnly minifies with some of the enabled modules on and the others off
 * @throws Error when the library throws
 */
export async function* stepsOf(
  source: string,
  enabled: readonly string[],
  withOnly: (modules: readonly string[]) => Promise<string>,
): AsyncGenerator<Step> {
  let before = source;
  let page = readPage(source);
  for (let count = 0; count <= enabled.length; count += 1) {
    const module = enabled[count - 1];
    const text = await withOnly(enabled.slice(0, count));
    if (text === before) {
      yield { module, text, saved: 0, losses: NO_LOSSES };
      continue;
    }
    const after = readPage(text);
    const saved = bytesOf(before) - bytesOf(text);
    yield { module, text, saved, losses: lossesOf(page, after) };
    [before, page] = [text, after];
  }
}
