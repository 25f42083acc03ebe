/**
 * Marks a page that is opened at its beginning, before its text is there: the
 * style sheet then skips what is out of view, so that the browser can draw the
 * beginning before it has laid out the rest. `client/arrival` takes the mark away
 * at the first sign of a reader. See `theme/DocItem/Content/layOut` for why it
 * must not stay.
 *
 * Written into each page as it is here: it may use nothing from around it.
 */
export function markArriving(): void {
  // Its address has a text to scroll to as well, which `location` does not tell.
  const [load] = performance.getEntriesByType('navigation');
  const isOpened =
    load instanceof PerformanceNavigationTiming && load.type === 'navigate';
  if (isOpened && !load.name.includes('#')) {
    document.documentElement.dataset.arriving = '';
  }
}
