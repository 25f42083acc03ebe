/*
 * Where a page was left, for when it is loaded again: it is then laid out at once,
 * while the place that the browser keeps was found with estimates above it
 * (`first-load.css`). So the first block in view is kept as well.
 */
import { findBlocks } from '../blocks';

const key = (): string => `place ${window.location.href}`;

window.addEventListener('pagehide', () => {
  const blocks = findBlocks().map((block) => block.getBoundingClientRect());
  const index = blocks.findIndex(({ bottom }) => bottom > 0);
  try {
    sessionStorage.setItem(key(), [index, blocks[index]?.top].join(' '));
  } catch {
    // Without storage the browser's place has to do.
  }
});

function restore(): void {
  try {
    const place = sessionStorage.getItem(key())?.split(' ') ?? [];
    const [index = -1, before = 0] = place.map(Number);
    const top = findBlocks()[index]?.getBoundingClientRect().top ?? before;
    window.scrollBy({ top: top - before, behavior: 'instant' });
  } catch {
    // As above.
  }
}

// The browser goes to its own place after this event, unless the reader moves.
if (!('lazyLayout' in document.documentElement.dataset)) {
  const moved = new AbortController();
  for (const sign of ['wheel', 'touchstart', 'mousedown', 'keydown'])
    window.addEventListener(sign, () => moved.abort(), { once: true });
  const restoreSoon = (): number => requestAnimationFrame(restore);
  window.addEventListener('load', restoreSoon, { signal: moved.signal });
}

// With estimates the end of the page, or a link, may not be where the browser goes.
window.addEventListener('keydown', ({ key, metaKey }) => {
  if (key === 'End' || key === 'Tab' || (metaKey && key === 'ArrowDown'))
    delete document.documentElement.dataset.lazyLayout;
});
