/** What the bundler's runtime throws. */
export interface ChunkLoadError extends Error {
  /** Address of the chunk. */
  readonly request: string;
}

export const isChunkFailure = (error: unknown): error is ChunkLoadError =>
  error instanceof Error && error.name === 'ChunkLoadError';

/**
 * Does what can be done about a chunk that a page needs and cannot get: the
 * first time it loads the page again, as after a deploy the chunk is gone; then
 * it says so, unless the page works and can say so itself.
 *
 * @returns a promise that resolves if the page works, else never
 * @throws what is not such a failure
 */
export async function recover(error: unknown): Promise<void> {
  if (!isChunkFailure(error)) throw error;
  const isRunning = document.documentElement.dataset.hasHydrated === 'true';
  // Offline, what is there is better than the browser's own page, and a service
  // worker has one that says what can be read.
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

/** Without a storage nothing is a first failure, as it could be so for ever. */
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

/** The page is there to be read as it was rendered, but does nothing. */
function showFailure({ message }: ChunkLoadError): void {
  // What opened by itself, and waits for the site.
  document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
  // Of many that are missing, one says enough.
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
