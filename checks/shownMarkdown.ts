import { parseMarkdown, proofsIn } from '../src/plugins/shared/markdown';

/** The Markdown of a page without its proofs. */
export function shownMarkdown(markdown: string): string {
  const tree = parseMarkdown(markdown);
  let shown = '';
  let last = 0;
  for (const [first, end] of proofsIn(tree)) {
    shown += markdown.slice(last, tree.children[first]?.position?.start.offset);
    last = tree.children[end]?.position?.end.offset ?? last;
  }
  return shown + markdown.slice(last);
}
