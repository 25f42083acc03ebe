import {
  ErrorCodes,
  foreignContent,
  type ParserError,
  type Token,
  type TokenHandler,
  Tokenizer,
  TokenizerMode,
} from 'parse5';
import { short, truncate } from '../../plugins/shared/text';

/** A start tag, a comment, or a text between tags. */
export type Markup =
  | {
      readonly tag: string;
      /** A list of classes is sorted, as a minifier may do it. */
      readonly attributes: ReadonlyMap<string, string>;
    }
  | { readonly comment: string }
  | { readonly text: string };

/** The content of a page that must survive minification. */
export type PageContent = Readonly<Omit<Reader, keyof TokenHandler>>;

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Elements that do not end a word: inline ones, and code, which is not shown. */
const INLINE = words(
  'a abbr acronym b bdi bdo big cite code data del dfn em font i ins kbd label mark nobr output q ruby s samp script slot small span strike strong style sub sup time tt u var wbr',
);

/** Elements with optional tags, or that a minifier may merge. */
const NOT_COUNTED = words('html head body colgroup tbody style');

/** The elements of SVG that count. SVGO merges shapes. */
const COUNTED_IN_SVG = words('svg title desc');

/** The elements of SVG that contain HTML. */
const HTML_IN_SVG = words('foreignobject desc title');

