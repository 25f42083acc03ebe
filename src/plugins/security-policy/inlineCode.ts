import { type DefaultTreeAdapterTypes, parse } from 'parse5';

/** Code in a page that a policy can allow by its hash. */
export type InlineCode = readonly [
  kind: 'scripts' | 'styles' | 'styleAttributes',
  code: string,
];

/** Types of scripts that no browser runs. */
const DATA = ['application/json', 'application/ld+json'];

/** Lists the inline code of a page, including the code for readers without scripts. */
export function inlineCode(html: string): InlineCode[] {
  const found: InlineCode[] = [];
  const visit = (node: DefaultTreeAdapterTypes.Node): void => {
    if ('tagName' in node) found.push(...codeOf(node));
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  // With scripting, the content of `<noscript>` would be one text.
  visit(parse(html, { scriptingEnabled: false }));
  return found;
}

function codeOf({
  tagName,
  attrs,
  childNodes,
}: DefaultTreeAdapterTypes.Element): InlineCode[] {
  const values = new Map(attrs.map(({ name, value }) => [name, value]));
  const code = childNodes
    .map((node) => ('value' in node ? node.value : ''))
    .join('');
  const style = values.get('style');
  const found: InlineCode[] =
    style === undefined ? [] : [['styleAttributes', style]];
  if (tagName === 'style') found.push(['styles', code]);
  const runs = !values.has('src') && !DATA.includes(values.get('type') ?? '');
  if (tagName === 'script' && runs) found.push(['scripts', code]);
  return found;
}
