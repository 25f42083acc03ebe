import { type Block, readSections } from '../../checks/blocks';

/** A code block of Markdown. */
export const fence = (info: string, ...lines: string[]): string =>
  ['```' + info, ...lines, '```', ''].join('\n');

/** The code block of a page that has nothing else. */
export function blockOf(info: string, text: string): Block {
  const [section] = readSections(fence(info, text), 'docs/page.md');
  const [block] = section?.blocks ?? [];
  if (!block) throw new Error(`"${info}" is no kind of block.`);
  return block;
}
