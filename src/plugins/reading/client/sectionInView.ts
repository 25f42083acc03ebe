import { onPage } from '../../shared/page';

const ACTIVE = 'table-of-contents__link--active';

/** Headings of the text, in order. */
let headings: readonly Element[] = [];
let links: readonly HTMLAnchorElement[] = [];
let isWaiting = false;

/**
 * Marks the section that is being read in the contents, by Docusaurus's rule: the
 * first heading below the navbar if it is in the upper half of the window, else the
 * one before it.
 */
function mark(): void {
  isWaiting = false;
  const navbar = document.querySelector('.navbar')?.clientHeight ?? 0;
  const boxes = headings.map((heading) => heading.getBoundingClientRect());
  const next = boxes.findIndex(({ top }) => top >= navbar);
  const isRead = (boxes[next]?.bottom ?? Infinity) < window.innerHeight / 2;
  const read = next < 0 ? headings.at(-1) : headings[isRead ? next : next - 1];
  for (const link of links) {
    const isActive = read && decodeURIComponent(link.hash) === `#${read.id}`;
    link.classList.toggle(ACTIVE, isActive === true);
  }
}

function markSoon(): void {
  if (isWaiting || links.length === 0) return;
  isWaiting = true;
  requestAnimationFrame(mark);
}

for (const change of ['scroll', 'resize'])
  window.addEventListener(change, markSoon, { passive: true });

export default onPage(() => {
  headings = [
    ...document.querySelectorAll('.theme-doc-markdown :is(h2, h3).anchor'),
  ];
  links = [
    ...document.querySelectorAll<HTMLAnchorElement>('.table-of-contents__link'),
  ];
  markSoon();
});
