import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';

/** What a page would execute or apply that is not a file of the site. */
export interface InlineCode {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly styleAttributes: readonly string[];
  /** What no hash can allow, described for the one who wrote it. */
  readonly refused: readonly string[];
}

// https://html.spec.whatwg.org/multipage/scripting.html#attr-script-type: any
// other type is data, which no policy restricts.
const EXECUTED =
  /^(|module|importmap|speculationrules|(text|application)\/(java|ecma)script)$/i;

// Attributes whose address the browser follows or loads.
const ADDRESSES = ['href', 'src', 'action', 'formAction', 'data', 'srcDoc'];

/** Reads the inline code of a page, in its final HTML. */
export function readInlineCode(html: string): InlineCode {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const styleAttributes = new Set<string>();
  const refused: string[] = [];
  const tree: Root = fromHtml(html);
  visit(tree, 'element', (element) => {
    const { tagName, properties } = element;
    if (tagName === 'style') styles.add(toString(element));
    if (isInlineScript(element)) scripts.add(toString(element));
    if (typeof properties.style === 'string') {
      styleAttributes.add(properties.style);
    }
    for (const [name, value] of Object.entries(properties)) {
      const isHandler = /^on[A-Z]/.test(name);
      const isScript =
        ADDRESSES.includes(name) && /^\s*javascript:/i.test(String(value));
      const isElsewhere =
        isLoaded(element, name) && /^([a-z]+:)?\/\//i.test(String(value));
      if (isHandler || isScript || isElsewhere) {
        refused.push(`<${tagName} ${name.toLowerCase()}="${String(value)}">`);
      }
    }
  });
  return {
    scripts: [...scripts],
    styles: [...styles],
    styleAttributes: [...styleAttributes],
    refused,
  };
}

const isInlineScript = ({ tagName, properties }: Element): boolean =>
  tagName === 'script' &&
  properties.src === undefined &&
  EXECUTED.test(properties.type ?? '');

/** Whether the page itself loads what the attribute names. */
function isLoaded({ tagName, properties }: Element, name: string): boolean {
  if (name === 'src') return true;
  const relation = String(properties.rel ?? '');
  return (
    tagName === 'link' &&
    name === 'href' &&
    /stylesheet|preload|prefetch|icon|manifest/.test(relation)
  );
}
