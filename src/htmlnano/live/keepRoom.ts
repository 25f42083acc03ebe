/**
 * Keeps room for Try it before the first paint, if the address opens it. Runs inline,
 * so it must not refer to anything outside itself.
 */
export function keepRoom(): void {
  if (window.location.hash === '#try-it')
    document.documentElement.dataset.opens = 'try-it';
}
