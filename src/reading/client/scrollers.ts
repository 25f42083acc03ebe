import type { ClientModule } from '@docusaurus/types';

/** What scrolls sideways when its content is wider than the page. */
const SCROLLERS = '.table-scroll, .code-block pre[tabindex]';

let observer: ResizeObserver | undefined;

/**
 * Tables and blocks that may scroll are focusable, so that the keyboard can scroll
 * them. This makes the Tab key skip those that do not scroll.
 */
const scrollers: ClientModule = {
  onRouteDidUpdate({ location, previousLocation }) {
    if (location.pathname === previousLocation?.pathname) return;
    // The elements of the previous page have been removed.
    observer?.disconnect();
    observer = new ResizeObserver(measure);
    observeAll();
  },
};

function observeAll(): void {
  for (const element of document.querySelectorAll(SCROLLERS)) {
    observer?.observe(element);
  }
}

document.addEventListener('arrived', observeAll);

function measure(entries: readonly ResizeObserverEntry[]): void {
  // Reads before it writes, which takes one layout instead of hundreds.
  const measured = entries
    // Elements without a size have not been laid out yet (see `first-load`).
    .filter(({ contentRect }) => contentRect.width > 0)
    .map(({ target }) => ({
      target,
      scrolls: target.scrollWidth > target.clientWidth,
    }));
  for (const { target, scrolls } of measured) {
    target.setAttribute('tabindex', scrolls ? '0' : '-1');
  }
}

export default scrollers;
