import { type DefaultTreeAdapterTypes, parse, type Token } from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;

export type InlineCode = ReturnType<typeof emptyInlineCode>;

/** JavaScript by https://mimesniff.spec.whatwg.org/#javascript-mime-type. */
const JAVASCRIPT =
  /^(?:(?:application|text)\/(?:x-)?(?:java|ecma)script|text\/(?:javascript1\.[0-5]|jscript|livescript))$/;

/** Other types that a policy restricts. */
const RESTRICTED = ['module', 'importmap', 'speculationrules'];

/** Attributes that hold an address to follow or load, or several. */
const ADDRESSES = [
  ...['href', 'src', 'srcset', 'imagesrcset', 'poster', 'data'],
  ...['action', 'formaction'],
];

/** `rel` of links whose address is loaded. */
const LOADED_LINKS = /stylesheet|preload|prefetch|icon|manifest/i;

/** Elements whose `href` is loaded. */
const LOADED_HREFS = /^(?:image|feImage|script|use)$/;

/** Elements whose address is one of a picture; it may stand in the page. */
const PICTURES = /^(?:img|image|feImage|input|source)$/;

/** Collects the inline code of pages. */
export const emptyInlineCode = () => ({
  scripts: new Set<string>(),
  styles: new Set<string>(),
  styleAttributes: new Set<string>(),
});

/** An inline text with its type; or a tag that no hash can allow. */
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
  const code = attrs.flatMap((attr): InlineText[] => [
    ...(attr.name === 'style'
      ? [['styleAttributes', attr.value] as const]
      : []),
    ...refusedOf(element, attr),
  ]);
  const isScript =
    tagName === 'script' &&
    !attrs.some(({ name }) => ['src', 'href'].includes(name)) &&
    isRestricted(element);
  if (isScript || tagName === 'style') {
    const texts = childNodes.map((node) => ('value' in node ? node.value : ''));
    code.push([isScript ? 'scripts' : 'styles', texts.join('')]);
  }
  return code;
}

const attribute = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((each) => each.name === name)?.value;

/** By https://html.spec.whatwg.org/multipage/scripting.html#prepare-the-script-element. */
function isRestricted(script: Element): boolean {
  const type = attribute(script, 'type');
  const language = attribute(script, 'language') ?? '';
  if (type === '' || (type === undefined && language === '')) return true;
  const kind = (type?.trim() ?? `text/${language}`).toLowerCase();
  return JAVASCRIPT.test(kind) || RESTRICTED.includes(kind);
}

/** A tag with an attribute that no policy can allow. */
function refusedOf(
  element: Element,
  { name, value }: Token.Attribute,
): InlineText[] {
  const tag = `<${element.tagName} ${name}="${value}">`;
  if (name.startsWith('on') || name === 'srcdoc') return [['refused', tag]];
  if (!ADDRESSES.includes(name)) return [];
  const isRefused = addressesIn(name, value).some((address) =>
    isLoaded(element, name)
      ? !isOwn(address) &&
        !(address.protocol === 'data:' && isPicture(element, name))
      : address.protocol === 'javascript:',
  );
  return isRefused ? [['refused', tag]] : [];
}

/** The addresses in an attribute, as a browser reads them. */
function addressesIn(name: string, value: string): URL[] {
  const texts = name.endsWith('srcset')
    ? value.split(/\s+/).map((text) => text.replace(/^,+|,+$/g, ''))
    : [value];
  // `https:host` is another host on a page that came by http, and a path on one by https.
  return texts.flatMap((text) =>
    PAGES.flatMap((page) =>
      URL.canParse(text, page) ? new URL(text, page) : [],
    ),
  );
}

/** Base addresses, one per protocol, on a host that no page has. */
const PAGES = ['https://page.invalid', 'http://page.invalid'];

const isOwn = ({ origin }: URL): boolean => PAGES.includes(origin);

const isLoaded = (element: Element, name: string): boolean =>
  name !== 'href' ||
  LOADED_HREFS.test(element.tagName) ||
  (element.tagName === 'link' &&
    LOADED_LINKS.test(attribute(element, 'rel') ?? ''));

const isPicture = (element: Element, name: string): boolean =>
  name === 'poster' ||
  PICTURES.test(element.tagName) ||
  /icon/i.test(attribute(element, 'rel') ?? '');
