import { isHydrated } from '../../shared/isHydrated';

/** Thrown by the bundler's runtime. */
export interface ChunkLoadError extends Error {
  /** Address of the chunk. */
  readonly request: string;
}

export const isChunkFailure = (error: unknown): error is ChunkLoadError =>
  error instanceof Error && error.name === 'ChunkLoadError';

/**
 * Recovers from a chunk that cannot be fetched. The first time it reloads the
 * page, which helps after a deploy; then it shows a message, unless the page
 * works and can show one itself.
 *
 * @returns a promise that resolves only if the page works
 * @throws any other error
 */
export async function recover(error: unknown): Promise<void> {
  if (!isChunkFailure(error)) throw error;
  const isRunning = isHydrated();
  // Offline the current page is better than the browser's error page; the
  // service worker's page lists what can be read.
  const mayHelp = navigator.onLine
    ? isFirstFailureOf(error.request)
    : isRunning && hasServiceWorker();
  if (mayHelp) window.location.reload();
  else if (isRunning) return;
  else showFailure(error);
  await new Promise(() => undefined);
}

const hasServiceWorker = (): boolean =>
  'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;

const RELOADED = 'chunk-failures';

/** Without storage always false, or the page would reload forever. */
function isFirstFailureOf(chunk: string): boolean {
  try {
    const known = sessionStorage.getItem(RELOADED)?.split('\n') ?? [];
    if (known.includes(chunk)) return false;
    sessionStorage.setItem(RELOADED, [...known, chunk].join('\n'));
    return true;
  } catch {
    return false;
  }
}

/** The page can be read, but does not work. */
function showFailure({ message }: ChunkLoadError): void {
  // It waits for the site, and would cover the message.
  document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
  // One message is enough for all chunks.
  if (document.querySelector('.load-failure')) return;
  const box = document.createElement('div');
  box.className = 'load-failure';
  box.role = 'alert';
  const text = document.createElement('p');
  text.textContent = `Part of this page could not be loaded. ${message}`;
  const retry = document.createElement('button');
  retry.type = 'button';
  retry.className = 'button button--primary';
  retry.textContent = 'Retry';
  retry.addEventListener('click', () => window.location.reload());
  box.append(text, retry);
  document.body.prepend(box);
}
