import type { ChangeObject } from 'diff';
import { orThrow } from '../../shared/orThrow';
import { CHANGES_BUTTON } from '../example';
import { diffHtml } from '../diffHtml';
import { MARKS } from '../visible';
import './changes.lazy.css';

const PANELS = '.example > .example-panels > div';

/** One for all: each that is left over slows every change of the document. */
const range = document.createRange();

let isShown = false;

/**
 * Marks in all examples of the page what went in the source, and what came in the result,
 * or removes the marks.
 *
 * @param button stays where it is in the window
 */
export function toggleChanges(button: Element): void {
  const before = button.getBoundingClientRect().top;
  isShown = button.textContent === 'Show changes';
  hide();
  if (isShown) show();
  for (const each of document.querySelectorAll(CHANGES_BUTTON))
    each.textContent = `${isShown ? 'Hide' : 'Show'} changes`;
  scrollBy(0, button.getBoundingClientRect().top - before);
}

function hide(): void {
  for (const copy of document.querySelectorAll('.example-again')) copy.remove();
  for (const panel of document.querySelectorAll(PANELS)) unmark(panel);
}

function unmark(panel: Element): void {
  for (const mark of panel.querySelectorAll('del, ins'))
    mark.replaceWith(...mark.childNodes);
}

/** A result whose source stands above another, or in another example, has it beside it. */
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
  unmark(copy);
  result.before(copy);
  return copy;
}

function compare(source: HTMLElement, result: HTMLElement): void {
  const [before, after] = [source, result].map((panel) =>
    orThrow(panel.querySelector('code'), 'The code of an example'),
  ) as [HTMLElement, HTMLElement];
  const parts = diffHtml(before.textContent, after.textContent) ?? [];
  const without = (key: 'added' | 'removed') =>
    parts.filter((part) => !part[key]);
  mark(before, 'del', without('added'));
  mark(after, 'ins', without('removed'));
}

/** Wraps what has changed in one element each, across those that color the code. */
function mark(
  code: HTMLElement,
  name: 'del' | 'ins',
  parts: readonly ChangeObject<string[]>[],
): void {
  let at = 0;
  const texts = textNodes(code).map((node) => {
    const start = at;
    at += node.length;
    return { node, start };
  });
  // From the end, so that the nodes before stay as they are.
  for (const { added, removed, value } of parts.toReversed()) {
    const end = at;
    at -= value.join('').length;
    const first = texts.findLast(({ start }) => start <= at);
    const last = texts.findLast(({ start }) => start < end);
    if (!(added || removed) || !first || !last) continue;
    range.setStart(first.node, at - first.start);
    range.setEnd(last.node, end - last.start);
    const element = document.createElement(name);
    element.append(range.extractContents());
    range.insertNode(element);
    markSpaces(element);
  }
  // What was wrapped whole is left behind without a text.
  for (const empty of code.querySelectorAll('span:empty')) empty.remove();
}

/** Has each white space in an element say what it is, in an attribute. */
function markSpaces(element: Element): void {
  for (const node of textNodes(element)) {
    const parts = node.data.split(/([ \t\u00a0\r\n])/).filter(Boolean);
    node.replaceWith(
      ...parts.map((part) => {
        const mark = MARKS[part];
        if (mark === undefined) return part;
        const span = document.createElement('span');
        span.dataset.mark = mark;
        span.textContent = part;
        return span;
      }),
    );
  }
}

function textNodes(element: Element): Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  return nodes;
}
