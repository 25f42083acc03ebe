import { attributesOf, tagOf } from '../../../src/live/meaning/inert/names';

/** How names are read. */
interface Names {
  readonly tagOf: (element: Element) => string;
  readonly attributesOf: (
    element: Element,
  ) => Iterable<{ readonly name: string; readonly value: string }>;
}

const AS_THEY_ARE: Names = {
  tagOf: ({ localName }) => localName,
  attributesOf: ({ attributes }) => attributes,
};

/** Everything that a document's tree says, as text. */
export function serialize(document: Document): string {
  return linesOf(document, AS_THEY_ARE).join('\n');
}

/** The same of a document of `parseInert`, by the names of its source. */
export function serializeInert(document: Document): string {
  return linesOf(document, { tagOf, attributesOf }).join('\n');
}

function linesOf(document: Document, names: Names): string[] {
  const lines = [document.compatMode];
  const visit = (node: Node, indent: string): void => {
    if (node instanceof DocumentType) {
      const { name, publicId, systemId } = node;
      lines.push(
        `${indent}doctype ${JSON.stringify([name, publicId, systemId])}`,
      );
    } else if (node instanceof Comment) {
      lines.push(`${indent}comment ${JSON.stringify(node.data)}`);
    } else if (node instanceof CharacterData) {
      // Long text is in several nodes, cut wherever the parser was.
      const last = lines.at(-1) ?? '';
      const start = `${indent}text `;
      const isMore = last.startsWith(start) && node.previousSibling !== null;
      const before = isMore
        ? (JSON.parse(last.slice(start.length)) as string)
        : '';
      if (isMore) lines.pop();
      lines.push(start + JSON.stringify(before + node.data));
    } else if (node instanceof Element) {
      lines.push(`${indent}<${names.tagOf(node)}> ${node.namespaceURI ?? ''}`);
      for (const { name, value } of names.attributesOf(node)) {
        lines.push(`${indent}  @${name} ${JSON.stringify(value)}`);
      }
    }
    const { childNodes } =
      node instanceof HTMLTemplateElement ? node.content : node;
    for (const child of childNodes) visit(child, `${indent}  `);
  };
  visit(document, '');
  return lines;
}
