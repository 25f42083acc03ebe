import { attributeOf, tagOf } from './inert/names';

/** Attributes by which a reader knows an element again, best first. */
const TELLING = ['id', 'name', 'href', 'src', 'for', 'class', 'rel', 'type'];

/** Text in quotation marks, with white space collapsed, cut when it is long. */
export function quote(text: string, most = 60): string {
  const line = text.replace(/[ \t\n\r\f]+/g, ' ');
  // By code points, so that no character is cut in two.
  const points = Array.from(line);
  const shown =
    points.length > most ? `${points.slice(0, most - 1).join('')}…` : line;
  return `"${shown}"`;
}

/** A start tag for an element, with the attribute that tells most of it. */
export function describe(element: Element): string {
  const name = TELLING.find((telling) => attributeOf(element, telling));
  if (name === undefined) return `<${tagOf(element)}>`;
  const value = quote(attributeOf(element, name) ?? '', 40);
  return `<${tagOf(element)} ${name}=${value}>`;
}

/** The element as {@link describe} tells it, with the text that it holds. */
export function describeWithText(element: Element): string {
  const text = textOf(element).trim();
  return text === ''
    ? describe(element)
    : `${describe(element)} with the text ${quote(text, 40)}`;
}

function textOf(element: Element): string {
  return element instanceof HTMLTemplateElement
    ? element.content.textContent
    : element.textContent;
}
