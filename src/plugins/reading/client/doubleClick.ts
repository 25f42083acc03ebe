import type { ClientModule } from '@docusaurus/types';

/** Whether a page was asked for that is not shown yet. */
let isPending = false;

// The second click of a double click finds the address changed already. Browsers make
// no second entry in the history of it; the router compares with the page that is shown.
window.addEventListener(
  'click',
  (event) => {
    const { target, metaKey, ctrlKey, shiftKey, altKey } = event;
    const opensElsewhere = metaKey || ctrlKey || shiftKey || altKey;
    if (!isPending || opensElsewhere || !(target instanceof Element)) return;
    const link = target.closest<HTMLAnchorElement>('a:not([target])');
    if (link?.href === window.location.href) event.preventDefault();
  },
  { capture: true },
);

export default {
  onRouteUpdate() {
    isPending = true;
  },
  onRouteDidUpdate() {
    isPending = false;
  },
} satisfies ClientModule;
