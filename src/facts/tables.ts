import type { List, PhrasingContent, Table as MdastTable } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { parseMarkdown } from '../shared/markdown';

/** A cell of a table, an item of a list, or a paragraph. */
export interface Cell {
  readonly text: string;
  /** Its code spans. */
  readonly code: readonly string[];
  /** Its text with a `§` in place of each code span. */
  readonly shape: string;
  /** The texts of its links. */
  readonly links: readonly string[];
  /** Where they lead, as the page has it. */
  readonly targets: readonly string[];
}

export interface Row {
  readonly file: string;
  readonly line: number;
  readonly cells: readonly Cell[];
}

/** What stands under one heading of a page. */
export interface Chapter {
  readonly heading: string;
  readonly depth: number;
  readonly file: string;
  readonly line: number;
  readonly paragraphs: readonly Row[];
  readonly tables: readonly (readonly Row[])[];
  /** The items of numbered lists, each a row of one cell. */
  readonly lists: readonly (readonly Row[])[];
  /** The items of lists with bullets, likewise. */
  readonly bullets: readonly (readonly Row[])[];
}

/** Reads a page's headings with the tables and lists under them. */
export function readChapters(markdown: string, file: string): Chapter[] {
  const chapters: {
    -readonly [
      Key in keyof Chapter
    ]: Chapter[Key] extends readonly (infer Item)[] ? Item[] : Chapter[Key];
  }[] = [];
  for (const node of parseMarkdown(markdown).children) {
    const line = node.position?.start.line ?? 0;
    const chapter = chapters.at(-1);
    if (node.type === 'heading') {
      const { depth } = node;
      const heading = toString(node);
      const lists = { paragraphs: [], tables: [], lists: [], bullets: [] };
      chapters.push({ heading, depth, file, line, ...lists });
    } else if (node.type === 'table') {
      chapter?.tables.push(rowsOf(node, file));
    } else if (node.type === 'list') {
      const lists = node.ordered ? chapter?.lists : chapter?.bullets;
      lists?.push(itemsOf(node, file));
    } else if (node.type === 'paragraph') {
      chapter?.paragraphs.push({ file, line, cells: [cellOf(node.children)] });
    }
  }
  return chapters;
}

/** What stands under a heading; nothing, at the page's first line, without it. */
export function chapterOf(
  chapters: readonly Chapter[],
  heading: string,
): Chapter {
  const [first = { file: '', line: 0 }] = chapters;
  return (
    chapters.find((chapter) => chapter.heading === heading) ?? {
      heading,
      depth: 0,
      file: first.file,
      line: first.line,
      paragraphs: [],
      tables: [],
      lists: [],
      bullets: [],
    }
  );
}

function rowsOf(table: MdastTable, file: string): Row[] {
  return table.children.map((row) => ({
    file,
    line: row.position?.start.line ?? 0,
    cells: row.children.map((cell) => cellOf(cell.children)),
  }));
}

function itemsOf(list: List, file: string): Row[] {
  return list.children.map((item) => ({
    file,
    line: item.position?.start.line ?? 0,
    cells: item.children.flatMap((child) =>
      child.type === 'paragraph' ? [cellOf(child.children)] : [],
    ),
  }));
}

function cellOf(children: readonly PhrasingContent[]): Cell {
  const root = { type: 'paragraph' as const, children: [...children] };
  const code: string[] = [];
  const links: string[] = [];
  const targets: string[] = [];
  let shape = '';
  visit(root, (node) => {
    if (node.type === 'inlineCode') code.push(node.value);
    if (node.type === 'inlineCode') shape += '§';
    else if ('value' in node) shape += node.value;
    if (node.type === 'link') {
      links.push(toString(node));
      targets.push(node.url);
    }
  });
  return { text: toString(root).trim(), code, shape, links, targets };
}
