import { onPage } from '../../shared/page';
import { createScrollObserver } from '../scrollObserver';

/** Elements that scroll sideways if their content is wider than the page. */
const SCROLLERS = '.theme-doc-markdown [role="group"][tabindex]';

let observer: ResizeObserver | undefined;

/**
 * Tables and blocks that may scroll are focusable, so that the keyboard can
 * scroll them. This makes the Tab key skip those that do not scroll.
 */
export default onPage(() => {
  // The elements of the previous page have been removed.
  observer?.disconnect();
  observer = createScrollObserver();
  for (const element of document.querySelectorAll(SCROLLERS))
    observer.observe(element);
});
