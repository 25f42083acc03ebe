import { attributeMeanings } from './attributeMeaning';
import { describe, quote } from './describe';
import type { Report } from './difference';
import { attributeOf } from './inert/names';

/**
 * Compares the attributes of an element with those of its counterpart, and
 * reports what was lost, added or changed.
 *
 * @param only names to compare; all, when it is not there
 */
export function compareAttributes(
  before: Element,
  after: Element,
  report: Report,
  only: (name: string) => boolean = () => true,
): void {
  const old = attributeMeanings(before);
  const now = attributeMeanings(after);
  const where = describe(before);
  for (const [name, meaning] of old) {
    if (!only(name) || now.get(name) === meaning) continue;
    const written = attributeOf(before, name) ?? '';
    if (now.has(name)) {
      report(
        'attribute-changed',
        `The attribute ${name} of ${where} was ${quote(written)}, and is now ${quote(attributeOf(after, name) ?? '')}.`,
      );
    } else {
      report(
        'attribute-lost',
        attributeOf(after, name) !== null
          ? `The attribute ${name} of ${where} was ${quote(written)}, and now says nothing: ${quote(attributeOf(after, name) ?? '')}.`
          : `The attribute ${name} of ${where}, ${quote(written)}, is gone.`,
      );
    }
  }
  for (const name of now.keys()) {
    if (!only(name) || old.has(name)) continue;
    report(
      'attribute-added',
      `The element ${where} now has the attribute ${name}, ${quote(attributeOf(after, name) ?? '')}.`,
    );
  }
}
