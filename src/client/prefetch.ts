import type { ClientModule } from '@docusaurus/types';

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

function whenIdle(then: () => void): void {
  if (document.readyState === 'complete') {
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in window) requestIdleCallback(then);
    else setTimeout(then, 200);
  } else {
    window.addEventListener(
      'load',
      () => {
        whenIdle(then);
      },
      { once: true },
    );
  }
}

export default prefetch;
