import { describe, describeWithText, quote } from './describe';
import type { Report } from './difference';
import type { ElementTree } from './elementTree';
import { tagOf } from './inert/names';
import type { Matching } from './matching';

/**
 * Reports elements that were lost, added, renamed, moved, or put into others.
 * Of a subtree the topmost element is told.
 *
 * @returns whether there is none
 */
export function compareStructure(
  before: ElementTree,
  after: ElementTree,
  matching: Matching,
  report: Report,
): boolean {
  const { counterpartOf, pairs, moved } = matching;
  let same = true;
  const tell: Report = (kind, message) => {
    same = false;
    report(kind, message);
  };
  const isKept = (element: Element): boolean => counterpartOf.has(element);
  const movedElements = new Set(moved.map(([old]) => old));

  for (const element of tops(before, isKept)) {
    tell(
      'element-lost',
      holdsKept(before, element, isKept)
        ? `The element ${describe(element)} is gone; what it held is still there.`
        : `The element ${describeWithText(element)} is gone.`,
    );
  }
  for (const element of tops(after, isKept)) {
    const parent = after.parentOf.get(element);
    const where = parent ? ` in ${describe(parent)}` : '';
    tell(
      'element-added',
      `There is a new element ${describeWithText(element)}${where}.`,
    );
  }
  for (const [old] of moved) {
    const parent = before.parentOf.get(old);
    if (parent && movedElements.has(parent)) continue;
    tell(
      'element-moved',
      `The element ${describeWithText(old)} no longer stands where it stood among the others.`,
    );
  }
  for (const [old, now] of pairs) {
    if (tagOf(old) !== tagOf(now)) {
      tell(
        'element-renamed',
        `The element ${describe(old)} is now a <${tagOf(now)}>.`,
      );
    }
    const oldParent = keptParent(before, old, isKept);
    const nowParent = keptParent(after, now, isKept);
    if (oldParent && nowParent && counterpartOf.get(oldParent) !== nowParent) {
      tell(
        'element-nested',
        `The element ${describe(old)} stood in ${describe(oldParent)}, and now stands in ${describe(nowParent)}.`,
      );
    }
  }
  return same;
}

/**
 * Reports text that is in another element than it was. Of use when neither the
 * text nor the elements have changed: then this is all that has.
 */
export function compareOwners(
  before: ElementTree,
  after: ElementTree,
  { pairs }: Matching,
  report: Report,
): void {
  for (const [old, now] of pairs) {
    const oldText = before.textOf.get(old) ?? '';
    const nowText = after.textOf.get(now) ?? '';
    if (oldText === nowText) continue;
    report(
      'text-moved',
      oldText.length > nowText.length
        ? `Text of ${describe(old)} stands outside of it now: it held ${quote(oldText)}, and holds ${quote(nowText)}.`
        : `Text from outside of ${describe(old)} stands in it now: it held ${quote(oldText)}, and holds ${quote(nowText)}.`,
    );
  }
}

function tops(
  tree: ElementTree,
  isKept: (element: Element) => boolean,
): Element[] {
  return tree.elements.filter((element) => {
    const parent = tree.parentOf.get(element);
    return !isKept(element) && (!parent || isKept(parent));
  });
}

function keptParent(
  { parentOf }: ElementTree,
  element: Element,
  isKept: (element: Element) => boolean,
): Element | undefined {
  let parent = parentOf.get(element);
  while (parent && !isKept(parent)) parent = parentOf.get(parent);
  return parent;
}

function holdsKept(
  { elements, parentOf }: ElementTree,
  element: Element,
  isKept: (element: Element) => boolean,
): boolean {
  // In order of start tags, the inside of an element follows it.
  for (let index = elements.indexOf(element) + 1; ; index += 1) {
    const inner = elements[index];
    if (!inner) return false;
    let parent = parentOf.get(inner);
    while (parent && parent !== element) parent = parentOf.get(parent);
    if (!parent) return false;
    if (isKept(inner)) return true;
  }
}
