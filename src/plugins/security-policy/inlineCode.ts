import { finished } from 'node:stream/promises';
import { SAXParser, type StartTag } from 'parse5-sax-parser';

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
  /** Code that no hash can allow, described for its author. */
  refused: new Set<string>(),
});

/** A text, and what it is. */
export type InlineText = readonly [kind: keyof InlineCode, text: string];

/**
 * Finds the inline code of a page's final HTML, its templates included.
 *
 * @param file of the page, for messages
 */
export async function inlineCode(
  html: string,
  file: string,
): Promise<InlineText[]> {
  const code: InlineText[] = [];
  /** The text of the open element, if it is code. */
  let open:
    { readonly kind: keyof InlineCode | 'html'; text: string } | undefined;
  const noScript: string[] = [];
  const close = (): void => {
    if (open?.kind === 'html') noScript.push(open.text);
    else if (open) code.push([open.kind, open.text]);
    open = undefined;
  };
  const parser = new SAXParser();
  parser.on('startTag', (tag) => {
    close();
    const kind = kindOf(tag);
    if (kind) open = { kind, text: '' };
    for (const { name, value } of tag.attrs) {
      if (name === 'style') code.push(['styleAttributes', value]);
      if (!isAllowed(tag, name, value))
        code.push(['refused', `${file}: <${tag.tagName} ${name}="${value}">`]);
    }
  });
  parser.on('text', ({ text }) => {
    if (open) open.text += text;
  });
  parser.on('endTag', close);
  parser.end(html);
  await finished(parser.resume());
  close();
  for (const each of noScript) code.push(...(await inlineCode(each, file)));
  return code;
}

/** What the text of an element is, if it has code. */
function kindOf(tag: StartTag): keyof InlineCode | 'html' | undefined {
  if (tag.tagName === 'style') return 'styles';
  // Parsed as one text, as if scripts were enabled.
  if (tag.tagName === 'noscript') return 'html';
  const isInlineScript =
    tag.tagName === 'script' &&
    attribute(tag, 'src') === undefined &&
    EXECUTED.test(attribute(tag, 'type') ?? '');
  return isInlineScript ? 'scripts' : undefined;
}

const attribute = ({ attrs }: StartTag, name: string): string | undefined =>
  attrs.find((each) => each.name === name)?.value;

function isAllowed(element: StartTag, name: string, value: string): boolean {
  if (name.startsWith('on')) return false;
  if (ADDRESSES.includes(name) && /^\s*javascript:/i.test(value)) return false;
  const isLoaded =
    name === 'src' ||
    (element.tagName === 'link' &&
      name === 'href' &&
      LOADED_LINKS.test(attribute(element, 'rel') ?? ''));
  return !(isLoaded && /^([a-z]+:)?\/\//i.test(value));
}
