import { attributeMeanings } from './attributeMeaning';
import { mediaOf } from './attributeValues';
import { type CssRules, cssRulesOf } from './cssRules';
import { describe, quote } from './describe';
import type { Report } from './difference';
import { INERT_STYLE } from './inert/names';

const SHEETS = `${INERT_STYLE}, link[rel~=stylesheet i]`;

/** A source of style at its place in the document. */
interface Sheet {
  readonly element: Element;
  /** Of a link, `undefined`. */
  readonly css: CssRules | undefined;
  readonly media: string;
}

/**
 * Compares the style sheets of two documents: whether each rule is there, and
 * whether the sheets still apply in their order. What a rule says is not
 * compared, because a minifier writes it anew.
 */
export function compareStyles(
  before: Document,
  after: Document,
  report: Report,
): void {
  const old = sheetsOf(before);
  const now = sheetsOf(after);
  const kept = new Set(now.flatMap(({ css }) => css?.keys ?? []));
  for (const { css } of old) {
    for (const [index, key] of (css?.keys ?? []).entries()) {
      if (kept.has(key)) continue;
      const name = css?.names[index] ?? key;
      report('rule-lost', `The CSS rule for ${quote(name, 80)} is gone.`);
    }
  }
  compareOrder(old, now, report);
  compareStyleAttributes(old, now, report);
}

/** Two styles may be merged into one that has the attributes of both. */
function compareStyleAttributes(
  before: readonly Sheet[],
  after: readonly Sheet[],
  report: Report,
): void {
  const kept = new Set(after.flatMap(attributesOf));
  for (const sheet of before) {
    for (const attribute of attributesOf(sheet)) {
      if (kept.has(attribute)) continue;
      report(
        'attribute-lost',
        `No <style> has the attribute ${attribute} any longer, which ${described(sheet)} had.`,
      );
    }
  }
}

/** Of a link they are compared with all others; media is part of each rule. */
function attributesOf({ element, css }: Sheet): string[] {
  if (!css) return [];
  return [...attributeMeanings(element)]
    .filter(([name]) => name !== 'media')
    .map(([name, value]) => (value === '' ? name : `${name}=${quote(value)}`));
}

function sheetsOf(document: Document): Sheet[] {
  return [...document.querySelectorAll(SHEETS)]
    .filter((element) => !element.closest('svg'))
    .map((element) => {
      const media = mediaOf(element.getAttribute('media') ?? '');
      const isStyle = element.localName === INERT_STYLE;
      return {
        element,
        media,
        css: isStyle ? cssRulesOf(element.textContent, media) : undefined,
      };
    })
    .filter(({ css }) => !css || css.keys.length > 0);
}

/** Finds each sheet's new place; the places have to ascend. */
function compareOrder(
  before: readonly Sheet[],
  after: readonly Sheet[],
  report: Report,
): void {
  let last = -1;
  let merged: Sheet | undefined;
  for (const sheet of before) {
    const places = after.flatMap((other, index) =>
      isPlaceOf(sheet, other) ? [index] : [],
    );
    const place = places.find((index) => index >= last);
    if (place !== undefined) {
      last = place;
      merged = sheet;
      continue;
    }
    if (places.length === 0 || !merged) continue;
    report(
      'styles-reordered',
      `The styles of ${described(sheet)} now come before those of ${described(merged)}: they were merged with others or moved, and where both say something, the other wins now.`,
    );
  }
}

function isPlaceOf(sheet: Sheet, other: Sheet): boolean {
  if (!sheet.css) {
    return (
      !other.css &&
      sheet.element.getAttribute('href')?.trim() ===
        other.element.getAttribute('href')?.trim()
    );
  }
  const keys = new Set(other.css?.keys ?? []);
  return (
    keys.size > 0 &&
    sheet.element.hasAttribute('scoped') ===
      other.element.hasAttribute('scoped') &&
    sheet.css.keys.filter((key) => keys.has(key)).length >=
      sheet.css.keys.length / 2
  );
}

function described({ element, css, media }: Sheet): string {
  if (!css) return describe(element);
  const first = css.names[0] ?? '';
  return `the <style${media === '' ? '' : ` media=${quote(media)}`}> with ${quote(first)}`;
}
