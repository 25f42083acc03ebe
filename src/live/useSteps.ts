import { useMemo } from 'react';
import type { Settings } from './packages';
import { runSteps, type Step } from './steps';
import { useLater } from './useLater';
import type { VersionData } from './versionData';

/** What came of running the modules one by one. */
export type Steps =
  | { readonly kind: 'working' }
  | { readonly kind: 'steps'; readonly steps: readonly Step[] }
  | { readonly kind: 'failed'; readonly message: string };

/**
 * Runs the modules of some settings one by one, again when they change.
 *
 * @param settings the same object as long as they are the same
 */
export function useSteps(
  source: string,
  settings: Settings,
  version: VersionData,
): Steps {
  const asked = useMemo(
    () => ({ source, settings, version }),
    [source, settings, version],
  );
  const { made, isCurrent } = useLater(asked, 500, runSteps);
  if (!made || !isCurrent) return { kind: 'working' };
  return 'message' in made
    ? { kind: 'failed', message: made.message }
    : { kind: 'steps', steps: made };
}
