import {
  contentOf,
  displayOf,
  HELD_BACK,
  isFlex,
  whiteSpaceIn,
  type WhiteSpace,
} from './elements';
import { attributeOf, tagOf } from './inert/names';

/** What stands between two pieces of content: nothing, white space, a new line. */
export type Gap = 'none' | 'space' | 'line';

/** A piece of rendered content. */
export interface Item {
  /** A word; white space that is kept; or something else, named by its tag. */
  readonly kind: 'word' | 'white-space' | 'object';
  text: string;
  /** What comes before it. */
  readonly gap: Gap;
  /** The element that holds it, or that it is. */
  readonly element: Element;
}

/** White space by HTML; a no-break space is none. */
const WHITE_SPACE = /[ \t\n\r\f]+/;

/**
 * The content of a page in its order, as it is rendered by default: white space
 * collapsed over the borders of inline elements, dropped next to a block's, and
 * kept where `pre` and the like keep it.
 * https://drafts.csswg.org/css-text/#white-space-phase-1
 */
export function renderedItems(root: Element): Item[] {
  const items: Item[] = [];
  const heldBack: Element[] = [];
  let gap: Gap = 'line';

  const push = (kind: Item['kind'], text: string, element: Element): void => {
    const last = items.at(-1);
    if (gap === 'none' && last?.kind === kind && kind !== 'object') {
      last.text += text;
    } else {
      items.push({ kind, text, gap, element });
    }
    gap = 'none';
  };

  const addText = (text: string, mode: WhiteSpace, element: Element): void => {
    for (const piece of text.split(/([ \t\n\r\f]+)/)) {
      if (piece === '') continue;
      if (!WHITE_SPACE.test(piece)) {
        push('word', piece, element);
      } else if (mode === 'keep') {
        push('white-space', piece, element);
      } else if (mode === 'keep-lines' && piece.includes('\n')) {
        push('white-space', piece.replace(/[^\n]/g, ''), element);
        gap = 'line';
      } else if (gap === 'none') {
        gap = 'space';
      }
    }
  };

  const addChildren = (element: Element, inherited: WhiteSpace): void => {
    const mode = whiteSpaceIn(element, inherited);
    const inFlex = isFlex(element);
    for (const child of contentOf(element)) {
      if (child instanceof Text) addText(child.data, mode, element);
      else if (child instanceof Element) addElement(child, mode, inFlex);
    }
  };

  const addElement = (
    element: Element,
    mode: WhiteSpace,
    inFlex: boolean,
  ): void => {
    const name = tagOf(element);
    const display = displayOf(element, inFlex);
    if (display === 'none') {
      if (HELD_BACK.has(name)) heldBack.push(element);
    } else if (display === 'block' || name === 'br') {
      gap = 'line';
      addChildren(element, mode);
      gap = 'line';
    } else if (display === 'replaced' || isDrawnByStyle(element)) {
      push('object', `<${name}>`, element);
    } else if (display === 'box' || name === 'q') {
      push('object', `<${name}>`, element);
      if (display === 'box') gap = 'line';
      addChildren(element, mode);
      if (display === 'box') gap = 'line';
      push('object', `</${name}>`, element);
    } else {
      addChildren(element, mode);
    }
  };

  addElement(root, 'collapse', false);
  // More may be found inside of what was held back.
  for (const element of heldBack) {
    gap = 'line';
    addChildren(element, 'collapse');
  }
  return items;
}

/**
 * An empty inline element that a style sheet or a script can give content to,
 * as icon fonts do: a space next to it is not the end of a line.
 */
function isDrawnByStyle(element: Element): boolean {
  return (
    !element.firstChild &&
    element.localName !== 'wbr' &&
    (element.hasAttribute('class') ||
      attributeOf(element, 'style') !== null ||
      tagOf(element).includes('-'))
  );
}
