import { INERT_STYLE, MARK } from './inert/names';
import { placeOf, type Reading, rewrite } from './inert/rewrite';

/**
 * Without any of these, where text stands instead of markup is certain: drawings
 * and formulas read it otherwise, a frameset or columns in a template drop it,
 * and a head's `<noscript>` ends at what it may not hold.
 */
const UNCERTAIN =
  /<(?:svg|math|select|frameset|noscript|template|plaintext|!\[CDATA\[)/i;

/** Each round corrects a guess; sources that need more are made to. */
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
  const parser = new DOMParser();
  const known = new Map<number, Reading>();
  if (UNCERTAIN.test(html)) {
    for (let round = 0; round < ROUNDS; round += 1) {
      const probe = rewrite(html, known, true);
      const wrong = firstWrong(
        parser.parseFromString(probe.html, 'text/html'),
        probe.readings,
      );
      if (!wrong) break;
      known.set(...wrong);
    }
  }
  const { html: inert, styles } = rewrite(html, known, false);
  const document = parser.parseFromString(inert, 'text/html');
  putStylesIn(document, styles);
  return document;
}

/** The first guess of a probe that the parser has not confirmed, set right. */
function firstWrong(
  probe: Document,
  readings: ReadonlyMap<number, Reading>,
): readonly [number, Reading] | undefined {
  const marks = new Map<number, Node>();
  for (const element of markedIn(probe)) marks.set(markOf(element), element);
  for (const comment of commentsIn(probe)) {
    const place = placeOf(comment.data);
    if (place !== undefined) marks.set(place, comment);
  }
  // What came before a frameset is no longer in the document.
  const start = markOf(probe.body);
  for (const [place, reading] of readings) {
    const right = readingAt(marks.get(place));
    const isSame =
      right === reading ||
      // Outside of a noscript, what stands in for a style there may not.
      (right === 'text in noscript' && reading === 'text');
    if (!isSame && (marks.has(place) || place > start)) return [place, right];
  }
  return undefined;
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
