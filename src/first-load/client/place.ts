/*
 * Where a page was left, for when it is loaded again: it is then laid out at once,
 * while the place that the browser keeps was found with estimates above it
 * (`first-load.css`). So the first block in view is kept as well.
 */
import { findBlocks } from '../blocks';

const key = (): string => `place ${window.location.href}`;

const topOf = (block?: Element): number =>
  block?.getBoundingClientRect().top ?? 0;

window.addEventListener('pagehide', () => {
  const blocks = findBlocks();
  const index = blocks.findIndex(
    (block) => block.getBoundingClientRect().bottom > 0,
  );
  try {
    const place = [index, topOf(blocks[index])];
    sessionStorage.setItem(key(), place.join(' '));
  } catch {
    // Without storage the browser's place has to do.
  }
});

function restore(): void {
  try {
    const place = sessionStorage.getItem(key())?.split(' ') ?? [];
    const [index = -1, top = 0] = place.map(Number);
    const block = findBlocks()[index];
    if (block)
      window.scrollBy({ top: topOf(block) - top, behavior: 'instant' });
  } catch {
    // As above.
  }
}

// The browser goes to its own place after this event.
if (!('lazyLayout' in document.documentElement.dataset))
  window.addEventListener('load', () => requestAnimationFrame(restore));
