import type { ClientModule } from '@docusaurus/types';
import { whenIdle } from '../../shared/whenIdle';

const waiting: (() => void)[] = [];
let isPatient = false;

/**
 * Docusaurus fetches the pages behind all links that come into view, while the
 * page that a reader wants is still being made. Here they wait until it is
 * there, and come one by one. A link under the mouse does not wait.
 */
const prefetch: ClientModule = {
  onRouteUpdate() {
    if (isPatient) return;
    isPatient = true;
    const { docusaurus } = window;
    // It was under the mouse before there was a site to tell of it.
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
};

function next(): void {
  waiting[0]?.();
  waiting.shift();
  if (waiting.length > 0) whenIdle(next);
}

export default prefetch;
