import { type Shared, sharedIn } from './share';

const KEY = 'htmlnano-try-it';

/** The content that the reader has typed, also where the browser cannot store it. */
let kept: Shared | undefined;

/** Reads the content that the reader typed earlier in this tab. */
export function readKept(presets: readonly string[]): Shared | undefined {
  try {
    // An older version of the site, or somebody else, may have written it.
    kept ??= sharedIn(JSON.parse(sessionStorage.getItem(KEY) ?? '{}'), presets);
  } catch {
    // The browser stores nothing.
  }
  return kept;
}

/** Keeps what the reader types; `undefined` forgets it. */
export function keep(typed: Shared | undefined): void {
  kept = typed;
  try {
    // If it is too long to store, an earlier content must not come back.
    sessionStorage.removeItem(KEY);
    if (typed) sessionStorage.setItem(KEY, JSON.stringify(typed));
  } catch {
    // The browser cannot store it.
  }
}
