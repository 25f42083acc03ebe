import type { Shared } from '../share';

const KEY = 'htmlnano-try-it';

/** How many characters are kept. */
const MOST = 500_000;

/** The content that the reader has typed in this tab. */
let kept: Shared | undefined;
let waiting: ReturnType<typeof setTimeout> | undefined;

/** Reads the content that the reader typed earlier, even before a reload. */
export function readKept(presets: readonly string[]): Shared | undefined {
  if (!kept) {
    try {
      const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '');
      kept = asShared(stored, presets);
    } catch {
      // Nothing is stored, or the browser stores nothing.
    }
  }
  return kept;
}

/** Keeps what the reader types; `undefined` forgets it. */
export function keep(typed: Shared | undefined): void {
  kept = typed;
  clearTimeout(waiting);
  // Forgotten content must not be read again.
  if (typed) waiting = setTimeout(store, 500);
  else store();
}

window.addEventListener('pagehide', store);

function store(): void {
  clearTimeout(waiting);
  try {
    if (!kept || kept.html.length > MOST) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // The browser cannot store it.
  }
}

/** Checks a value that an older version of the site or somebody else may have written. */
export function asShared(
  value: unknown,
  presets: readonly string[],
): Shared | undefined {
  const { html, preset, options } = Object(value) as Record<string, unknown>;
  return typeof html === 'string' &&
    typeof preset === 'string' &&
    typeof options === 'string' &&
    ['', ...presets].includes(preset)
    ? { html, preset, options }
    : undefined;
}
