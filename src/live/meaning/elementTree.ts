import { attributeMeanings } from './attributeMeaning';
import { contentOf, isCode } from './elements';
import { tagOf } from './inert/names';

/** The elements of a page, in the order of their start tags. */
export interface ElementTree {
  readonly elements: readonly Element[];
  /** The element that an element stands in, through a template's border too. */
  readonly parentOf: ReadonlyMap<Element, Element>;
  /** Equal numbers for elements with the same meaning, text and content. */
  readonly identityOf: ReadonlyMap<Element, number>;
  /** Its own text, without white space. */
  readonly textOf: ReadonlyMap<Element, string>;
}

/** Numbers for strings: the same number for the same string. */
export type Numbers = Map<string, number>;

/**
 * Lists what is below an element, itself first. Scripts, styles and the inside
 * of drawings are left out.
 *
 * @param numbers shared by the trees that are compared with each other
 */
export function elementTree(root: Element, numbers: Numbers): ElementTree {
  const elements: Element[] = [];
  const parentOf = new Map<Element, Element>();
  const identityOf = new Map<Element, number>();
  const textOf = new Map<Element, string>();
  const visit = (element: Element): number => {
    elements.push(element);
    let content = '';
    let text = '';
    for (const child of contentOf(element)) {
      if (child instanceof Text) {
        const written = child.data.replace(/[ \t\n\r\f]+/g, '');
        content += written;
        text += written;
      } else if (child instanceof Element && !isCode(child)) {
        parentOf.set(child, element);
        content += `<${String(visit(child))}>`;
      }
    }
    const attributes = [...attributeMeanings(element)].sort();
    const key = JSON.stringify([tagOf(element), attributes, content]);
    const identity = numbers.get(key) ?? numbers.size;
    numbers.set(key, identity);
    identityOf.set(element, identity);
    textOf.set(element, text);
    return identity;
  };
  visit(root);
  return { elements, parentOf, identityOf, textOf };
}
