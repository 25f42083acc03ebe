/** Milliseconds after which the browser gets to draw and to react. */
const SLICE = 8;

/**
 * Does something with each of many items, with pauses in between, so that it
 * does not hold up the page.
 */
export async function inSlices<T>(
  items: Iterable<T>,
  work: (item: T) => void,
): Promise<void> {
  let end = performance.now() + SLICE;
  for (const item of items) {
    if (performance.now() > end) {
      await new Promise((resume) => {
        setTimeout(resume);
      });
      end = performance.now() + SLICE;
    }
    work(item);
  }
}
