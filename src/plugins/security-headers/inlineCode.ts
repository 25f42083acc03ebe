import { childrenOf, type Element, type Node, parsePage } from '../parsedPage';

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
const ADDRESSES = ['href', 'src', 'action', 'formaction', 'data', 'srcdoc'];

/**
 * Reads the inline code of a page, in its final HTML; of its templates, too, as a
 * script may take out what they keep.
 */
export function readInlineCode(html: string): InlineCode {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const styleAttributes = new Set<string>();
  const refused: string[] = [];
  const read = (node: Node): void => {
    if ('tagName' in node) {
      if (node.tagName === 'style') styles.add(textOf(node));
      if (isInlineScript(node)) scripts.add(textOf(node));
      for (const { name, value } of node.attrs) {
        if (name === 'style') styleAttributes.add(value);
        if (!isAllowed(node, name, value)) {
          refused.push(`<${node.tagName} ${name}="${value}">`);
        }
      }
    }
    for (const child of childrenOf(node)) read(child);
  };
  read(parsePage(html));
  return {
    scripts: [...scripts],
    styles: [...styles],
    styleAttributes: [...styleAttributes],
    refused,
  };
}

/** The inline code of two pages, or of many and one more. */
export function union(one: InlineCode, other: InlineCode): InlineCode {
  const both = (part: keyof InlineCode): string[] => [
    ...new Set([...one[part], ...other[part]]),
  ];
  return {
    scripts: both('scripts'),
    styles: both('styles'),
    styleAttributes: both('styleAttributes'),
    refused: both('refused'),
  };
}

const textOf = ({ childNodes }: Element): string =>
  childNodes.map((node) => ('value' in node ? node.value : '')).join('');

function attribute({ attrs }: Element, name: string): string | undefined {
  return attrs.find((each) => each.name === name)?.value;
}

const isInlineScript = (element: Element): boolean =>
  element.tagName === 'script' &&
  attribute(element, 'src') === undefined &&
  EXECUTED.test(attribute(element, 'type') ?? '');

function isAllowed(element: Element, name: string, value: string): boolean {
  if (name.startsWith('on')) return false;
  if (ADDRESSES.includes(name) && /^\s*javascript:/i.test(value)) return false;
  return !(isLoaded(element, name) && /^([a-z]+:)?\/\//i.test(value));
}

/** Whether the page itself loads what the attribute names. */
function isLoaded(element: Element, name: string): boolean {
  if (name === 'src') return true;
  return (
    element.tagName === 'link' &&
    name === 'href' &&
    /stylesheet|preload|prefetch|icon|manifest/i.test(
      attribute(element, 'rel') ?? '',
    )
  );
}
