import { announce } from './announce';
import { isReachable } from './requests';

/** Thrown by the bundler's runtime. */
interface ChunkLoadError extends Error {
  /** Address of the script or the styles. */
  readonly request: string;
}

/** Recognized by `request`: failed style sheets have no error name of their own. */
export const isChunkLoadError = (error: unknown): error is ChunkLoadError =>
  error instanceof Error && 'request' in error;

// When a page is left, Firefox fails its requests. A reload would then cancel the
// navigation.
let isLeft = false;
window.addEventListener('beforeunload', () => (isLeft = true));
window.addEventListener('pageshow', () => (isLeft = false));

/** Resolves only if the reader stays on the page. */
export const whenStaying = (): Promise<void> =>
  new Promise((resolve) => {
    if (!isLeft) resolve();
  });

/** Reloads the page, and never resolves, as nothing is to be done before. */
export async function reload(): Promise<never> {
  window.location.reload();
  return new Promise<never>(() => undefined);
}

/**
 * Lazy-loads the code behind a control when it is used. Until then the control is
 * `aria-busy`, and ignores further presses.
 *
 * @param failure is announced when the code cannot be fetched, and
 *   {@link reloadIfStale} does not help
 */
export function lazyLoad<Code>(
  control: Element,
  load: () => Promise<Code>,
  use: (code: Code) => void,
  failure: string,
  fail?: () => void,
): void {
  if (control.ariaBusy === 'true') return;
  control.ariaBusy = 'true';
  void load()
    .then(use, async (error: unknown) => {
      await reloadIfStale(error, failure);
      announce(failure);
      fail?.();
    })
    .finally(() => (control.ariaBusy = null));
}

/**
 * Reloads a working page when lazy-loaded code is gone, as after a deploy. The browser
 * keeps the position, and {@link restoreTyped} restores what is typed.
 *
 * @param use what the code is for, which may be in several files
 * @returns a promise that resolves if a reload has not helped before, or would lose
 *   the page as there is no connection
 */
export async function reloadIfStale(
  error: unknown,
  use: string,
): Promise<void> {
  await whenStaying();
  if (!isChunkLoadError(error)) return;
  if (!(await isReachable(window.location.href))) return;
  // Identifies the deploy by its main script, which may follow scripts of chunks in the
  // document.
  const script = document.querySelector('script[src*="/assets/js/main."]');
  const deploy = script?.getAttribute('src');
  if (!deploy || !isFirstFailureOf(`${use} ${deploy}`)) return;
  const typed = Array.from(findFields(), ({ value }) => value);
  sessionStorage.setItem(TYPED, JSON.stringify(typed));
  await reload();
}

const TYPED = 'typed before a reload';

/** Search fields in the text: they are in the page's HTML. */
const findFields = () =>
  document.querySelectorAll<HTMLInputElement>(
    '.theme-doc-markdown [type=search]',
  );

// Restores typed text after a reload by script, which not all browsers do. Fields that
// were typed into before their scripts ran are read by those.
restoreTyped();

function restoreTyped(): void {
  try {
    const typed = sessionStorage.getItem(TYPED);
    if (typed === null) return;
    sessionStorage.removeItem(TYPED);
    const values = JSON.parse(typed) as string[];
    for (const [index, field] of findFields().entries())
      field.value = values[index] ?? field.value;
  } catch {
    // Without storage nothing was stored.
  }
}

const RELOADED = 'chunk-failures';

/**
 * Whether the page was not yet reloaded for some code. Without storage always false, or
 * the page would reload for ever.
 */
export function isFirstFailureOf(code: string): boolean {
  try {
    const known = sessionStorage.getItem(RELOADED)?.split('\n') ?? [];
    if (known.includes(code)) return false;
    sessionStorage.setItem(RELOADED, [...known, code].join('\n'));
    return true;
  } catch {
    return false;
  }
}
