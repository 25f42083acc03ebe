import { createSlugger, parseMarkdownHeadingId } from '@docusaurus/utils';
import type { Code, Nodes, Root, Table } from 'mdast';
import { parseInfo } from '../../code-examples/grammar';
import { parseMarkdown, withoutProofs } from '../../shared/markdown';
import { pageExtractor } from '../../shared/pageExtracts';
import { plainSlug } from '../embedded/records';
import {
  BETWEEN_ROWS,
  type IndexedDoc,
  type DocSection,
} from '../embedded/types';

/** The metadata of a page, from the docs plugin. */
export interface DocMetadata extends Omit<IndexedDoc, 'sections'> {
  readonly description: string;
}

/**
 * Reads the searchable texts of a page: paragraphs, list items, table rows,
 * summaries, and lines of its code (see `codeTexts`). Sources and results of
 * examples, whose content is invented, are left out.
 *
 * @param markdown the page's Markdown with its front matter
 */
export function readDoc(
  markdown: string,
  { description, ...metadata }: DocMetadata,
): IndexedDoc {
  const sections = sectionsOf(markdown).map((section, index) => {
    if (index > 0) return section;
    const title = section.title === '' ? metadata.title : section.title;
    return { ...section, title, texts: [description, ...section.texts] };
  });
  return { ...metadata, sections };
}

const sectionsOf = pageExtractor('sections', readSections);

/**
 * The first section is the page itself, with the texts above other headings. Its title
 * is empty if the page does not begin with a `#` heading.
 */
function readSections(tree: Root): DocSection[] {
  const slugger = createSlugger();
  type Section = DocSection & { texts: string[]; code: Code[] };
  let current: Section = { depth: 1, title: '', texts: [], code: [] };
  const sections = [current];
  for (const node of withoutProofs(tree).children) {
    if (node.type === 'heading') {
      // `{#id}` is an anchor that its author has chosen.
      const { text: title, id } = parseMarkdownHeadingId(prose(node));
      const slug = id ?? slugger.slug(title);
      const anchor = slug === plainSlug(title) ? {} : { anchor: slug };
      const { depth } = node;
      const isTitle = depth === 1 && sections.length === 1 && !current.title;
      const { texts, code } = isTitle ? current : { texts: [], code: [] };
      current = { depth, title, ...anchor, texts, code };
      if (isTitle) sections.pop();
      sections.push(current);
    } else if (node.type === 'code') current.code.push(node);
    else current.texts.push(...textsOf(node));
  }
  return sections.map(({ code, texts, ...section }) => ({
    ...section,
    texts: [...texts, ...codeTexts(code, [section.title, ...texts])],
  }));
}

/** Plain text, with a space for each line break. */
const prose = (node: Nodes): string =>
  withBreaks(node).replace(/\s+/g, ' ').trim();

function withBreaks(node: Nodes): string {
  if (node.type === 'break') return ' ';
  if (node.type === 'html') return '';
  // It is a colon and a word, which Docusaurus also turns back into text.
  if (node.type === 'textDirective') return `:${node.name}`;
  if ('children' in node) return node.children.map(withBreaks).join('');
  return 'value' in node ? node.value : '';
}

const SUMMARY = /<summary\b[^>]*>(.*?)<\/summary>/gis;

function textsOf(node: Nodes): string[] {
  switch (node.type) {
    case 'list':
      return node.children.flatMap((item) => item.children.flatMap(textsOf));
    case 'table':
      return tableTexts(node);
    case 'blockquote':
    case 'containerDirective':
      return node.children.flatMap(textsOf);
    case 'paragraph': {
      // It is the title of an admonition.
      if (node.data && 'directiveLabel' in node.data) return [];
      const text = prose(node);
      return text === '' ? [] : [text];
    }
    case 'html':
      return Array.from(node.value.matchAll(SUMMARY), ([, text = '']) =>
        prose(parseMarkdown(text.trim())),
      );
    default:
      return [];
  }
}

/** The number of words that make a cell prose. */
const PROSE_WORDS = 4;

/**
 * A row with prose is a text of its own. All other rows are one text. In tables with more
 * than two columns, whose cells are data, only the names of these rows count.
 */
function tableTexts(table: Table): string[] {
  const texts: string[] = [];
  const pairs: string[] = [];
  for (const row of table.children.slice(1)) {
    const cells = row.children.map(prose).filter((cell) => cell !== '');
    // A cell that ends with a period would end with `.:`; an ellipsis stays.
    const text = cells.join(': ').replace(/(?<!\.)\.(?=: )/g, '');
    const isPair = row.children.length === 2;
    if (cells.some((cell) => cell.split(' ').length >= PROSE_WORDS)) {
      texts.push(text);
    } else pairs.push(isPair ? text : (cells[0] ?? ''));
  }
  if (pairs.length > 0) texts.push(pairs.join(BETWEEN_ROWS));
  return texts;
}

/** Lines that are messages, by the kind of the code block. */
const MESSAGES: Readonly<Record<string, RegExp>> = {
  // The indented lines of a stack trace are not messages.
  error: /^\S/,
  // It is an error, or at least three words without HTML.
  output: /^\w*Error: |^(?!.*<\w)\w\S*(?: \S+){2,}/,
};

const NAME = /[a-z][\w-]{3,}/g;

/** The kinds of code whose names are searched for. */
const NAMED: ReadonlySet<string> = new Set(['options', 'config', 'command']);

/**
 * The searchable lines of code: messages, and lines of options, configuration and
 * commands with a name that is not yet in their section.
 */
function codeTexts(
  blocks: readonly Code[],
  said: readonly string[],
): readonly string[] {
  const namesIn = (text: string): readonly string[] =>
    text.toLowerCase().match(NAME) ?? [];
  const known = new Set(said.flatMap(namesIn));
  const messages: string[] = [];
  const named: string[] = [];
  for (const { value, lang, meta } of blocks) {
    const info = parseInfo(lang ?? '', meta ?? '');
    const kind = 'kind' in info ? info.kind : '';
    const lines = value.split('\n').map((line) => line.trimEnd());
    const message = MESSAGES[kind];
    if (message) messages.push(...lines.filter((line) => message.test(line)));
    if (!NAMED.has(kind)) continue;
    for (const line of lines) {
      const names = namesIn(line);
      if (!names.every((name) => known.has(name))) named.push(line.trim());
      for (const name of names) known.add(name);
    }
  }
  return [...messages, ...named];
}
