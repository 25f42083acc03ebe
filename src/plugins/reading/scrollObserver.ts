import { whenIdle } from '../shared/page';

/**
 * Creates an observer that makes the Tab key stop at elements only while they scroll.
 * Otherwise only a click can focus them.
 */
export const createScrollObserver = (): ResizeObserver =>
  new ResizeObserver((entries) => {
    for (const { target } of entries) findScrolling(target as HTMLElement);
  });

function findScrolling(element: HTMLElement): void {
  whenIdle(() => {
    const scrolls =
      element.scrollHeight > element.clientHeight ||
      element.scrollWidth > element.clientWidth;
    element.tabIndex = scrolls ? 0 : -1;
  });
}
