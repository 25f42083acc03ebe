import { truncate } from '../../shared/text';
import { readExample, REPORT_LINK } from '../contract';
import { delegate } from '../../shared/delegate';

/** GitHub refuses URLs of about 8,000 characters. */
const LONGEST = 6000;

/** Length of a title; encoded, it is at most nine times as long. */
const LONGEST_TITLE = 200;

/** Events that precede following, copying or opening a link. */
const HINTS = ['pointerover', 'focusin', 'touchstart', 'click'] as const;

for (const hint of HINTS) {
  delegate(hint, REPORT_LINK, (element) => {
    const link = element as HTMLAnchorElement;
    link.href = reportAddress(link);
  });
}

/** The address of a new issue that quotes the example of a link. */
function reportAddress(link: HTMLAnchorElement): string {
  const figure = link.closest<HTMLElement>('.example');
  if (!figure) return link.href;
  // The example of the page, even while it is being edited.
  const { madeWith, source, options, blocks } = readExample(figure);
  const parts = [options, source, ...blocks].filter(
    (part) => part !== undefined,
  );
  const heading = headingAbove(figure);
  const { origin, pathname } = window.location;
  const title = `Wrong example: ${heading?.firstChild?.textContent ?? document.title} (${madeWith})`;
  const address = new URL(link.href);
  address.searchParams.set('title', shorten(title, LONGEST_TITLE));
  for (let most = LONGEST; most >= 1; most /= 2) {
    const body = [
      `${origin}${pathname}${heading ? `#${heading.id}` : ''}`,
      'What is wrong:\n\n',
      ...parts.map(
        ({ label, text }) => `${label}:\n\n~~~~\n${shorten(text, most)}\n~~~~`,
      ),
    ].join('\n\n');
    address.searchParams.set('body', body);
    if (address.href.length < LONGEST) return address.href;
  }
  // It is too long even without its texts.
  address.searchParams.delete('body');
  return address.href;
}

function headingAbove(figure: Element): Element | undefined {
  let element = figure.previousElementSibling;
  while (element && !/^H[1-6]$/.test(element.tagName)) {
    element = element.previousElementSibling;
  }
  return element ?? undefined;
}

// Half of a surrogate pair cannot be encoded in a URL.
const shorten = (text: string, most: number): string =>
  text.length > most ? `${truncate(text, most)}…` : text;
