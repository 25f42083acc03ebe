import { align, between } from './alignment';
import { describe, quote } from './describe';
import type { Report } from './difference';
import type { Gap, Item } from './renderedText';

/**
 * Compares rendered content, and reports lost, added and changed text, and
 * white space that came or went.
 *
 * @param isUnpaired whether an element exists on its side only: its text is told
 *   with it
 * @returns whether both sides have the same text but for white space
 */
export function compareText(
  before: readonly Item[],
  after: readonly Item[],
  isUnpaired: (element: Element) => boolean,
  report: Report,
): boolean {
  const pairs = align(before.map(keyOf), after.map(keyOf));
  let same = true;
  let beforeRun: Item[] = [];
  let afterRun: Item[] = [];
  const endRun = (): void => {
    compareGaps(beforeRun, afterRun, report);
    beforeRun = [];
    afterRun = [];
  };
  between(pairs, before.length, after.length).forEach((range, index) => {
    const lost = before.slice(...range.before);
    const added = after.slice(...range.after);
    if (joined(lost) === joined(added)) {
      beforeRun.push(...lost);
      afterRun.push(...added);
    } else {
      endRun();
      if (!isOnlyWhiteSpace(lost, added)) same = false;
      reportChange(lost, added, isUnpaired, report);
    }
    const [beforeIndex, afterIndex] = pairs[index] ?? [-1, -1];
    beforeRun.push(...before.slice(beforeIndex, beforeIndex + 1));
    afterRun.push(...after.slice(afterIndex, afterIndex + 1));
  });
  endRun();
  return same;
}

function keyOf({ kind, text }: Item): string {
  return `${kind}:${text}`;
}

function joined(items: readonly Item[]): string {
  return items.map(({ text }) => text).join('');
}

/** Compares what stands between the pieces of one and the same text. */
function compareGaps(
  before: readonly Item[],
  after: readonly Item[],
  report: Report,
): void {
  let beforeIndex = 0;
  let afterIndex = 0;
  let beforeStart = 0;
  let afterStart = 0;
  while (beforeIndex < before.length || afterIndex < after.length) {
    const old = before[beforeIndex];
    const now = after[afterIndex];
    const start = Math.min(
      old ? beforeStart : Infinity,
      now ? afterStart : Infinity,
    );
    const oldStarts = old !== undefined && beforeStart === start;
    const nowStarts = now !== undefined && afterStart === start;
    // What comes before the first piece is not part of this text.
    if (start > 0) {
      const [items, index] = oldStarts
        ? [before, beforeIndex]
        : [after, afterIndex];
      reportGap(
        oldStarts ? old.gap : 'none',
        nowStarts ? now.gap : 'none',
        items[index - 1],
        items[index],
        report,
      );
    }
    if (oldStarts) {
      beforeStart += old.text.length;
      beforeIndex += 1;
    }
    if (nowStarts) {
      afterStart += now.text.length;
      afterIndex += 1;
    }
  }
}

function reportGap(
  old: Gap,
  now: Gap,
  left: Item | undefined,
  right: Item | undefined,
  report: Report,
): void {
  if (old === now || !left || !right) return;
  const where = `between ${named(left)} and ${named(right)}`;
  const together =
    left.kind === 'word' && right.kind === 'word'
      ? ` as ${quote(left.text.slice(-30) + right.text.slice(0, 30))}`
      : '';
  if (old === 'line' || now === 'line') {
    report(
      old === 'line' ? 'line-lost' : 'line-added',
      old === 'line'
        ? `The line no longer ends ${where}: they now stand on one line.`
        : `A line now ends ${where}, which stood on one line.`,
    );
  } else if (now === 'none') {
    report(
      'space-lost',
      `The space ${where} is gone: they now stand together${together}.`,
    );
  } else {
    report(
      'space-added',
      `There is now a space ${where}, which stood together${together}.`,
    );
  }
}

function named({ kind, text, element }: Item): string {
  if (kind === 'object') return describe(element);
  return kind === 'word' ? quote(text, 30) : 'white space';
}

function withoutWhiteSpace(items: readonly Item[]): string {
  return joined(items.filter(({ kind }) => kind !== 'white-space'));
}

function isOnlyWhiteSpace(
  lost: readonly Item[],
  added: readonly Item[],
): boolean {
  return withoutWhiteSpace(lost) === withoutWhiteSpace(added);
}

function reportChange(
  lost: readonly Item[],
  added: readonly Item[],
  isUnpaired: (element: Element) => boolean,
  report: Report,
): void {
  if (isOnlyWhiteSpace(lost, added)) {
    const item = [...lost, ...added].find(({ kind }) => kind === 'white-space');
    if (item && !isUnpaired(item.element)) {
      report(
        'preformatted-changed',
        `White space that ${describe(item.element)} keeps is now other: ${shown(lost)} is ${shown(added)}.`,
      );
    }
    return;
  }
  // Objects are elements, which are compared as such.
  const text = (items: readonly Item[]): string =>
    items
      .filter(({ kind, element }) => kind !== 'object' && !isUnpaired(element))
      .map((item, index) =>
        index > 0 && item.gap !== 'none' ? ` ${item.text}` : item.text,
      )
      .join('')
      .trim();
  const old = text(lost);
  const now = text(added);
  if (old === now) return;
  if (now === '') {
    report('text-lost', `The text ${quote(old)} is gone.`);
  } else if (old === '') {
    report('text-added', `There is new text: ${quote(now)}.`);
  } else {
    report('text-changed', `The text ${quote(old)} is now ${quote(now)}.`);
  }
}

/** Kept white space made visible. */
function shown(items: readonly Item[]): string {
  const text = joined(items).slice(0, 40);
  return text === '' ? 'nothing' : JSON.stringify(text);
}
