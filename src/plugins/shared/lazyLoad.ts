/** Thrown by the bundler's runtime, with the address of the script or the styles. */
const requestOf = (error: unknown): string | undefined =>
  error instanceof Error && 'request' in error
    ? String(error.request)
    : undefined;

/**
 * Says in the page that code could not be fetched, and offers to load it again.
 *
 * @throws any error that is not about fetching code
 */
export function loadFailed(error: unknown): void {
  const request = requestOf(error);
  if (request === undefined) throw error;
  window.reportMissing([request]);
}

/**
 * Lazy-loads the code behind a control when it is used. Until then the control is
 * `aria-busy`, and ignores further presses.
 */
export function lazyLoad<Code>(
  control: Element,
  load: () => Promise<Code>,
  use: (code: Code) => void,
): void {
  if (control.ariaBusy === 'true') return;
  control.ariaBusy = 'true';
  void load()
    .then(use, loadFailed)
    .finally(() => (control.ariaBusy = null));
}
