import { isLoss, lossesOf, type Losses } from './losses';
import { readPage } from './readPage';
import type { Step } from './steps';

/** What a page lost to one module. */
export interface StepLosses {
  /** Its name; `undefined` for the library alone, which parses and prints. */
  readonly module: string | undefined;
  readonly losses: Losses;
}

/**
 * Tells what a page lost from the source to the result, and to which module.
 * Between two of them the browser gets its turn.
 *
 * @param isStale asked between the modules; no more are looked at once it says so
 */
export async function lossesOfSteps(
  steps: readonly Step[],
  isStale: () => boolean,
): Promise<readonly StepLosses[]> {
  const [first] = steps;
  const last = steps.at(-1);
  if (!first || !last) return [];
  let before = readPage(first.before);
  // What one module takes and another gives back is no loss.
  if (!isLoss(lossesOf(before, readPage(last.after)))) return [];
  const found: StepLosses[] = [];
  for (const { module, before: html, after: minified } of steps) {
    if (html === minified) continue;
    await new Promise((resolve) => setTimeout(resolve));
    if (isStale()) break;
    const after = readPage(minified);
    const losses = lossesOf(before, after);
    if (isLoss(losses)) found.push({ module, losses });
    before = after;
  }
  return found;
}
