import { INERT_STYLE, MARK } from './inert/names';
import { placeOf, type Reading, rewrite } from './inert/rewrite';

/**
 * Without any of these, where text stands instead of markup is certain: drawings
 * and formulas read it otherwise, a frameset or columns in a template drop it,
 * and a head's `<noscript>` ends at what it may not hold.
 */
const UNCERTAIN =
  /<(?:svg|math|select|frameset|noscript|template|plaintext|!\[CDATA\[)/i;

/** Nearly all sources need one or two; more, only some that are made to. */
const ROUNDS = 50;

const HTML = 'http://www.w3.org/1999/xhtml';

/**
 * Parses HTML as `DOMParser` does, without a single report under a Content
 * Security Policy that allows no inline code: browsers send one, and write an
 * error to the console, for each `<style>`, style attribute and event handler,
 * and for the addresses of `<base>` and `<track>`, even in documents that are
 * never shown. Chromium reports nothing else, and loads nothing: neither scripts,
 * style sheets, pictures nor frames; a policy in a `<meta>` does not act.
 *
 * In the document these have other names, which only `inert/names` knows:
 * `tagOf`, `attributesOf` and `attributeOf` tell those of the source. The tree is
 * that of the source in all else.
 *
 * How a tag is read depends on where the parser is by then. Where that is not
 * certain, the parser itself is asked, by harmless documents.
 * https://html.spec.whatwg.org/multipage/parsing.html
 */
export function parseInert(html: string): Document {
  const known = new Map<number, Reading>();
  if (UNCERTAIN.test(html)) {
    for (let round = 0; round < ROUNDS; round += 1) {
      const wrong = wrongReadings(html, known);
      if (wrong.length === 0) break;
      // The first is right for good. Others may not be, as they follow it, but
      // most are; the next round tells.
      for (const [place, right] of wrong) known.set(place, right);
    }
  }
  const { html: inert, styles } = rewrite(html, known, false);
  const document = parse(inert);
  putStylesIn(document, styles);
  return document;
}

const parse = (html: string): Document =>
  new DOMParser().parseFromString(html, 'text/html');

/** What is guessed of a source, and the parser has not confirmed, set right. */
function wrongReadings(
  html: string,
  known: ReadonlyMap<number, Reading>,
): (readonly [number, Reading])[] {
  const probe = rewrite(html, known, true);
  const document = parse(probe.html);
  const marks = new Map<number, Node>();
  for (const element of markedIn(document)) marks.set(markOf(element), element);
  for (const comment of commentsIn(document)) {
    const place = placeOf(comment.data);
    if (place !== undefined) marks.set(place, comment);
  }
  // A frameset puts away what came before it: that is looked at without it.
  const start = markOf(document.body);
  const isGone = (place: number): boolean => !marks.has(place) && place < start;
  const places = [...probe.readings];
  const earlier = places.some(([place]) => isGone(place))
    ? wrongReadings(html.slice(0, start), known)
    : [];
  const others = places.flatMap(([place, reading]) => {
    const right = readingAt(marks.get(place));
    const isSame =
      right === reading ||
      // Directly in a noscript, other text is text as well.
      (right === 'text in noscript' && reading === 'text');
    return isSame || isGone(place) ? [] : [[place, right] as const];
  });
  return [...earlier, ...others];
}

/** @param mark an element, or the comment before CDATA; none where it is dropped */
function readingAt(mark: Node | undefined): Reading {
  if (!mark) return 'markup';
  if (mark instanceof Comment) {
    const parent = mark.parentElement;
    return parent && parent.namespaceURI !== HTML ? 'text' : 'markup';
  }
  if (!(mark instanceof HTMLElement)) return 'markup';
  const isInNoscript =
    mark.localName === 'noframes' &&
    mark.parentElement?.localName === 'noscript';
  return isInNoscript ? 'text in noscript' : 'text';
}

/** Puts styles where their stand-ins are. */
function putStylesIn(
  document: Document,
  styles: ReadonlyMap<number, string>,
): void {
  for (const standIn of [...markedIn(document)]) {
    const style = standIn.ownerDocument.createElement(INERT_STYLE);
    const text = styles.get(markOf(standIn)) ?? '';
    standIn.removeAttribute(MARK);
    // As they are: what a parser takes for a name, setAttribute may not.
    for (const attribute of [...standIn.attributes]) {
      style.setAttributeNode(standIn.removeAttributeNode(attribute));
    }
    // As the tokenizer reads it.
    style.textContent = text.replace(/\r\n?/g, '\n').replaceAll('\0', '\uFFFD');
    standIn.replaceWith(style);
  }
}

function markOf(element: Element): number {
  return Number(element.getAttribute(MARK) ?? -1);
}

/** Elements with a mark, those in templates too. */
function* markedIn(root: Document | DocumentFragment): Generator<Element> {
  for (const element of root.querySelectorAll(`[${MARK}], template`)) {
    if (element instanceof HTMLTemplateElement) {
      yield* markedIn(element.content);
    } else if (element.hasAttribute(MARK)) {
      yield element;
    }
  }
}

function* commentsIn(root: Document | DocumentFragment): Generator<Comment> {
  const walker = document.createTreeWalker(
    root,
    NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_COMMENT,
  );
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (node instanceof Comment) yield node;
    else if (node instanceof HTMLTemplateElement) {
      yield* commentsIn(node.content);
    }
  }
}
