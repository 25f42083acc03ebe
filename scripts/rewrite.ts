import type { Outcome } from '../checks/pageChecks';

/**
 * Replaces the blocks of a page by the actual outcomes, and nothing else.
 *
 * @param markdown the page's text
 * @param outcomes of blocks of this page
 */
export function rewrite(
  markdown: string,
  outcomes: readonly Outcome[],
): string {
  const lines = markdown.split('\n');
  const fromTheEnd = outcomes
    .filter(({ block, actual, problem }) => !problem && block.text !== actual)
    .sort((a, b) => b.block.line - a.block.line);
  for (const { block, actual } of fromTheEnd) {
    lines.splice(
      block.line,
      block.endLine - block.line - 1,
      ...actual.split('\n'),
    );
  }
  return lines.join('\n');
}
