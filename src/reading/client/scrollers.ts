import type { ClientModule } from '@docusaurus/types';
import { ARRIVED } from '../../first-load/contract';

/** What scrolls sideways when its content is wider than the page. */
const SCROLLERS = '.theme-doc-markdown [role="group"][tabindex]';

let observer: ResizeObserver | undefined;

/**
 * Tables and blocks that might scroll can be focused, else the keyboard could
 * not scroll them. The few that do scroll keep this: the others would be stops
 * of the Tab key where there is nothing to do. Without script all have it.
 */
const scrollers: ClientModule = {
  onRouteDidUpdate({ location, previousLocation }) {
    if (location.pathname === previousLocation?.pathname) return;
    // The elements of the page before are gone.
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

document.addEventListener(ARRIVED, observeAll);

function measure(entries: readonly ResizeObserverEntry[]): void {
  // All is measured before anything is changed: one layout, not hundreds.
  const measured = entries
    // What has no size has no place on the page yet (see `theme/DocItem`).
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
