import { announce } from '../../shared/announce';
import { isHydrated } from '../../shared/isHydrated';
import { isReachable } from '../../shared/isReachable';
import { onPage } from '../../shared/onPage';

/** Thrown by the bundler's runtime. */
interface ChunkLoadError extends Error {
  /** Address of the script or the styles. */
  readonly request: string;
}

/** Of styles it has no name of its own. */
export const isChunkFailure = (error: unknown): error is ChunkLoadError =>
  error instanceof Error && 'request' in error;

// Firefox ends the requests of a page that is left as failures. A reload would end
// where the reader goes.
let isLeft = false;
window.addEventListener('beforeunload', () => (isLeft = true));
window.addEventListener('pageshow', () => (isLeft = false));

/**
 * Recovers from a chunk that cannot be fetched, or is none, though `renewChunks` has
 * fetched it anew. The first time the page is reloaded, which helps after a deploy;
 * then it shows a message, unless the page works and can show one itself.
 *
 * @param retry what the message's button does; without it, the page is reloaded
 * @returns a promise that resolves only if the page works
 * @throws any other error
 */
export async function recover(
  error: unknown,
  retry?: () => void,
): Promise<void> {
  if (!isChunkFailure(error)) throw error;
  if (isLeft) return new Promise(() => undefined);
  const isRunning = isHydrated();
  const isAnswered =
    navigator.onLine && (await isReachable(window.location.href));
  // If nothing answers, the current page is better than the browser's error page;
  // the service worker's page lists what can be read.
  const mayHelp = isAnswered
    ? isFirstFailureOf(error.request)
    : isRunning && (await hasServiceWorker());
  if (mayHelp) window.location.reload();
  else if (isRunning) return;
  else showFailure(error, retry);
  await new Promise(() => undefined);
}

/**
 * Fetches the code of a control that is used. Who waits for it presses again: the
 * control is busy then, and answers once.
 *
 * @param said what is announced when the code cannot be fetched, and
 *   {@link reloadIfGone} does not help
 */
export function withCode<Code>(
  control: Element,
  load: () => Promise<Code>,
  use: (code: Code) => void,
  said: string,
  fail?: () => void,
): void {
  if (control.ariaBusy === 'true') return;
  control.ariaBusy = 'true';
  void load()
    .then(use, async (error: unknown) => {
      await reloadIfGone(error, said);
      announce(said);
      fail?.();
    })
    .finally(() => (control.ariaBusy = null));
}

/**
 * Reloads a page that works when code of it is gone for good, as after a deploy. The
 * browser keeps the position, and {@link restoreTyped} restores what is typed.
 *
 * @param use what the code is for, which may be in several files
 * @returns a promise that resolves if a reload has not helped before, or would lose
 *   the page as there is no connection
 */
export async function reloadIfGone(error: unknown, use: string): Promise<void> {
  if (isLeft) return new Promise(() => undefined);
  if (!isChunkFailure(error)) return;
  if (!(await isReachable(window.location.href))) return;
  // Each deploy has another. Scripts of chunks that are being fetched stand before it.
  const script = document.querySelector('script[src*="/assets/js/main."]');
  const deploy = script?.getAttribute('src');
  if (!deploy || !isFirstFailureOf(`${use} ${deploy}`)) return;
  const typed = Array.from(findFields(), ({ value }) => value);
  sessionStorage.setItem(TYPED, JSON.stringify(typed));
  window.location.reload();
  await new Promise(() => undefined);
}

const TYPED = 'typed before a reload';

/** Of the text, which are there as soon as the page is. */
const findFields = () =>
  document.querySelectorAll<HTMLInputElement>(
    '.theme-doc-markdown [type=search]',
  );

/** Not all browsers do so when a script reloads a page. */
function restoreTyped(): void {
  try {
    const typed = sessionStorage.getItem(TYPED);
    if (typed === null) return;
    sessionStorage.removeItem(TYPED);
    const values = JSON.parse(typed) as string[];
    for (const [index, field] of findFields().entries()) {
      field.value = values[index] ?? field.value;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  } catch {
    // Without storage nothing was kept.
  }
}

export default onPage(restoreTyped);

/** Whether a reload is answered without the host. */
async function hasServiceWorker(): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false;
  const { serviceWorker } = navigator;
  const known = await serviceWorker.getRegistration().catch(() => undefined);
  return Boolean(known?.active);
}

const RELOADED = 'chunk-failures';

/** Without storage always false, or the page would reload forever. */
function isFirstFailureOf(code: string): boolean {
  try {
    const known = sessionStorage.getItem(RELOADED)?.split('\n') ?? [];
    if (known.includes(code)) return false;
    sessionStorage.setItem(RELOADED, [...known, code].join('\n'));
    return true;
  } catch {
    return false;
  }
}

/** The page can be read, but does not work. */
function showFailure(
  error: ChunkLoadError,
  retry: () => void = () => void reload(error),
): void {
  // One message is enough for all chunks.
  document.querySelector('.load-failure')?.remove();
  const box = document.createElement('div');
  box.className = 'load-failure';
  box.role = 'alert';
  // Its button does not wait for the app, which is not there.
  box.dataset.island = '';
  const text = document.createElement('p');
  text.textContent = `Part of this page could not be loaded. ${error.message}`;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button button--primary';
  button.textContent = 'Retry';
  button.addEventListener('click', () => {
    box.remove();
    retry();
  });
  box.append(text, button);
  // An open dialog would cover the page, and waits for the app.
  (document.querySelector('dialog[open]') ?? document.body).prepend(box);
}

async function reload(error: ChunkLoadError): Promise<void> {
  if (await isReachable(window.location.href)) window.location.reload();
  else showFailure(error);
}
