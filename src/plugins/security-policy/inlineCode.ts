import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;

export type InlineCode = ReturnType<typeof emptyInlineCode>;

// https://html.spec.whatwg.org/multipage/scripting.html#attr-script-type: any
// other type is data, which no policy restricts.
const EXECUTED =
  /^(|module|importmap|speculationrules|(text|application)\/(java|ecma)script)$/i;

// Attributes that hold an address to follow or load.
const ADDRESSES = ['href', 'src', 'action', 'formaction', 'data', 'srcdoc'];

const LOADED_LINKS = /stylesheet|preload|prefetch|icon|manifest/i;

/** Collects the inline code of pages. */
export const emptyInlineCode = () => ({
  scripts: new Set<string>(),
  styles: new Set<string>(),
  styleAttributes: new Set<string>(),
});

/** A text, and what it is; or a tag that no hash can allow. */
export type InlineText = readonly [
  kind: keyof InlineCode | 'refused',
  text: string,
];

/**
 * Finds the inline code of a page's final HTML, that of its templates and for readers
 * without scripts included.
 */
export function inlineCode(html: string): InlineText[] {
  const code: InlineText[] = [];
  const visit = (node: DefaultTreeAdapterTypes.Node): void => {
    if ('tagName' in node) code.push(...codeOf(node));
    if ('content' in node) visit(node.content);
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  // Otherwise the content of `<noscript>` is one text.
  visit(parse(html, { scriptingEnabled: false }));
  return code;
}

function codeOf(element: Element): InlineText[] {
  const { tagName, attrs, childNodes } = element;
  const code = attrs.flatMap(({ name, value }): InlineText[] => [
    ...(name === 'style' ? [['styleAttributes', value] as const] : []),
    ...(isAllowed(element, name, value)
      ? []
      : [['refused', `<${tagName} ${name}="${value}">`] as const]),
  ]);
  const isScript =
    tagName === 'script' &&
    attribute(element, 'src') === undefined &&
    EXECUTED.test(attribute(element, 'type') ?? '');
  if (isScript || tagName === 'style') {
    const texts = childNodes.map((node) => ('value' in node ? node.value : ''));
    code.push([isScript ? 'scripts' : 'styles', texts.join('')]);
  }
  return code;
}

const attribute = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((each) => each.name === name)?.value;

function isAllowed(element: Element, name: string, value: string): boolean {
  if (name.startsWith('on')) return false;
  if (ADDRESSES.includes(name) && /^\s*javascript:/i.test(value)) return false;
  const isLoaded =
    name === 'src' ||
    (element.tagName === 'link' &&
      name === 'href' &&
      LOADED_LINKS.test(attribute(element, 'rel') ?? ''));
  return !(isLoaded && /^([a-z]+:)?\/\//i.test(value));
}
