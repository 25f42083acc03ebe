import type { ClientModule } from '@docusaurus/types';

/** Whether a navigation is pending. */
let isPending = false;

// Prevents that the second click of a double click adds a history entry: the router
// compares the address with the page that is shown, which is still the old one.
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
