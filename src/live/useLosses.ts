import { useEffect, useState } from 'react';
import type { StepLosses } from './stepLosses';
import type { Step } from './steps';

/** What came of looking for losses. */
export type Found =
  | { readonly kind: 'working' }
  | { readonly kind: 'found'; readonly losses: readonly StepLosses[] }
  | { readonly kind: 'failed' };

/**
 * Looks for what a page lost to each module, again when the steps change.
 *
 * @param steps `undefined` while there are none
 */
export function useLosses(steps: readonly Step[] | undefined): Found {
  const [made, setMade] = useState<{
    readonly steps: readonly Step[];
    readonly found: Found;
  }>();
  useEffect(() => {
    if (!steps) return;
    let isStale = false;
    const look = async (): Promise<Found> => {
      // It brings an HTML parser along, which nothing else here needs.
      const { lossesOfSteps } = await import('./stepLosses');
      const losses = await lossesOfSteps(steps, () => isStale);
      return { kind: 'found', losses };
    };
    const show = (found: Found): void => {
      if (!isStale) setMade({ steps, found });
    };
    look().then(show, () => {
      show({ kind: 'failed' });
    });
    return () => {
      isStale = true;
    };
  }, [steps]);
  return made && made.steps === steps ? made.found : { kind: 'working' };
}
