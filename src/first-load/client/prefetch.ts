import type { ClientModule } from '@docusaurus/types';
import { whenIdle } from '../../shared/whenIdle';

const { pathname: firstPage } = window.location;
const waiting: (() => Promise<unknown> | false)[] = [];
let isPatient = false;

const inView = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    inView.unobserve(target);
    void window.docusaurus.prefetch((target as HTMLAnchorElement).pathname);
  }
});

/**
 * Bytes, unpacked, after which the first page prefetches no more of them. Brotli makes
 * some 170 KiB of so many; a page that was begun before comes on top.
 */
const ENOUGH = 750 * 1024;

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
        waiting.push(() => docusaurus.prefetch(path));
        if (waiting.length === 1) whenIdle(() => void next());
        return false;
      },
    };
    // The text of the first page is not rendered, and so are its links.
    const links = '.theme-doc-markdown a[href^="/"]';
    for (const each of document.querySelectorAll(links)) inView.observe(each);
  },
} satisfies ClientModule;

const bytesFetched = (): number =>
  ['navigation', 'resource']
    .flatMap((type) => performance.getEntriesByType(type))
    .reduce(
      (sum, entry) =>
        sum + (entry as PerformanceResourceTiming).decodedBodySize,
      0,
    );

async function next(): Promise<void> {
  const isFirst = window.location.pathname === firstPage;
  if (!isFirst || bytesFetched() < ENOUGH) {
    await waiting[0]?.();
  }
  waiting.shift();
  if (waiting.length > 0) whenIdle(() => void next());
}
