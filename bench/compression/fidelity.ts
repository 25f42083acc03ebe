/**
 * Whether a minified page still says and does what its source does. Both are
 * read by a real HTML parser, so that omitted tags, quotes and entities make
 * no difference.
 */
import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** How often a page lost something that a reader or a script may miss. */
export interface Losses {
  /** Words that ran into the next one because the space between them went. */
  readonly words: number;
  /** Elements that are gone. Drawn SVG shapes do not count: SVGO joins them. */
  readonly elements: number;
  /** `pre` and `textarea` elements whose content is another one. */
  readonly preformatted: number;
  /** Links, labels and ARIA attributes that point to an id that is gone. */
  readonly targets: number;
  /** Conditional comments, which only Outlook and old Internet Explorers read. */
  readonly conditionalComments: number;
  /** Styled classes that only a script sets and whose rules are gone. */
  readonly scriptedClasses: number;
}

/** What is read from a page, in the order of the document. */
interface Content {
  text: string;
  styles: string;
  scripts: string;
  conditionalComments: number;
  readonly elements: Map<string, number>;
  readonly preformatted: string[];
  readonly ids: Set<string>;
  readonly targets: Set<string>;
}

const PREFORMATTED = new Set(['pre', 'textarea']);
const POINTERS = new Set(['for', 'aria-labelledby', 'aria-describedby']);

/** Elements that the parser adds, and those that a minifier may merge. */
const NOT_COUNTED = new Set([
  'html',
  'head',
  'body',
  'tbody',
  'script',
  'style',
]);

/** In SVG only the texts for screen readers count. */
const COUNTED_IN_SVG = new Set(['svg', 'title', 'desc']);

/** Elements that do not end a word. */
const INLINE = new Set(
  'a abbr b bdi bdo cite code data del dfn em i ins kbd label mark q s small span strong sub sup time u var'.split(
    ' ',
  ),
);

/** Compares two pages; throws when the minified one says something else. */
export function lossesOf(source: string, minified: string): Losses {
  const before = contentOf(source);
  const after = contentOf(minified);

  assertSameText(withoutSpaces(before.text), withoutSpaces(after.text));

  return {
    words: Math.abs(wordsOf(before.text) - wordsOf(after.text)),
    elements: [...before.elements]
      .map(([name, count]) => count - (after.elements.get(name) ?? 0))
      .filter((missing) => missing > 0)
      .reduce((sum, missing) => sum + missing, 0),
    preformatted: before.preformatted.filter(
      (text, index) => text !== after.preformatted[index],
    ).length,
    targets: deadTargetsOf(after) - deadTargetsOf(before),
    conditionalComments: before.conditionalComments - after.conditionalComments,
    scriptedClasses: scriptedClassesOf(before).filter(
      (name) => !after.styles.includes(`.${name}`),
    ).length,
  };
}

function contentOf(html: string): Content {
  const content: Content = {
    text: '',
    styles: '',
    scripts: '',
    conditionalComments: 0,
    elements: new Map(),
    preformatted: [],
    ids: new Set(),
    targets: new Set(),
  };

  // Without scripting, what <noscript> holds is markup and not one text.
  collect(parse(html, { scriptingEnabled: false }), content);

  return content;
}

function collect(node: Node, content: Content): void {
  if (isText(node)) {
    content.text += node.value;
  } else if (isComment(node)) {
    content.conditionalComments += /^\[if\b/.test(node.data) ? 1 : 0;
  } else if ('tagName' in node) {
    collectElement(node, content);
  } else if ('childNodes' in node) {
    for (const child of node.childNodes) {
      collect(child, content);
    }
  }
}

function collectElement(element: Element, content: Content): void {
  const { tagName } = element;

  collectAttributes(element, content);
  collectCount(element, content);

  if (tagName === 'style') {
    content.styles += codeOf(element);
  } else if (tagName === 'script') {
    content.scripts += codeOf(element);
  } else if (!isSvgTitle(element)) {
    collectText(element, content);
  }
}

function collectText(element: Element, content: Content): void {
  const gap = INLINE.has(element.tagName) ? '' : ' ';

  content.text += gap;
  const start = content.text.length;

  for (const child of childrenOf(element)) {
    collect(child, content);
  }

  if (PREFORMATTED.has(element.tagName)) {
    content.preformatted.push(content.text.slice(start));
  }

  content.text += gap;
}

function collectAttributes({ attrs }: Element, content: Content): void {
  for (const { name, value } of attrs) {
    if (name === 'id') {
      content.ids.add(value);
    } else if (name === 'href' && value.startsWith('#')) {
      content.targets.add(value.slice(1));
    } else if (POINTERS.has(name)) {
      wordsIn(value).forEach((id) => content.targets.add(id));
    }
  }
}

function collectCount(element: Element, { elements }: Content): void {
  const { tagName } = element;
  const counts = isSvg(element)
    ? COUNTED_IN_SVG.has(tagName)
    : !NOT_COUNTED.has(tagName);

  if (counts) {
    elements.set(tagName, (elements.get(tagName) ?? 0) + 1);
  }
}

/** SVGO 3 and older remove the title of a drawing: counted as an element. */
function isSvgTitle(element: Element): boolean {
  return isSvg(element) && element.tagName === 'title';
}

function isSvg(element: Element): boolean {
  return element.namespaceURI.endsWith('/svg');
}

function isText(node: Node): node is DefaultTreeAdapterTypes.TextNode {
  return node.nodeName === '#text';
}

function isComment(node: Node): node is DefaultTreeAdapterTypes.CommentNode {
  return node.nodeName === '#comment';
}

function childrenOf(element: Element): readonly Node[] {
  return 'content' in element
    ? (element as DefaultTreeAdapterTypes.Template).content.childNodes
    : element.childNodes;
}

function codeOf(element: Element): string {
  return element.childNodes
    .filter(isText)
    .reduce((code, node) => code + node.value, '');
}

function deadTargetsOf({ ids, targets }: Content): number {
  return [...targets].filter((id) => !ids.has(id)).length;
}

/** Classes of the styles that stand in a script, word for word. */
function scriptedClassesOf({ styles, scripts }: Content): string[] {
  const names = [...styles.matchAll(/\.([a-z][\w-]*)/gi)].map(
    ([, name = '']) => name,
  );

  return [...new Set(names)].filter((name) => scripts.includes(`'${name}'`));
}

function assertSameText(before: string, after: string): void {
  if (before === after) {
    return;
  }

  let at = 0;

  while (before[at] === after[at]) {
    at += 1;
  }

  throw new Error(
    `the text changed: "${before.slice(at, at + 40)}" became "${after.slice(at, at + 40)}"`,
  );
}

function withoutSpaces(text: string): string {
  return text.replace(/[ \t\n\f\r]+/g, '');
}

function wordsOf(text: string): number {
  return wordsIn(text).length;
}

function wordsIn(text: string): string[] {
  return text.split(/[ \t\n\f\r]+/).filter(Boolean);
}
