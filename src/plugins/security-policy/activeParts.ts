import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;

/**
 * Something that acts on a page or its reader: code that a policy can allow by its hash,
 * a tag that the website's own pages may have, or a tag that no policy can allow.
 */
export type ActivePart = readonly [
  kind: 'scripts' | 'styles' | 'styleAttributes' | 'tags' | 'refused',
  text: string,
];

/** Types of scripts that no browser runs. */
const DATA = ['application/json', 'application/ld+json'];

/** Elements that load or send something, or change where addresses lead. */
const TAGS = /^(?:iframe|frame|object|embed|base|form)$/;

/** An address that runs, as browsers read it. */
const RUNNING = /^[\0-\x20]*j\s*a\s*v\s*a\s*s\s*c\s*r\s*i\s*p\s*t\s*:/i;

const OWN = 'https://page.invalid';

/**
 * Lists what is active in a page's HTML, what is in its templates and for readers without
 * scripts included.
 */
export function activeParts(html: string): ActivePart[] {
  const parts: ActivePart[] = [];
  const visit = (node: DefaultTreeAdapterTypes.Node): void => {
    if ('tagName' in node) parts.push(...partsOf(node));
    if ('content' in node) visit(node.content);
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  // Otherwise the content of `<noscript>` is one text.
  visit(parse(html, { scriptingEnabled: false }));
  return parts;
}

function partsOf({ tagName, attrs, childNodes }: Element): ActivePart[] {
  const values = new Map(attrs.map(({ name, value }) => [name, value]));
  const written = attrs.map(({ name, value }) => ` ${name}="${value}"`);
  const tag = `<${tagName}${written.join('')}>`;
  const text = childNodes.map((node) => ('value' in node ? node.value : ''));
  const parts: ActivePart[] = attrs.flatMap(({ name, value }) =>
    name.startsWith('on') || RUNNING.test(value) ? [['refused', tag]] : [],
  );
  const src = values.get('src');
  if (src !== undefined && isForeign(src)) parts.push(['refused', tag]);
  const style = values.get('style');
  if (style !== undefined) parts.push(['styleAttributes', style]);
  if (tagName === 'style') parts.push(['styles', text.join('')]);
  if (tagName === 'script' && src !== undefined) parts.push(['tags', tag]);
  else if (tagName === 'script' && !DATA.includes(values.get('type') ?? ''))
    parts.push(['scripts', text.join('')]);
  if (TAGS.test(tagName) || values.has('http-equiv')) parts.push(['tags', tag]);
  return parts;
}

/** Whether an address leads to another host; one of `data:` leads to none. */
const isForeign = (address: string): boolean =>
  URL.canParse(address, OWN) &&
  ![OWN, 'null'].includes(new URL(address, OWN).origin);
