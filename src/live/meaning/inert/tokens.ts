/*
 * HTML's tokens, as far as one has to tell them apart to find the tags.
 * https://html.spec.whatwg.org/multipage/parsing.html#tokenization
 */

/** A start or an end tag in a source. */
export interface Tag {
  /** In lower case. */
  readonly name: string;
  readonly isEnd: boolean;
  readonly isSelfClosing: boolean;
  /** Where its name begins, and where it has ended. */
  readonly nameAt: number;
  readonly nameEnd: number;
  /** After its `>`. */
  readonly end: number;
  /** Names in lower case, duplicates too. */
  readonly attributes: readonly {
    readonly name: string;
    readonly at: number;
  }[];
}

// A carriage return is a line feed before the tokenizer sees it.
const TAG_NAME = /<(\/?)([a-z][^\t\n\f\r />]*)/iy;
const SEPARATOR = /[\t\n\f\r /]*/y;
// An attribute's name can begin with "=". A quote that nothing closes takes all
// that is left, and so does the tag: then there is none.
const ATTRIBUTE =
  /([^\t\n\f\r />][^\t\n\f\r />=]*)(?:[\t\n\f\r ]*=[\t\n\f\r ]*(?:"[^"]*(?:"|$)|'[^']*(?:'|$)|[^\t\n\f\r >"'][^\t\n\f\r >]*)?)?/y;

const COMMENT = /<!--(?:-?>|[^]*?(?:--!?>|$))/y;
const CDATA = /<!\[CDATA\[/y;
/** Doctypes, and what becomes a comment: `<!x>`, `<?x>`, `</ x>`. */
const DECLARATION = /<(?:[!?]|\/[^>])[^>]*(?:>|$)/y;

/** What begins at a `<`. */
export type TokenKind = 'tag' | 'cdata' | 'other' | 'text';

/**
 * Tells what begins at a `<` outside of raw text.
 *
 * @returns its end too, where it is neither a tag nor CDATA, which only counts
 *   in drawings and formulas
 */
export function tokenAt(
  html: string,
  at: number,
): { readonly kind: TokenKind; readonly end: number } {
  if (matchAt(TAG_NAME, html, at)) return { kind: 'tag', end: at };
  if (matchAt(CDATA, html, at)) return { kind: 'cdata', end: at };
  const [other] =
    matchAt(COMMENT, html, at) ?? matchAt(DECLARATION, html, at) ?? [];
  return other === undefined
    ? { kind: 'text', end: at + 1 }
    : { kind: 'other', end: at + other.length };
}

/**
 * Reads a tag.
 *
 * @param at where its `<` is
 * @returns `undefined` when the source ends in it, which makes nothing of it
 */
export function tagAt(html: string, at: number): Tag | undefined {
  const [, slash = '', written = ''] = matchAt(TAG_NAME, html, at) ?? [];
  const nameAt = at + 1 + slash.length;
  const nameEnd = nameAt + written.length;
  const attributes: Tag['attributes'][number][] = [];
  for (let here = nameEnd; ;) {
    const [separator = ''] = matchAt(SEPARATOR, html, here) ?? [];
    here += separator.length;
    if (here >= html.length) return undefined;
    if (html[here] === '>') {
      return {
        name: written.toLowerCase(),
        isEnd: slash !== '',
        isSelfClosing: separator.endsWith('/'),
        nameAt,
        nameEnd,
        end: here + 1,
        attributes,
      };
    }
    const [whole = '', name = ''] = matchAt(ATTRIBUTE, html, here) ?? [];
    attributes.push({ name: name.toLowerCase(), at: here });
    here += whole.length;
  }
}

/** Where a bogus comment or CDATA ends that begins with `<![CDATA[`. */
export function cdataEnd(html: string, at: number, isCdata: boolean): number {
  const mark = isCdata ? ']]>' : '>';
  const end = html.indexOf(mark, at);
  return end < 0 ? html.length : end + mark.length;
}

/** Elements that hold text instead of markup, where scripts do not run. */
const RAW =
  /^(?:iframe|noembed|noframes|plaintext|script|style|textarea|title|xmp)$/;

/** Whether an HTML element of that name holds text instead of markup. */
export function isRaw(name: string): boolean {
  return RAW.test(name);
}

/**
 * Where the text of an element ends that holds no markup: at its end tag, or
 * with the source.
 *
 * @param from after its start tag
 */
export function rawEnd(html: string, from: number, name: string): number {
  if (name === 'plaintext') return html.length;
  if (name === 'script') return scriptEnd(html, from);
  const end = new RegExp(`</${name}(?=[\\t\\n\\f\\r />])`, 'gi');
  end.lastIndex = from;
  return end.exec(html)?.index ?? html.length;
}

/** https://html.spec.whatwg.org/multipage/scripting.html#restrictions-for-contents-of-script-elements */
function scriptEnd(html: string, from: number): number {
  const marks = /<!--|-->|<(\/?)script(?=[\t\n\f\r />])/gi;
  marks.lastIndex = from;
  // In a comment; in a script inside of that comment, whose end tag ends no more.
  let isEscaped = false;
  let isInner = false;
  for (let mark = marks.exec(html); mark; mark = marks.exec(html)) {
    const [text, slash] = mark;
    if (text === '<!--') {
      if (!isEscaped) isInner = false;
      isEscaped = true;
      // Its dashes can be those of the end: `<!-->`.
      marks.lastIndex -= 2;
    } else if (text === '-->') {
      isEscaped = false;
    } else if (slash === '') {
      if (isEscaped) isInner = true;
    } else if (isEscaped && isInner) {
      isInner = false;
    } else {
      return mark.index;
    }
  }
  return html.length;
}

/** @param expression sticky */
function matchAt(
  expression: RegExp,
  text: string,
  at: number,
): RegExpExecArray | null {
  expression.lastIndex = at;
  return expression.exec(text);
}
