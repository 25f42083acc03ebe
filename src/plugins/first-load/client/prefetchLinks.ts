import { isHydrated } from '../../shared/isHydrated';
import { savesData } from '../../shared/savesData';
import { pageBehind } from '../pageBehind';

/*
 * Fetches the document of a link when a mouse rests on it, or a key has focused it. Not
 * when a finger touches it: the click follows before the document has come, and would
 * wait for it longer than without. Once the app runs, its router fetches.
 */

/** Milliseconds after which a mouse rests. */
const REST = 65;

const fetched = new Set<string>();
let timer: ReturnType<typeof setTimeout> | undefined;

const options = { capture: true, passive: true };
document.addEventListener(
  'pointerover',
  ({ target, pointerType }) => {
    clearTimeout(timer);
    const page = pageBehind(target);
    if (page && pointerType === 'mouse')
      timer = setTimeout(prefetch, REST, page);
  },
  options,
);
document.addEventListener(
  'focusin',
  ({ target }) => {
    const page = pageBehind(target);
    if (page && (target as Element).matches(':focus-visible')) prefetch(page);
  },
  options,
);

function prefetch(page: URL): void {
  page.hash = '';
  const { href } = page;
  if (fetched.has(href) || isHydrated() || savesData()) return;
  fetched.add(href);
  const link = document.createElement('link');
  Object.assign(link, { rel: 'prefetch', as: 'document', href });
  document.head.append(link);
}
