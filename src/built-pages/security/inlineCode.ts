import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { unseen } from '../../shared/builtPages';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

export type InlineCode = ReturnType<typeof noCode>;

// https://html.spec.whatwg.org/multipage/scripting.html#attr-script-type: any
// other type is data, which no policy restricts.
const EXECUTED =
  /^(|module|importmap|speculationrules|(text|application)\/(java|ecma)script)$/i;

// Attributes that hold an address to follow or load.
const ADDRESSES = ['href', 'src', 'action', 'formaction', 'data', 'srcdoc'];

const LOADED_LINKS = /stylesheet|preload|prefetch|icon|manifest/i;

/** Collects the inline code of pages. */
export const noCode = () => ({
  scripts: new Set<string>(),
  styles: new Set<string>(),
  styleAttributes: new Set<string>(),
  /** Code that no hash can allow, described for its author. */
  refused: new Set<string>(),
});

/** A text, and what it is. */
type InlineText = readonly [kind: keyof InlineCode, text: string];

/** What may have code; tags that cannot, with the text behind; other tags. */
const PARTS =
  /(<!--[^]*?-->|<(script|style|svg|textarea|title|template)\b[^]*?<\/\2>)|(<\/?(?:a|article|aside|b|button|code|div|em|fig\w+|h[1-6]|header|kbd|li|main|nav|ol|p|pre|section|span|strong|summary|t[dhr]|ul)(?: (?!on|style|src|action|formaction|data=|href=["']?[^#/"'])[a-z-]+(?:=(?:"[^"]*"|'[^']*'|[^\s"'<>=`]+))?)*>[^<]*)|<(?:"[^"]*"|'[^']*'|[^"'>])*>/gi;

/**
 * Finds the inline code of a page's final HTML, its templates included. Most of
 * the page is left out before it is parsed.
 *
 * @param file of the page, for messages
 * @param seen what other pages had that may have code
 */
export function inlineCode(
  html: string,
  file: string,
  seen = new Set<string>(),
): InlineText[] {
  const rest = html.replace(PARTS, (all, part?: string, _?, plain?: string) =>
    part === undefined ? (plain === undefined ? all : '') : unseen(part, seen),
  );
  let code: InlineText[] = [];
  for (const each of [rest, html]) {
    code = [];
    // With scripting disabled the content of `<noscript>` is parsed as elements.
    read(parse(each, { scriptingEnabled: false }), file, code);
    // Else a part of the code itself was left out.
    if (code.every(([, text]) => html.includes(text))) break;
  }
  // What is refused is told of each page.
  if (code.some(([kind]) => kind === 'refused')) seen.clear();
  return code;
}

function read(node: Node, file: string, code: InlineText[]): void {
  if ('tagName' in node) {
    const { tagName } = node;
    if (tagName === 'style') code.push(['styles', textOf(node)]);
    if (isInlineScript(node)) code.push(['scripts', textOf(node)]);
    for (const { name, value } of node.attrs) {
      if (name === 'style') code.push(['styleAttributes', value]);
      if (!isAllowed(node, name, value))
        code.push(['refused', `${file}: <${tagName} ${name}="${value}">`]);
    }
  }
  // The content of a template is a separate fragment.
  const parent = 'content' in node ? node.content : node;
  const children = 'childNodes' in parent ? parent.childNodes : [];
  for (const child of children) read(child, file, code);
}

const textOf = ({ childNodes }: Element): string =>
  childNodes.map((node) => ('value' in node ? node.value : '')).join('');

const attribute = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((each) => each.name === name)?.value;

const isInlineScript = (element: Element): boolean =>
  element.tagName === 'script' &&
  attribute(element, 'src') === undefined &&
  EXECUTED.test(attribute(element, 'type') ?? '');

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
