import { isHydrated } from '../../shared/isHydrated';
import { savesData } from '../../shared/savesData';

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
    if (page !== undefined && pointerType === 'mouse')
      timer = setTimeout(prefetch, REST, page);
  },
  options,
);
document.addEventListener(
  'focusin',
  ({ target }) => {
    const page = pageBehind(target);
    if (page !== undefined && (target as Element).matches(':focus-visible'))
      prefetch(page);
  },
  options,
);

/** The address of the page that a link leads to, if it is another one of this site. */
function pageBehind(target: EventTarget | null): string | undefined {
  const link =
    target instanceof Element &&
    target.closest<HTMLAnchorElement>('a[href]:not([target], [download])');
  const { origin, pathname, search } = window.location;
  if (!link || link.origin !== origin) return undefined;
  const isHere = link.pathname === pathname && link.search === search;
  return isHere ? undefined : link.origin + link.pathname + link.search;
}

function prefetch(page: string): void {
  if (fetched.has(page) || isHydrated()) return;
  if (savesData()) return;
  fetched.add(page);
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.as = 'document';
  link.href = page;
  document.head.append(link);
}
