import { createSlugger } from '@docusaurus/utils';
import type { Code, Nodes, Table } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { parseInfo } from '../../examples/grammar';
import { parseMarkdown } from '../../shared/markdown';
import { plainSlug } from '../embedded/records';
import type { IndexedDoc, DocSection } from '../embedded/types';

/**
 * Reads the searchable texts of a page: paragraphs, list items, table rows, and
 * parts of its code (see `codeTexts`). Sources and results of examples, whose
 * content is invented, are left out.
 *
 * @param markdown the page's Markdown with its front matter
 * @throws Error when the page has no heading or no text
 */
export function readDoc(
  markdown: string,
  { title, description, keywords, permalink }: DocFacts,
): IndexedDoc {
  const slugger = createSlugger();
  const sections: (DocSection & { texts: string[]; code: Code[] })[] = [];
  for (const node of parseMarkdown(markdown).children) {
    if (node.type === 'heading') {
      const heading = plain(node);
      const anchor = slugger.slug(heading);
      sections.push({
        depth: node.depth,
        title: heading,
        ...(anchor !== plainSlug(heading) && { anchor }),
        texts: node.depth === 1 ? [description] : [],
        code: [],
      });
      continue;
    }
    const current = sections.at(-1);
    if (node.type === 'code') current?.code.push(node);
    else current?.texts.push(...textsOf(node));
  }
  if (!sections.some(({ texts }) => texts.length > 0)) {
    throw new Error(
      `${permalink}: the page has nothing to find, no heading with text below it.`,
    );
  }
  return {
    title,
    keywords,
    permalink,
    sections: sections.map(({ code, texts, ...section }) => ({
      ...section,
      ...splitTexts([
        ...texts,
        ...codeTexts(code, [section.title, ...texts].join(' ')),
      ]),
    })),
  };
}

/** The texts of a section in the first part of the index. */
const FIRST_TEXTS = 5;

/** The first part omits sentences that introduce examples. */
function splitTexts(
  all: readonly string[],
): Pick<DocSection, 'texts'> & { readonly more: readonly string[] } {
  const texts = all.filter((text) => !text.endsWith(':')).slice(0, FIRST_TEXTS);
  return { texts, more: all.filter((text) => !texts.includes(text)) };
}

/** The metadata of a page. */
export interface DocFacts extends Omit<IndexedDoc, 'sections'> {
  readonly description: string;
}

// The syntax of admonitions, which this parser does not know.
const ADMONITION = /^:::(?:\w+(?:\[.*?\])? ?)?| ?:::$/g;

const plain = (node: Nodes): string =>
  toString(node, { includeImageAlt: false, includeHtml: false })
    .replace(/\s+/g, ' ')
    .trim();

/** As `plain`, but with a space for each line break. */
const prose = (node: Nodes): string =>
  withBreaks(node).replace(/\s+/g, ' ').trim();

function withBreaks(node: Nodes): string {
  if (node.type === 'break') return ' ';
  if (node.type === 'html') return /^<br\b/i.test(node.value) ? ' ' : '';
  if ('children' in node) return node.children.map(withBreaks).join('');
  return 'value' in node ? node.value : '';
}

function textsOf(node: Nodes): string[] {
  switch (node.type) {
    case 'list':
      return node.children.flatMap((item) => item.children.flatMap(textsOf));
    case 'table':
      return tableTexts(node);
    case 'blockquote':
      return node.children.flatMap(textsOf);
    case 'paragraph': {
      const text = prose(node).replace(ADMONITION, '');
      return text === '' ? [] : [text];
    }
    default:
      return [];
  }
}

/** A cell with fewer words is a value. */
const PROSE_WORDS = 4;

/**
 * A row with prose is a text of its own. The other rows of a table of two
 * columns are one text together. In wider tables they are only data.
 */
function tableTexts(table: Table): string[] {
  const texts: string[] = [];
  const pairs: string[] = [];
  for (const row of table.children.slice(1)) {
    const cells = row.children.map(prose).filter((cell) => cell !== '');
    const text = cells.join(': ');
    if (cells.some((cell) => cell.split(' ').length >= PROSE_WORDS)) {
      texts.push(text);
    } else if (row.children.length === 2) pairs.push(text);
  }
  if (pairs.length > 0) texts.push(pairs.join(' · '));
  return texts;
}

// Three words or more, without HTML.
const MESSAGE = /^(?!.*<\w)\w\S*(?: \S+){2,}/;
const NAME = /[A-Za-z][\w-]{3,}/g;
const IDENTIFIER = /\b[a-z]+[A-Z]\w+|\b[a-z]\w+(?:-\w+)+/g;

/**
 * The searchable parts of code: messages, and names in options, configuration,
 * commands and programs, unless the prose has them.
 */
function codeTexts(blocks: readonly Code[], prose: string): string[] {
  const known = new Set(prose.toLowerCase().match(NAME));
  const messages: string[] = [];
  const names: string[] = [];
  for (const { value, lang, meta } of blocks) {
    const info = parseInfo(lang ?? '', meta ?? '');
    const kind = 'kind' in info ? info.kind : '';
    if (kind === 'error' || kind === 'output') {
      messages.push(...value.split('\n').filter((line) => MESSAGE.test(line)));
    }
    const pattern = PATTERNS[kind];
    if (pattern === undefined) continue;
    for (const [name] of value.matchAll(pattern)) {
      if (known.has(name.toLowerCase())) continue;
      known.add(name.toLowerCase());
      names.push(name);
    }
  }
  return [...messages, ...(names.length > 0 ? [names.join(', ')] : [])];
}

const PATTERNS: Readonly<Record<string, RegExp>> = {
  options: NAME,
  config: NAME,
  command: NAME,
  file: IDENTIFIER,
  program: IDENTIFIER,
};
