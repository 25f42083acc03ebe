/**
 * Creates an observer that makes elements stops of the Tab key only while they
 * scroll. Otherwise a click can still focus them.
 */
export const createScrollObserver = (): ResizeObserver =>
  new ResizeObserver((entries) => {
    // Reads before it writes, which takes one layout instead of hundreds.
    const measured = entries
      // Elements without a size have not been laid out yet (see `first-load`).
      .filter(({ contentRect }) => contentRect.width > 0)
      .map(({ target }) => ({
        target,
        scrolls:
          target.scrollHeight > target.clientHeight ||
          target.scrollWidth > target.clientWidth,
      }));
    for (const { target, scrolls } of measured) {
      target.setAttribute('tabindex', scrolls ? '0' : '-1');
    }
  });
