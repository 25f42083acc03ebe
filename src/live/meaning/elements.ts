import { attributeOf, INERT_STYLE, tagOf } from './inert/names';

/*
 * How HTML's elements are displayed when no style sheet says otherwise.
 * https://html.spec.whatwg.org/multipage/rendering.html
 */

/** How an element takes part in the line that it stands in. */
export type Display =
  /** Not rendered where it stands. */
  | 'none'
  /** Part of its parent's line. */
  | 'inline'
  /** Lines of its own. */
  | 'block'
  /** Content of its parent's line that has lines of its own inside. */
  | 'box'
  /** Content of its parent's line, with nothing inside that is compared. */
  | 'replaced';

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

const BLOCK = words(
  'html head body address article aside blockquote center dd details dialog dir div dl dt fieldset figcaption figure footer form frameset h1 h2 h3 h4 h5 h6 header hgroup hr legend li listing main menu nav ol optgroup option p plaintext pre search section summary ul xmp ' +
    'table caption colgroup col thead tbody tfoot tr td th',
);

const BOX = words(
  'audio button canvas marquee meter object progress select textarea video',
);

// What stands in an iframe is never rendered, and SVGO rewrites drawings.
const REPLACED = words('embed frame iframe image img input svg');

const NONE = words(
  'area base basefont bgsound datalist link meta noembed noframes noscript param rp script source style template title track',
);

/** Elements that are not rendered in place, but hold content for another time. */
export const HELD_BACK = words('datalist noscript rp template');

/** Elements that keep white space. */
const KEEPS_WHITE_SPACE = words('listing plaintext pre textarea xmp');

const MATHML = 'http://www.w3.org/1998/Math/MathML';

/**
 * How an element is displayed by HTML's defaults and its own style attribute.
 *
 * @param inFlex whether its parent lays its children out as boxes
 */
export function displayOf(element: Element, inFlex: boolean): Display {
  const name = tagOf(element);
  if (element.namespaceURI === MATHML) {
    return name === 'math' ? 'box' : 'block';
  }
  if (NONE.has(name)) return 'none';
  if (name === 'input' && isHiddenInput(element)) return 'none';
  if (REPLACED.has(name)) return 'replaced';
  if (inFlex) return 'block';
  const styled = styleOf(element)?.display ?? '';
  if (styled !== '' && styled !== 'none') return fromCss(styled);
  if (BLOCK.has(name)) return 'block';
  return BOX.has(name) ? 'box' : 'inline';
}

/** Whether an element's style attribute makes boxes of its children. */
export function isFlex(element: Element): boolean {
  return /flex|grid/.test(styleOf(element)?.display ?? '');
}

/** What happens to white space: collapsed, kept, or kept at line ends only. */
export type WhiteSpace = 'collapse' | 'keep' | 'keep-lines';

/** White space inside an element, by HTML's defaults and its style attribute. */
export function whiteSpaceIn(
  element: Element,
  inherited: WhiteSpace,
): WhiteSpace {
  switch (styleOf(element)?.whiteSpace) {
    case 'pre':
    case 'pre-wrap':
    case 'break-spaces':
      return 'keep';
    case 'pre-line':
      return 'keep-lines';
    case 'normal':
    case 'nowrap':
      return 'collapse';
    default:
      return KEEPS_WHITE_SPACE.has(element.localName) ? 'keep' : inherited;
  }
}

const styles = new WeakMap<Element, CSSStyleDeclaration>();

/** The declarations of an element's style attribute, as the source has it. */
export function styleOf(element: Element): CSSStyleDeclaration | undefined {
  // Most elements have none, and the object costs.
  const written =
    element instanceof HTMLElement ? attributeOf(element, 'style') : null;
  if (written === null) return undefined;
  let style = styles.get(element);
  if (!style) {
    // Declarations that are set this way are not held against a page's policy.
    // An element of the same document reads them in the same mode: in quirks
    // mode there are lengths without a unit.
    ({ style } = element.ownerDocument.createElement('p'));
    style.cssText = written;
    styles.set(element, style);
  }
  return style;
}

/**
 * An element's children as they are compared: a template's content, and nothing
 * of an svg element, which is compared as a whole.
 */
export function contentOf(element: Element): Iterable<ChildNode> {
  if (element instanceof HTMLTemplateElement) return element.content.childNodes;
  return element.localName === 'svg' || element.localName === 'iframe'
    ? []
    : element.childNodes;
}

/** Scripts and styles, which are compared by what they are for. */
export function isCode(element: Element): boolean {
  return element.localName === 'script' || element.localName === INERT_STYLE;
}

function isHiddenInput(element: Element): boolean {
  return element.getAttribute('type')?.trim().toLowerCase() === 'hidden';
}

function fromCss(display: string): Display {
  if (display === 'inline' || display === 'contents') return 'inline';
  return display.startsWith('inline-') ? 'box' : 'block';
}
