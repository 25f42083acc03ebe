/**
 * Lets the browser lay out the whole page (see `first-load`). A section that
 * was added to the address meanwhile is scrolled to again, as its position was
 * estimated.
 */
export function layOutRest(): void {
  const { dataset } = document.documentElement;
  if (dataset.arriving === undefined) return;
  delete dataset.arriving;
  document.querySelector(':target')?.scrollIntoView();
}
