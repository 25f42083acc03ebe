import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { parseMarkdown, proofsIn } from '../src/plugins/shared/markdown';
import { infoOf } from '../src/plugins/code-examples/checkBlocks';
import type { Info } from '../src/plugins/code-examples/grammar';

/** A fenced code block of a page. */
export interface Block extends Info {
  /** Its content, without the last line break. */
  readonly text: string;
  readonly file: string;
  /** The line of the opening fence, counted from 1. */
  readonly line: number;
  /** The line of the closing fence. */
  readonly endLine: number;
  /** The line on which the proof begins that it is part of. */
  readonly proof?: number | undefined;
}

/** The blocks below a heading. */
export interface Section {
  /** Text of the nearest heading above. */
  readonly heading: string;
  /** Its level: 2 for `##`. */
  readonly depth: number;
  readonly blocks: readonly Block[];
}

export interface Mistake {
  readonly line: number;
  readonly message: string;
}

/** Lists all mistakes of a page, each with file and line. */
export class GrammarError extends Error {
  constructor(
    file: string,
    readonly mistakes: readonly Mistake[],
  ) {
    super(
      mistakes
        .map(({ line, message }) => `${file}:${String(line)}: ${message}`)
        .join('\n'),
    );
    this.name = 'GrammarError';
  }
}

/**
 * Reads the code blocks of one page.
 *
 * @throws GrammarError when a block is of no kind, stands inside a list or a
 *   quote, or is indented code
 */
export function readSections(markdown: string, file: string): Section[] {
  const tree = parseMarkdown(markdown);
  const mistakes: Mistake[] = [];
  const proofs = proofsIn(tree).map((range) =>
    range.map((index) => tree.children[index]?.position?.start.line ?? 0),
  );
  let section = { heading: '', depth: 0, blocks: [] as Block[] };
  const sections = [section];
  visit(tree, (node, _index, parent) => {
    if (node.type === 'heading') {
      const heading = toString(node, { includeImageAlt: false });
      section = { heading, depth: node.depth, blocks: [] };
      sections.push(section);
    } else if (node.type === 'code') {
      const { line = 0 } = node.position?.start ?? {};
      const info = infoOf(node, parent?.type, markdown);
      if ('mistake' in info) mistakes.push({ line, message: info.mistake });
      else {
        const proof = proofs.find(
          ([first = 0, last = 0]) => first < line && line < last,
        );
        section.blocks.push({
          ...info,
          text: node.value,
          file,
          line,
          endLine: node.position?.end.line ?? line,
          proof: proof?.[0],
        });
      }
    }
  });
  if (mistakes.length > 0) throw new GrammarError(file, mistakes);
  return sections;
}
