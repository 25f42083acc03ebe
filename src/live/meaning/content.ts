import { compareAttributes } from './attributes';
import type { Report } from './difference';
import { elementTree, type Numbers } from './elementTree';
import { matchElements } from './matching';
import { renderedItems } from './renderedText';
import { compareOwners, compareStructure } from './structure';
import { compareDrawings } from './svg';
import { compareText } from './textDifferences';

/** Compares elements, attributes and text below two elements, and these too. */
export function compareContent(
  before: Element,
  after: Element,
  report: Report,
): void {
  const numbers: Numbers = new Map();
  const old = elementTree(before, numbers);
  const now = elementTree(after, numbers);
  const matching = matchElements(old, now);
  const { counterpartOf, pairs } = matching;
  const isSameStructure = compareStructure(old, now, matching, report);
  const isSameText = compareText(
    renderedItems(before),
    renderedItems(after),
    (element) => !counterpartOf.has(element),
    report,
  );
  if (isSameStructure && isSameText) compareOwners(old, now, matching, report);
  for (const [element, other] of pairs) {
    if (element.localName === 'svg') {
      compareDrawings(element, other, report);
    } else if (old.identityOf.get(element) !== now.identityOf.get(other)) {
      // The same identity, the same attributes.
      compareAttributes(element, other, report);
    }
  }
}
