import type { ClientModule } from '@docusaurus/types';
import { whenIdle } from '../../shared/whenIdle';

const waiting: (() => void)[] = [];
let isPatient = false;

/**
 * Docusaurus prefetches the pages of all links in view while the page itself is
 * still being rendered. Here they wait until the browser is idle, and are
 * fetched one by one. A link under the mouse does not wait.
 */
export default {
  onRouteUpdate() {
    if (isPatient) return;
    isPatient = true;
    const { docusaurus } = window;
    // Its `mouseover` may have happened before the site ran.
    const link = document.querySelector<HTMLAnchorElement>(
      'a:is(:hover, :focus)',
    );
    if (link?.origin === window.location.origin) {
      void docusaurus.preload(link.pathname);
    }
    window.docusaurus = {
      ...docusaurus,
      prefetch(path) {
        waiting.push(() => void docusaurus.prefetch(path));
        if (waiting.length === 1) whenIdle(next);
        return false;
      },
    };
  },
} satisfies ClientModule;

function next(): void {
  waiting[0]?.();
  waiting.shift();
  if (waiting.length > 0) whenIdle(next);
}
