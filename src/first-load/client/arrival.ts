/**
 * Lets the browser lay out all of the page: see `first-load`. A
 * section that was typed behind the address meanwhile is where the browser
 * guessed it to be, and is gone to once more.
 */
export function layOutRest(): void {
  const { dataset } = document.documentElement;
  if (dataset.arriving === undefined) return;
  delete dataset.arriving;
  document.querySelector(':target')?.scrollIntoView();
}
