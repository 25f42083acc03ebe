import path from 'node:path';
import type { Nodes } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import {
  parseMarkdown,
  readMarkdown,
  withoutProofs,
} from '../../plugins/shared/markdown';

/** A cell of a table, an item of a list, or a paragraph. */
export interface Cell {
  readonly text: string;
  readonly code: readonly string[];
  /** Its text with `§` in place of each code span. */
  readonly shape: string;
  readonly links: readonly string[];
  /** The targets of its links, as they are written. */
  readonly targets: readonly string[];
}

/** A position in a page, for messages. */
export interface SourceLine {
  readonly file: string;
  readonly line: number;
}

export interface Row extends SourceLine {
  readonly cells: readonly Cell[];
}

/** The content below a heading of a page. */
export interface Chapter extends SourceLine {
  readonly heading: string;
  readonly depth: number;
  readonly paragraphs: readonly Row[];
  readonly tables: readonly (readonly Row[])[];
  /** The items of lists, each a row of one cell. */
  readonly lists: readonly (readonly Row[])[];
}

const chapterAt = (heading: string, depth: number, source: SourceLine) => ({
  ...source,
  heading,
  depth,
  paragraphs: [] as Row[],
  tables: [] as Row[][],
  lists: [] as Row[][],
});

/**
 * Parses a page into chapters.
 *
 * @param file the page's path, relative to the site
 */
export function readChapters(siteDir: string, file: string): Chapter[] {
  const markdown = readMarkdown(path.join(siteDir, file));
  const chapters: ReturnType<typeof chapterAt>[] = [];
  const placeOf = (node: Nodes): SourceLine => ({
    file,
    line: node.position?.start.line ?? 0,
  });
  const rowOf = (node: Nodes, cells: readonly Nodes[]): Row => ({
    ...placeOf(node),
    cells: cells.map(cellOf),
  });
  for (const node of withoutProofs(parseMarkdown(markdown)).children) {
    const chapter = chapters.at(-1);
    if (node.type === 'heading') {
      chapters.push(chapterAt(toString(node), node.depth, placeOf(node)));
    } else if (node.type === 'table') {
      chapter?.tables.push(
        node.children.map((row) => rowOf(row, row.children)),
      );
    } else if (node.type === 'list') {
      const isText = ({ type }: Nodes): boolean => type === 'paragraph';
      chapter?.lists.push(
        node.children.map((item) => rowOf(item, item.children.filter(isText))),
      );
    } else if (node.type === 'paragraph') {
      chapter?.paragraphs.push(rowOf(node, [node]));
    }
  }
  return chapters;
}

/** The chapter of a heading; an empty one where the page does not have it. */
export function chapterOf(
  chapters: readonly Chapter[],
  heading: string,
): Chapter {
  const [source = { file: '', line: 0 }] = chapters;
  const found = chapters.find((chapter) => chapter.heading === heading);
  return (
    found ?? chapterAt(heading, 0, { file: source.file, line: source.line })
  );
}

function cellOf(root: Nodes): Cell {
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
