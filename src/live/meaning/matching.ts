import { align, between, type Pair } from './alignment';
import { attributeMeanings } from './attributeMeaning';
import type { ElementTree } from './elementTree';
import { tagOf } from './inert/names';

/** Which element of a page has become which of the other. */
export interface Matching {
  /** In both directions; what moved is in it. */
  readonly counterpartOf: ReadonlyMap<Element, Element>;
  /** [before, after], in order. */
  readonly pairs: readonly (readonly [Element, Element])[];
  /** Pairs that are not in the same order as all others. */
  readonly moved: readonly (readonly [Element, Element])[];
}

/**
 * Finds the counterparts of elements: first of those that are wholly equal, then,
 * between these, of those with the same name, then of those that were renamed,
 * and last of those that are elsewhere.
 */
export function matchElements(
  before: ElementTree,
  after: ElementTree,
): Matching {
  const equal = align(identities(before), identities(after));
  const kept: (readonly [Element, Element])[] = [];
  const lost: Element[] = [];
  const added: Element[] = [];
  const keep = (old: Element | undefined, now: Element | undefined): void => {
    if (old && now) kept.push([old, now]);
  };
  between(equal, before.elements.length, after.elements.length).forEach(
    (range, index) => {
      const inner = matchRange(
        before.elements.slice(...range.before),
        after.elements.slice(...range.after),
      );
      kept.push(...inner.kept);
      lost.push(...inner.lost);
      added.push(...inner.added);
      const [oldIndex, nowIndex] = equal[index] ?? [-1, -1];
      keep(before.elements[oldIndex], after.elements[nowIndex]);
    },
  );
  // What stands around them may have moved over their borders.
  for (const name of ['head', 'body']) {
    const isNamed = ({ localName }: Element): boolean => localName === name;
    keep(lost.find(isNamed), added.find(isNamed));
  }
  const moved = matchMoved(before, after, lost, added);
  const counterpartOf = new Map<Element, Element>();
  for (const [old, now] of [...kept, ...moved]) {
    counterpartOf.set(old, now);
    counterpartOf.set(now, old);
  }
  return { counterpartOf, pairs: kept, moved };
}

function identities({ elements, identityOf }: ElementTree): number[] {
  return elements.map((element) => identityOf.get(element) ?? -1);
}

/** Matches by name, and then what has another name but holds the same. */
function matchRange(
  before: readonly Element[],
  after: readonly Element[],
): {
  kept: (readonly [Element, Element])[];
  lost: Element[];
  added: Element[];
} {
  const byName = align(before.map(tagOf), after.map(tagOf));
  const kept: (readonly [Element, Element])[] = [];
  const lost: Element[] = [];
  const added: Element[] = [];
  between(byName, before.length, after.length).forEach((range, index) => {
    const renamed = matchRenamed(
      before.slice(...range.before),
      after.slice(...range.after),
    );
    kept.push(...renamed.kept);
    lost.push(...renamed.lost);
    added.push(...renamed.added);
    const [oldIndex, nowIndex]: Pair = byName[index] ?? [-1, -1];
    const old = before[oldIndex];
    const now = after[nowIndex];
    if (old && now) kept.push([old, now]);
  });
  return { kept, lost, added };
}

function matchRenamed(
  before: readonly Element[],
  after: readonly Element[],
): {
  kept: (readonly [Element, Element])[];
  lost: Element[];
  added: Element[];
} {
  const waiting = new Map<string, Element[]>();
  for (const element of after) {
    const key = keyWithoutName(element);
    waiting.set(key, [...(waiting.get(key) ?? []), element]);
  }
  const kept: (readonly [Element, Element])[] = [];
  const lost: Element[] = [];
  for (const element of before) {
    const other = waiting.get(keyWithoutName(element))?.shift();
    if (other) kept.push([element, other]);
    else lost.push(element);
  }
  const taken = new Set(kept.map(([, now]) => now));
  return { kept, lost, added: after.filter((element) => !taken.has(element)) };
}

function keyWithoutName(element: Element): string {
  const attributes = [...attributeMeanings(element)].sort();
  const text = element.textContent.replace(/\s+/g, '').slice(0, 500);
  return JSON.stringify([attributes, text]);
}

function matchMoved(
  before: ElementTree,
  after: ElementTree,
  lost: readonly Element[],
  added: readonly Element[],
): (readonly [Element, Element])[] {
  const waiting = new Map<number | undefined, Element[]>();
  for (const element of added) {
    const identity = after.identityOf.get(element);
    const others = waiting.get(identity);
    if (others) others.push(element);
    else waiting.set(identity, [element]);
  }
  return lost.flatMap((element) => {
    // Of two line breaks nobody can say that one has become the other.
    if (!element.hasAttributes() && !element.textContent.trim()) return [];
    const other = waiting.get(before.identityOf.get(element))?.shift();
    return other ? [[element, other] as const] : [];
  });
}
