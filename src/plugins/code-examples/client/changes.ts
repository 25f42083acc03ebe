import type { ChangeObject } from 'diff';
import { orThrow } from '../../shared/orThrow';
import { diffHtml } from '../diffHtml';
import { MARKS } from '../visible';
import './changes.lazy.css';

const PANELS = '.example > .example-panels > div';

/** The nodes of code without marks. */
const originals = new Map<Element, readonly ChildNode[]>();

/**
 * In all examples of the page, marks removed text in the source and added text in the
 * result, or removes the marks.
 *
 * @param button keeps its position in the window
 */
export function toggleChanges(button: Element): void {
  const before = button.getBoundingClientRect().top;
  const isShown = button.textContent === 'Show changes';
  hide();
  if (isShown) show();
  button.textContent = `${isShown ? 'Hide' : 'Show'} changes`;
  scrollBy(0, button.getBoundingClientRect().top - before);
}

function hide(): void {
  for (const copy of document.querySelectorAll('.example-again')) copy.remove();
  for (const [code, nodes] of originals) code.replaceChildren(...nodes);
  originals.clear();
}

/** A result gets a copy of its source beside it, unless the source itself is there. */
function show(): void {
  let source: HTMLElement | undefined;
  let isFree = false;
  for (const panel of document.querySelectorAll<HTMLElement>(PANELS)) {
    if (panel.querySelector('.code-source')) {
      source = panel;
      isFree = true;
    } else if (source && panel.querySelector('.code-result')) {
      const isBelow = source.parentElement === panel.parentElement;
      compare(isFree && isBelow ? source : repeat(source, panel), panel);
      isFree = false;
    }
  }
}

function repeat(source: HTMLElement, result: HTMLElement): HTMLElement {
  const copy = source.cloneNode(true) as HTMLElement;
  copy.className = 'example-half example-again';
  result.before(copy);
  return copy;
}

function compare(source: HTMLElement, result: HTMLElement): void {
  const [before, after] = [source, result].map((panel) =>
    orThrow(panel.querySelector('code'), 'The code of an example'),
  ) as [HTMLElement, HTMLElement];
  const parts = diffHtml(before.textContent, after.textContent);
  if (!parts) return;
  draw(
    before,
    parts.filter(({ added }) => !added),
  );
  draw(
    after,
    parts.filter(({ removed }) => !removed),
  );
}

function draw(
  code: HTMLElement,
  parts: readonly ChangeObject<string[]>[],
): void {
  originals.set(code, [...code.childNodes]);
  code.replaceChildren(
    ...parts.map(({ added, removed, value }) => {
      const text = value.join('');
      if (!added && !removed) return text;
      const element = document.createElement(added ? 'ins' : 'del');
      element.append(...text.split(/([ \t\u00a0\r\n])/).map(withMark));
      return element;
    }),
  );
}

/** Wraps white space in an element whose attribute names it. */
function withMark(text: string): Node | string {
  const mark = MARKS[text];
  if (mark === undefined) return text;
  const span = document.createElement('span');
  span.dataset.mark = mark;
  span.textContent = text;
  return span;
}
