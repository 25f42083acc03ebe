import type { ClientModule } from '@docusaurus/types';
import { takeSought } from '../sought';

/*
 * Opens what is folded (`<details>`) where a link leads into it, or a search hit whose
 * text is in it. Browsers do so by themselves for links that they follow, not all of
 * them, and for none that the router follows.
 */

const FOLD = '.theme-doc-markdown details';

land();
window.addEventListener('hashchange', land);

// Browsers of before 2026 print only what is open.
if (!CSS.supports('selector(::details-content)')) {
  let opened: readonly HTMLDetailsElement[] = [];
  const setOpen = (isOpen: boolean): void =>
    opened.forEach((fold) => (fold.open = isOpen));
  window.addEventListener('beforeprint', () => {
    opened = [...document.querySelectorAll<HTMLDetailsElement>(FOLD)].filter(
      ({ open }) => !open,
    );
    setOpen(true);
  });
  window.addEventListener('afterprint', () => setOpen(false));
}

export default { onRouteDidUpdate: land } satisfies ClientModule;

function land(): void {
  const id = decodeURIComponent(window.location.hash.slice(1));
  const section = document.getElementById(id);
  const sought = lettersOf(takeSought());
  const goal = findFolded(sought, section) ?? section;
  let isHidden = false;
  let fold = goal?.closest<HTMLDetailsElement>(FOLD);
  for (; fold; fold = fold.parentElement?.closest<HTMLDetailsElement>(FOLD)) {
    isHidden ||= !fold.open;
    fold.open = true;
  }
  if (isHidden) goal?.scrollIntoView();
}

/** Finds what holds a text in the folds of a section, or above the first section. */
function findFolded(
  letters: string,
  section: Element | null,
): Element | undefined {
  if (letters === '') return undefined;
  const has = (part: Element): boolean =>
    lettersOf(part.textContent).includes(letters);
  const start =
    section ?? document.querySelector('.theme-doc-markdown > :first-child');
  for (
    let part = start?.nextElementSibling;
    part && !/^H[1-6]$/.test(part.tagName);
    part = part.nextElementSibling
  ) {
    if (!has(part)) continue;
    // It is not folded.
    if (!part.matches(FOLD)) return undefined;
    // The last one that has it is the innermost.
    return [...part.querySelectorAll('p, li, tr, pre')].findLast(has) ?? part;
  }
  return undefined;
}

/** Search and page differ in the marks and spaces between words. */
function lettersOf(text: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, '');
}