/** A reference in a style sheet or an attribute. */
const URL_TARGET = /url\(\s*["']?#([^"')\s]+)/g;

/** A possible id in a script: `'#menu a'`, `'menu'`. */
const SCRIPT_TARGET = /(?:#|(?<=["'`])(?=[\w-]+["'`]))([\w-]+)/g;

/** Tags of template languages such as Vue, Handlebars, Jinja and ERB. */
const TEMPLATE_TAG = /\{\{[^{}]*\}\}|\{%[^%]*%\}|<%[^%]*%>/g;

const POINTERS = words(
  'for list popovertarget aria-activedescendant aria-controls aria-describedby aria-details aria-errormessage aria-flowto aria-labelledby aria-owns',
);

/** The tokenizer's modes for elements that contain only text. */
const TEXT_MODES = [
  [TokenizerMode.RCDATA, words('title textarea')],
  [TokenizerMode.RAWTEXT, words('style xmp iframe noembed noframes')],
  [TokenizerMode.SCRIPT_DATA, words('script')],
  [TokenizerMode.PLAINTEXT, words('plaintext')],
] as const;

/** The mode in which the tokenizer continues after a start tag of HTML. */
export const modeAfter = (name: string) =>
  TEXT_MODES.find(([, names]) => names.has(name))?.[0] ?? TokenizerMode.DATA;

/**
 * Reads a page without executing or fetching anything.
 *
 * It takes linear time, as it builds no tree: parse5 takes minutes for a tree
 * of 80 kB of `<font size=1><p><font size=2><p>…`.
 */
export const readPage = (html: string): PageContent => new Reader(html);

class Reader implements TokenHandler {
  /** Text without scripts and styles, with a space at each block's boundary. */
  text = '';
  /** Descriptions such as `<i class="icon">` by the name of the element. */
  readonly elements = new Map<string, string[]>();
  /** The contents of `pre` and `textarea` elements. */
  readonly preformatted: readonly string[];
  /** The ids of elements and the names of anchors. */
  readonly ids = new Set<string>();
  /** The ids that several elements have. */
  readonly sharedIds = new Set<string>();
  /** The ids that links, labels, ARIA attributes, `url(#…)` and scripts point to. */
  readonly targets = new Set<string>();
  /** For example `[if lt IE 9]`. */
  readonly conditions: string[] = [];
  /** All other comments, and code that browsers read as comments: `<?php … ?>`. */
  readonly comments: string[] = [];
  /** For example `<p onclick>`. */
  readonly handlers: string[] = [];
  /** Template tags such as `{{ name }}`, and a tag that the page does not close. */
  readonly unparsed: string[];
  /** Attributes with a quote in their name, because another one ended too early. */
  readonly brokenTags: string[] = [];
  /** All tags, comments and texts, in the order of the page. */
  readonly markup: Markup[] = [];
  /** Styles; scripts and event handlers. */
  readonly code = { style: '', script: '' };
  // It is marked as internal, but parse5 has no other way to read tags without
  // building a tree, and hast-util-raw uses it as well.
  readonly #tokenizer = new Tokenizer({}, this);
  /** The positions of preformatted text in `text`. */
  readonly #ranges: [start: number, end: number][] = [];
  /** The outermost open elements whose content is preformatted. */
  readonly #open = new Map([
    ['pre', { depth: 0, start: 0 }],
    ['textarea', { depth: 0, start: 0 }],
  ]);
  /** The open `svg` elements, and elements in them that contain HTML. */
  readonly #svg: string[] = [];
  #openCode: 'style' | 'script' | undefined;
  #endsInTag = false;
  /** The text to which the next characters belong. */
  #openText: { text: string } | undefined;

  constructor(html: string) {
    this.unparsed = html.match(TEMPLATE_TAG) ?? [];
    this.#tokenizer.write(html, true);
    for (const { depth, start } of this.#open.values()) {
      if (depth > 0) this.#ranges.push([start, this.text.length]);
    }
    // The parser drops a line break after the start tag.
    this.preformatted = this.#ranges
      .map(([start, end]) => this.text.slice(start, end).replace(/^\n/, ''))
      .filter((text) => text !== '');
    this.#readTargets(this.code.style, URL_TARGET);
    this.#readTargets(this.code.script, SCRIPT_TARGET);
    if (this.#endsInTag) this.unparsed.push(`…${html.slice(-39)}`);
  }

  onStartTag(tag: Token.TagToken): void {
    if (this.#isInSvg() && foreignContent.causesExit(tag)) {
      while (this.#isInSvg()) this.#svg.pop();
    }
    const name = tag.tagName;
    const isSvg = name === 'svg' || this.#isInSvg();
    if (isSvg ? COUNTED_IN_SVG.has(name) : !NOT_COUNTED.has(name)) {
      const others = this.elements.get(name) ?? [];
      this.elements.set(name, others);
      others.push(describe(tag));
    }
    this.#readAttributes(tag);
    this.#openText = undefined;
    this.markup.push(markupOf(tag));
    if (endsWord(name)) this.text += ' ';
    if (!isSvg) {
      this.#tokenizer.state = modeAfter(name);
      const open = this.#open.get(name);
      if (open && (open.depth += 1) === 1) open.start = this.text.length;
    }
    if (isSvg && tag.selfClosing) return;
    if (name === 'style' || name === 'script') this.#openCode = name;
    if (isSvg && (name === 'svg' || HTML_IN_SVG.has(name))) {
      this.#svg.push(name);
    }
    this.#tokenizer.inForeignNode = this.#isInSvg();
  }

  onEndTag({ tagName: name }: Token.TagToken): void {
    if (name === this.#openCode) {
      this.code[name] += '\n';
      this.#openCode = undefined;
    }
    if (name === this.#svg.at(-1)) this.#svg.pop();
    this.#tokenizer.inForeignNode = this.#isInSvg();
    const open = this.#open.get(name);
    if (open && open.depth > 0 && (open.depth -= 1) === 0) {
      this.#ranges.push([open.start, this.text.length]);
    }
    if (endsWord(name)) this.text += ' ';
    // The next characters begin a new text.
    this.#openText = undefined;
  }

  onCharacter({ chars }: Token.CharacterToken): void {
    if (this.#openText) this.#openText.text += chars;
    else this.markup.push((this.#openText = { text: chars }));
    if (this.#openCode) this.code[this.#openCode] += chars;
    // SVGO 3 and older remove titles, which count as elements.
    else if (this.#svg.at(-1) !== 'title') this.text += chars;
  }

  onWhitespaceCharacter(token: Token.CharacterToken): void {
    this.onCharacter(token);
  }

  onComment({ data }: Token.CommentToken): void {
    this.#openText = undefined;
    this.markup.push({ comment: data });
    if (/^\[if\b/.test(data)) {
      this.conditions.push(data.slice(0, data.indexOf(']') + 1 || 40));
    } else if (!data.endsWith('[endif]')) {
      const [start, end] = data.startsWith('?') ? ['<', '>'] : ['<!--', '-->'];
      const comment = [start, data.replace(/[ \t\n\f\r]+/g, ' '), end];
      this.comments.push(short(comment.join('')));
    }
  }

  onParseError({ code }: ParserError): void {
    this.#endsInTag ||= code === ErrorCodes.eofInTag;
  }

  // Browsers drop null characters, and the constructor closes what is open at the end.
  readonly onDoctype = ignore;
  readonly onNullCharacter = ignore;
  readonly onEof = ignore;

  #isInSvg(): boolean {
    return this.#svg.at(-1) === 'svg';
  }

  #readAttributes({ tagName, attrs }: Token.TagToken): void {
    const ids = attrs.filter(
      ({ name }) => name === 'id' || (name === 'name' && tagName === 'a'),
    );
    for (const id of new Set(ids.map(({ value }) => value))) {
      if (this.ids.has(id)) this.sharedIds.add(id);
      this.ids.add(id);
    }
    for (const { name, value } of attrs) {
      if (name.includes('"') || name.includes("'"))
        this.brokenTags.push(`<${tagName} ${truncate(name, 40)}>`);
      this.#readTargets(value, URL_TARGET);
      if (/^(xlink:)?href$/.test(name) && value.startsWith('#')) {
        this.targets.add(value.slice(1));
      } else if (POINTERS.has(name)) {
        for (const id of wordsIn(value)) this.targets.add(id);
      } else if (name.startsWith('on')) {
        this.code.script += `${value}\n`;
        if (value.trim() !== '') this.handlers.push(`<${tagName} ${name}>`);
      }
    }
  }

  #readTargets(text: string, pattern: RegExp): void {
    for (const [, id = ''] of text.matchAll(pattern)) this.targets.add(id);
  }
}

const ignore = (): void => undefined;

/** Whether an element is not inline. Custom elements are inline by default. */
function endsWord(name: string): boolean {
  return !INLINE.has(name) && !name.includes('-');
}

/** A start tag with the attribute that identifies the element best. */
function describe({ tagName, attrs }: Token.TagToken): string {
  for (const telling of ['id', 'name', 'class']) {
    const { value = '' } = attrs.find(({ name }) => name === telling) ?? {};
    // They are sorted, because a minifier may sort classes.
    const shown = truncate(wordsIn(value).sort().join(' '), 40);
    if (shown !== '') return `<${tagName} ${telling}="${shown}">`;
  }
  return `<${tagName}>`;
}

const markupOf = ({ tagName, attrs }: Token.TagToken): Markup => ({
  tag: tagName,
  attributes: new Map(
    attrs.map(({ name, value }) => [
      name,
      name === 'class' ? [...new Set(wordsIn(value))].sort().join(' ') : value,
    ]),
  ),
});

function wordsIn(text: string): string[] {
  return text.split(/[ \t\n\f\r]+/).filter(Boolean);
}
