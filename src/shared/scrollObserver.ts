import { whenIdle } from './whenIdle';

/**
 * Creates an observer that makes elements stops of the Tab key only while they
 * scroll. Otherwise a click can still focus them.
 */
export const createScrollObserver = (): ResizeObserver =>
  new ResizeObserver((entries) => {
    for (const { target } of entries) findScrolling(target as HTMLElement);
  });

/** Does so once, in idle time. */
export function findScrolling(element: HTMLElement): void {
  whenIdle(() => {
    // Out of view it says nothing of the table in it (see `first-load`).
    const inner = element.firstElementChild?.scrollWidth ?? 0;
    const scrolls =
      element.scrollHeight > element.clientHeight ||
      Math.max(element.scrollWidth, inner) > element.clientWidth;
    element.tabIndex = scrolls ? 0 : -1;
  });
}
