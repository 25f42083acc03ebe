import { delegate } from '../../shared/delegate';
import { onPage } from '../../shared/page';

const ACTIVE = 'table-of-contents__link--active';
const CONTENTS = '.page-contents';

let headings: readonly Element[] = [];
let links: readonly HTMLAnchorElement[] = [];
/** The link to the section that is marked; `null` above the first one. */
let marked: HTMLAnchorElement | null | undefined;
let isWaiting = false;

/**
 * In the contents, marks the section that is being read, by Docusaurus's rule: the
 * first heading below the navbar if it is in the upper half of the visible text,
 * otherwise the heading before it.
 */
function mark(): void {
  isWaiting = false;
  const navbar = document.querySelector('.navbar')?.clientHeight ?? 0;
  const boxes = headings.map((heading) => heading.getBoundingClientRect());
  const next = boxes.findIndex(({ top }) => top >= navbar);
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  const middle = (parseFloat(scrollPaddingTop) + window.innerHeight) / 2;
  const isRead = (boxes[next]?.bottom ?? Infinity) < middle;
  const read = next < 0 ? headings.at(-1) : headings[isRead ? next : next - 1];
  const link =
    links.find(
      ({ hash }) => decodeURIComponent(hash) === `#${read?.id ?? ''}`,
    ) ?? null;
  if (link === marked) return;
  marked?.classList.remove(ACTIVE);
  marked?.removeAttribute('aria-current');
  marked = link;
  link?.classList.add(ACTIVE);
  link?.setAttribute('aria-current', 'true');
  reveal();
  // The bar on narrow screens shows the name, with its attributes for translators.
  const contents = document.querySelector(CONTENTS);
  contents
    ?.querySelector('button')
    ?.replaceChildren(
      ...(link?.cloneNode(true).childNodes ?? [
        contents.getAttribute('aria-label') ?? '',
      ]),
    );
}

function reveal(): void {
  const list = document.querySelector(`${CONTENTS} > [popover]`);
  if (!list || !marked) return;
  const { offsetTop, offsetHeight } = marked;
  const below = offsetTop + offsetHeight - list.clientHeight;
  if (offsetTop < list.scrollTop || below > list.scrollTop)
    list.scrollTop = offsetTop - list.clientHeight / 2;
}

function markSoon(): void {
  if (isWaiting || links.length === 0) return;
  isWaiting = true;
  requestAnimationFrame(mark);
}

for (const change of ['scroll', 'resize'])
  window.addEventListener(change, markSoon, { passive: true });
delegate('toggle', CONTENTS, reveal);

export default onPage(() => {
  marked = undefined;
  headings = [
    ...document.querySelectorAll('.theme-doc-markdown :is(h2, h3).anchor'),
  ];
  links = [
    ...document.querySelectorAll<HTMLAnchorElement>('.table-of-contents__link'),
  ];
  markSoon();
});
