import { isHydrated } from '../../shared/page';
import { savesData } from '../../shared/requests';
import { linkedPage } from '../linkedPage';

/*
 * Prefetches the document of a link when a mouse rests on it, or a key has focused it. Not
 * when a finger touches it: the click follows before the document has come, and would
 * wait for it longer than without. After hydration the router prefetches.
 */

/** Milliseconds after which a mouse counts as resting. */
const REST = 65;

const prefetched = new Set<string>();
let timer: ReturnType<typeof setTimeout> | undefined;

const options = { capture: true, passive: true };
document.addEventListener(
  'pointerover',
  ({ target, pointerType }) => {
    clearTimeout(timer);
    const page = linkedPage(target);
    if (page && pointerType === 'mouse')
      timer = setTimeout(prefetch, REST, page);
  },
  options,
);
document.addEventListener(
  'focusin',
  ({ target }) => {
    const page = linkedPage(target);
    if (page && (target as Element).matches(':focus-visible')) prefetch(page);
  },
  options,
);

function prefetch(page: URL): void {
  page.hash = '';
  const { href } = page;
  if (prefetched.has(href) || isHydrated() || savesData()) return;
  prefetched.add(href);
  const link = document.createElement('link');
  Object.assign(link, { rel: 'prefetch', as: 'document', href });
  document.head.append(link);
}

export default {
  /**
   * Docusaurus's router would prefetch the pages of all links in view. It preloads the
   * page of a link that a reader turns to besides.
   */
  onRouteUpdate() {
    window.docusaurus = { ...window.docusaurus, prefetch: () => false };
  },
};
