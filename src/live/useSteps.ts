import { useEffect, useState } from 'react';
import type { Output } from './minify';
import type { Settings } from './packages';
import { runSteps, type Step } from './steps';
import type { VersionData } from './versionData';

// A pause in typing, in milliseconds, after which it is worth to run it all.
const PAUSE = 500;

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
  const [made, setMade] = useState<{
    readonly source: string;
    readonly settings: Settings;
    readonly steps: Steps;
  }>();
  useEffect(() => {
    let isStale = false;
    const run = async (): Promise<void> => {
      const ran = await runSteps(source, settings, version, () => isStale);
      if (!isStale) setMade({ source, settings, steps: stepsOf(ran) });
    };
    const timer = setTimeout(() => void run(), PAUSE);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [source, settings, version]);
  return made?.source === source && made.settings === settings
    ? made.steps
    : { kind: 'working' };
}

function stepsOf(
  made: readonly Step[] | Exclude<Output, { kind: 'result' }>,
): Steps {
  return 'message' in made
    ? { kind: 'failed', message: made.message }
    : { kind: 'steps', steps: made };
}
