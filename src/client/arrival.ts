/** Lets the browser lay out all of the page: see `plugins/first-load/arriving`. */
export function layOutRest(): void {
  delete document.documentElement.dataset.arriving;
}
