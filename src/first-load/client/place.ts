/*
 * Where a page was left, for when it is loaded again: it is then laid out at once,
 * while the place that the browser keeps was found with estimates above it
 * (`first-load.css`). So the first block in view is kept with that place.
 */
import { findBlocks } from '../blocks';

interface Place {
  readonly block: number;
  /** Of the block, below that of the window; in CSS pixels. */
  readonly top: number;
}

const topOf = (block?: Element): number =>
  block?.getBoundingClientRect().top ?? 0;

window.addEventListener('pagehide', () => {
  const blocks = findBlocks();
  const block = blocks.findIndex(
    (each) => each.getBoundingClientRect().bottom > 0,
  );
  const place: Place = { block, top: topOf(blocks[block]) };
  window.history.replaceState({ ...window.history.state, place }, '');
});

if (!('lazyLayout' in document.documentElement.dataset)) {
  window.addEventListener('load', () => {
    const { place } = (window.history.state ?? {}) as { place?: Place };
    const block = place && findBlocks()[place.block];
    // The browser has found its own place by then.
    if (block)
      requestAnimationFrame(() =>
        window.scrollBy({ top: topOf(block) - place.top, behavior: 'instant' }),
      );
  });
}
