import { whenIdle } from './whenIdle';

/**
 * Creates an observer that makes elements stops of the Tab key only while they
 * scroll. Otherwise a click can still focus them.
 */
export const createScrollObserver = (): ResizeObserver =>
  new ResizeObserver((entries) => {
    for (const { target } of entries) findScrolling(target);
  });

/** Does so once, in idle time, also with an element that has not been laid out. */
export function findScrolling(element: Element): void {
  whenIdle(() => {
    const scrolls =
      element.scrollHeight > element.clientHeight ||
      element.scrollWidth > element.clientWidth;
    element.setAttribute('tabindex', scrolls ? '0' : '-1');
  });
}
