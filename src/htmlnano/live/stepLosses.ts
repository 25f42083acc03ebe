import { isLoss, lossesOf, type Losses } from './losses';
import { readPage } from './readPage';
import type { Step } from './steps';

/** What a page lost to a module. */
export interface StepLosses extends Pick<Step, 'module'> {
  readonly losses: Losses;
}

/**
 * Finds what a page lost, and to which modules, with a pause before each.
 *
 * @param isStale called after each pause; once it returns true, the rest is
 *   skipped
 */
export async function lossesOfSteps(
  steps: readonly Step[],
  isStale: () => boolean,
): Promise<readonly StepLosses[]> {
  const [first] = steps;
  const last = steps.at(-1);
  if (!first || !last) return [];
  let before = readPage(first.before);
  await pause();
  // A loss that a later module reverts does not count.
  if (isStale() || !isLoss(lossesOf(before, readPage(last.after)))) return [];
  const found: StepLosses[] = [];
  for (const { module, before: html, after: minified } of steps) {
    if (html === minified) continue;
    await pause();
    if (isStale()) break;
    const after = readPage(minified);
    const losses = lossesOf(before, after);
    if (isLoss(losses)) found.push({ module, losses });
    before = after;
  }
  return found;
}

const pause = () => new Promise((resolve) => setTimeout(resolve));
