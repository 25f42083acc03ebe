import { compareAttributes } from './attributes';
import { describe, quote } from './describe';
import type { Report } from './difference';
import { attributesOf, INERT_STYLE } from './inert/names';

/** Attributes of a drawing by which the page around it knows it. */
const ROOT_ATTRIBUTE =
  /^(aria-.*|class|hidden|id|lang|on.*|role|style|tabindex|viewbox|width|height)$/i;

const DRAWN =
  'path, rect, circle, ellipse, line, polyline, polygon, text, image, use, foreignObject, symbol';

/**
 * Compares two svg elements from outside: what they are called, whether
 * something is drawn, and what can be read or followed. How it is drawn is
 * SVGO's business.
 */
export function compareDrawings(
  before: Element,
  after: Element,
  report: Report,
): void {
  compareAttributes(before, after, report, (name) => ROOT_ATTRIBUTE.test(name));
  if (before.querySelector(DRAWN) && !after.querySelector(DRAWN)) {
    report('svg-emptied', `The drawing ${describe(before)} is empty now.`);
  }
  for (const name of ['title', 'desc', 'text']) {
    const old = wordsOf(before, name);
    const now = wordsOf(after, name);
    if (old === now) continue;
    report(
      `svg-${name}-lost`,
      now === ''
        ? `The <${name}> of the drawing ${describe(before)}, ${quote(old)}, is gone.`
        : `The <${name}> of the drawing ${describe(before)} was ${quote(old)}, and is now ${quote(now)}.`,
    );
  }
  // The names, roles and links that stand inside of the drawing.
  for (const name of ['aria-label', 'role', 'href', 'xlink:href']) {
    const values = new Set(valuesOf(after, name));
    for (const value of valuesOf(before, name)) {
      if (values.has(value)) continue;
      report(
        'svg-attribute-lost',
        `The attribute ${name} in the drawing ${describe(before)}, ${quote(value)}, is gone.`,
      );
    }
  }
}

/**
 * Reports ids inside of drawings that something outside of the drawing points
 * at, and that are gone: an icon's in a sprite, for one.
 */
export function compareTargets(
  before: Document,
  after: Document,
  report: Report,
): void {
  const drawings = [...before.querySelectorAll('svg [id], symbol[id]')];
  if (drawings.length === 0) return;
  const targets = new Map(drawings.map((element) => [element.id, element]));
  const told = new Set<string>();
  for (const { id, from } of references(before)) {
    const target = targets.get(id);
    if (!target || told.has(id) || after.getElementById(id)) continue;
    if (drawingOf(from) === drawingOf(target)) continue;
    told.add(id);
    report(
      'svg-id-lost',
      `The id ${quote(id)} in a drawing is gone, which ${describe(from)} points at.`,
    );
  }
}

/** Outermost, because a drawing can hold another. */
function drawingOf(element: Element): Element | undefined {
  let drawing: Element | undefined;
  for (
    let svg = element.closest('svg');
    svg;
    svg = svg.parentElement?.closest('svg') ?? null
  ) {
    drawing = svg;
  }
  return drawing;
}

function* references(
  document: Document,
): Generator<{ readonly id: string; readonly from: Element }> {
  for (const from of document.querySelectorAll('*')) {
    for (const { name, value } of attributesOf(from)) {
      if (/^(xlink:)?href$/.test(name) && value.startsWith('#')) {
        yield { id: value.slice(1), from };
      } else if (/^(aria-.*|for|list)$/.test(name)) {
        for (const id of value.split(/\s+/)) yield { id, from };
      } else if (value.includes('url(')) {
        for (const id of urlTargets(value)) yield { id, from };
      }
    }
    if (from.localName === INERT_STYLE) {
      for (const id of urlTargets(from.textContent)) yield { id, from };
    }
  }
}

function urlTargets(css: string): string[] {
  return [...css.matchAll(/url\(\s*["']?#([^"')\s]+)/g)].map(
    ([, id = '']) => id,
  );
}

function wordsOf(svg: Element, name: string): string {
  return [...svg.getElementsByTagName(name)]
    .map((element) => element.textContent.replace(/\s+/g, ' ').trim())
    .filter((text) => text !== '')
    .join(' ');
}

/** Of links, not of what a drawing is made of: SVGO may put that in its place. */
function valuesOf(svg: Element, name: string): string[] {
  return [...svg.querySelectorAll('*')].flatMap((element) => {
    const isLink = element.localName === 'a';
    const value = element.getAttribute(name)?.trim();
    return value && (isLink || !name.endsWith('href')) ? [value] : [];
  });
}
