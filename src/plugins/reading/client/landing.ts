import type { ClientModule } from '@docusaurus/types';
import { takeSought } from '../sought';
import { MOVED_SECTIONS } from './movedSections';

/*
 * Leads readers to the target of a link or a search result. A result leads to the line
 * that has its text, and focuses it. Folds (`<details>`) around the target are opened:
 * some browsers do not open them for links, and none does for links that the router
 * follows.
 */

const FOLD = '.theme-doc-markdown details';

/** Elements that the search finds separately, and the cells of rows. */
const LINES = 'p, li, td, tr, dt, dd, summary, pre';

land();
window.addEventListener('hashchange', land);

export default { onRouteDidUpdate: land } satisfies ClientModule;

function land(): void {
  const id = window.location.hash.slice(1);
  const own = document.getElementById(id);
  const section = own ?? movedFrom(id);
  const sought = takeSought();
  const goal = findLine(lettersOf(sought ?? ''), section) ?? section;
  if (!goal) return;
  // Browser and router scroll only to the heading that the hash names.
  const isReached = !unfold(goal) && sought === null && goal === own;
  if (sought !== null) focusOn(goal);
  // The lines around it tell what it is about.
  const block = sought === null ? 'start' : 'center';
  if (!isReached && !isInView(goal)) goal.scrollIntoView({ block });
}

/** The section that has the facts of a removed one, or of those that followed it. */
function movedFrom(id: string): HTMLElement | null {
  const next = MOVED_SECTIONS.get(id);
  if (next === undefined) return null;
  return document.getElementById(next) ?? movedFrom(next);
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
    // The shortest element is the innermost one, and closest to the text of the result.
    .sort((one, other) => one.textContent.length - other.textContent.length);
  return line?.closest('tr') ?? line;
}

/** Letters and digits alone: search and page differ in the other characters. */
function lettersOf(text: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, '');
}

/** Opens the folds around an element. Returns whether one was closed. */
function unfold(goal: Element): boolean {
  let wasClosed = false;
  let fold = goal.closest<HTMLDetailsElement>(FOLD);
  for (; fold; fold = fold.parentElement?.closest(FOLD) ?? null) {
    wasClosed ||= !fold.open;
    fold.open = true;
  }
  return wasClosed;
}

/** Marks and focuses an element: the Tab key and screen readers continue from there. */
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
