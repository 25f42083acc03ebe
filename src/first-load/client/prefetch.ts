import type { ClientModule } from '@docusaurus/types';
import { whenIdle } from '../../shared/whenIdle';

const waiting: (() => void)[] = [];
let isPatient = false;

const inView = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    inView.unobserve(target);
    void window.docusaurus.prefetch((target as HTMLAnchorElement).pathname);
  }
});

/**
 * Docusaurus prefetches the pages of all links in view while the page itself is
 * still being rendered. Here they wait until the browser is idle, and are
 * fetched one by one.
 */
export default {
  onRouteUpdate() {
    if (isPatient) return;
    isPatient = true;
    const { docusaurus } = window;
    window.docusaurus = {
      ...docusaurus,
      prefetch(path) {
        if (path === window.location.pathname) return false;
        waiting.push(() => void docusaurus.prefetch(path));
        if (waiting.length === 1) whenIdle(next);
        return false;
      },
    };
    // The text of the first page is not rendered, and so are its links.
    const links = '.theme-doc-markdown a[href^="/"]';
    for (const each of document.querySelectorAll(links)) inView.observe(each);
  },
} satisfies ClientModule;

function next(): void {
  waiting[0]?.();
  waiting.shift();
  if (waiting.length > 0) whenIdle(next);
}
