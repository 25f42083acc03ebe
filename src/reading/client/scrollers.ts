import type { ClientModule } from '@docusaurus/types';
import {
  createScrollObserver,
  findScrolling,
} from '../../shared/scrollObserver';

/** What scrolls sideways when its content is wider than the page. */
const SCROLLERS = '.theme-doc-markdown [role="group"][tabindex]';

let observer: ResizeObserver | undefined;

/**
 * Tables and blocks that may scroll are focusable, so that the keyboard can
 * scroll them. This makes the Tab key skip those that do not scroll.
 */
export default {
  onRouteDidUpdate({ location, previousLocation }) {
    if (location.pathname === previousLocation?.pathname) return;
    // The elements of the previous page have been removed.
    observer?.disconnect();
    observer = createScrollObserver();
    for (const element of findScrollers()) observer.observe(element);
    findAllScrolling();
  },
} satisfies ClientModule;

const findScrollers = (): NodeListOf<HTMLElement> =>
  document.querySelectorAll(SCROLLERS);

/** Observers pass over what is out of view (see `first-load`). */
function findAllScrolling(): void {
  for (const element of findScrollers()) findScrolling(element);
}

let width = window.innerWidth;
window.addEventListener('resize', () => {
  // Phones change the height while one scrolls.
  if (width === window.innerWidth) return;
  width = window.innerWidth;
  findAllScrolling();
});
