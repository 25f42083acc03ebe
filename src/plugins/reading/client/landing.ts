import type { ClientModule } from '@docusaurus/types';
import { toDecodable } from '../../shared/addresses';
import { takeSought } from '../sought';
import { MOVED_SECTIONS } from './movedSections';

/*
 * Leads readers to where a link or a search result points. A result leads to the line
 * that has its text, which gets the focus. Folds (`<details>`) around the place are
 * opened: browsers do so by themselves for links that they follow, not all of them, and
 * for none that the router follows.
 */

const FOLD = '.theme-doc-markdown details';

/** What the search finds one by one, and the cells that tell rows apart. */
const LINES = 'p, li, td, tr, dt, dd, summary, pre';

land();
window.addEventListener('hashchange', land);

export default { onRouteDidUpdate: land } satisfies ClientModule;

function land(): void {
  const { hash } = window.location;
  const id = decodeURIComponent(toDecodable(hash.slice(1)));
  const own = document.getElementById(id);
  const section = own ?? document.getElementById(MOVED_SECTIONS.get(id) ?? '');
  const sought = takeSought();
  const goal = findLine(lettersOf(sought ?? ''), section) ?? section;
  if (!goal) return;
  // Browser and router scroll to the heading that the hash names, not to another place.
  const isReached = !unfold(goal) && sought === null && goal === own;
  if (sought !== null) focusOn(goal);
  if (!isReached && !isInView(goal)) goal.scrollIntoView();
}

/** Finds the line that has a text, in a section or above the first section. */
function findLine(
  letters: string,
  section: Element | null,
): HTMLElement | undefined {
  if (letters === '') return undefined;
  const start =
    section ?? document.querySelector('.theme-doc-markdown > :first-child');
  const lines: HTMLElement[] = [];
  for (
    let part = start?.nextElementSibling;
    part && !/^H[1-6]$/.test(part.tagName);
    part = part.nextElementSibling
  ) {
    if (part instanceof HTMLElement && part.matches(LINES)) lines.push(part);
    lines.push(...part.querySelectorAll<HTMLElement>(LINES));
  }
  const [line] = lines
    .filter(({ textContent }) => lettersOf(textContent).includes(letters))
    // The shortest is the innermost, and nearest to the text of the result.
    .sort((one, other) => one.textContent.length - other.textContent.length);
  return line?.closest('tr') ?? line;
}

/** Search and page differ in the marks and spaces between words. */
function lettersOf(text: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, '');
}

/** Opens the folds around a place. Returns whether one was closed. */
function unfold(goal: Element): boolean {
  let wasClosed = false;
  let fold = goal.closest<HTMLDetailsElement>(FOLD);
  for (; fold; fold = fold.parentElement?.closest(FOLD) ?? null) {
    wasClosed ||= !fold.open;
    fold.open = true;
  }
  return wasClosed;
}

/** Marks a place, from which the Tab key and screen readers go on. */
function focusOn(goal: HTMLElement): void {
  goal.classList.add('is-sought');
  // Code that scrolls can be focused already, and reached with the Tab key.
  if (!goal.hasAttribute('tabindex')) goal.tabIndex = -1;
  goal.focus({ preventScroll: true });
}

function isInView(goal: Element): boolean {
  const { top, bottom } = goal.getBoundingClientRect();
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  return top >= parseFloat(scrollPaddingTop) && bottom <= window.innerHeight;
}
