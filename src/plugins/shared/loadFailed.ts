/**
 * Says in the page that code could not be fetched, and offers to load it again.
 *
 * @throws any error that is not about fetching code
 */
export function loadFailed(error: unknown): void {
  // The bundler's runtime throws it with the address of the script or the styles.
  if (!(error instanceof Error && 'request' in error)) throw error;
  window.reportMissing([String(error.request)]);
}
